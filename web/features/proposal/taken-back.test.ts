import { describe, expect, test } from 'vitest';
import { emptyLayout, type ProposalLayout } from '#contract/proposal.ts';
import { takenBack } from './taken-back.ts';

const layout = (part: Partial<ProposalLayout>): ProposalLayout => ({ ...emptyLayout, ...part });
const block = (id: string, text = 'Words') => ({ id, section: 'terms' as const, title: 'Terms', text });

describe('a change taken back', () => {
  test('with nothing changed since gives the layout of before', () => {
    const before = layout({ order: ['a', 'b'], hidden: ['a'], own: [block('x')] });
    const after = layout({ order: ['b', 'a'], hidden: [], own: [block('x', 'Other'), block('y')], template: 't' });
    expect(takenBack(after, { before, after })).toEqual(before);
  });

  test('leaves what others added, hid, wrote and locked since', () => {
    const before = layout({ hidden: ['a'] });
    const after = layout({ hidden: ['a', 'b'] });
    const now = layout({ hidden: ['a', 'b', 'c'], locked: ['d'], own: [block('x')], validUntil: '2031-05-06' });
    expect(takenBack(now, { before, after })).toEqual({ ...now, hidden: ['a', 'c'] });
  });

  test('brings a removed block back beside one that somebody added, and never over newer words', () => {
    const before = layout({ own: [block('x'), block('y')] });
    const after = layout({ own: [block('y')] });
    expect(takenBack(layout({ own: [block('y'), block('z')] }), { before, after })?.own).toEqual([
      block('y'),
      block('z'),
      block('x'),
    ]);
    const edited = { before: after, after: layout({ own: [block('y', 'Mine')] }) };
    expect(takenBack(layout({ own: [block('y', 'Theirs')] }), edited)).toBeNull();
  });

  test('takes one assumption back and leaves the other', () => {
    const amounts = (base: number) => ({ low: base, base, high: base, basis: '' });
    const before = layout({ assumptions: {} });
    const after = layout({ assumptions: { benefit: amounts(4) } });
    const now = layout({ assumptions: { benefit: amounts(4), once: amounts(9) } as ProposalLayout['assumptions'] });
    expect(takenBack(now, { before, after })?.assumptions).toEqual({ once: amounts(9) });
  });

  test('that somebody else took back already is none', () => {
    const [before, after] = [layout({}), layout({ locked: ['a'] })];
    expect(takenBack(before, { before, after })).toBeNull();
  });
});
