// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { emptyLayout, type ProposalState } from '#contract/proposal.ts';
import { proposal } from '#tests/support/pdf/proposal-sample.ts';
import { ValidUntil } from './valid-until.tsx';

test('a day that was typed while something else is saved is saved after it, once', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const change = vi.fn();
  const main = document.createElement('main');
  document.body.append(main);
  const root = createRoot(main);
  const state = { layout: emptyLayout, document: proposal, mayWrite: true } as unknown as ProposalState;
  const show = (busy: boolean): void => {
    act(() => {
      root.render(createElement(ValidUntil, { state, arranging: { busy, waits: false, change, undo: null } }));
    });
  };
  show(true);
  const input = main.querySelector('input');
  if (input === null) throw new Error('There is no field');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '2098-03-01');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => {
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
  expect(change).not.toHaveBeenCalled();
  show(false);
  show(false);
  expect(change).toHaveBeenCalledTimes(1);
  expect(change).toHaveBeenCalledWith({ ...emptyLayout, validUntil: '2098-03-01' }, expect.any(Function));
  vi.unstubAllGlobals();
});
