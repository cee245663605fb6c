import { expect, test } from 'vitest';
import type { Billing } from '#contract/billing.ts';
import { usedUpTexts } from './used-up.ts';

const usage = (prep: [number, number], discovery: [number, number], more: Partial<Billing['usage']> = {}) => ({
  renewsAt: null,
  extraLeft: 0,
  history: [],
  meters: [
    { kind: 'prep' as const, used: prep[0], limit: prep[1] },
    { kind: 'discovery' as const, used: discovery[0], limit: discovery[1] },
  ],
  ...more,
});

test('says nothing below 80%, of either kind', () => {
  expect(usedUpTexts(usage([11, 15], [7, 10]))).toEqual([]);
});

test('warns of each kind from 80% on, with what is left', () => {
  expect(usedUpTexts(usage([12, 15], [7, 10]))).toEqual(['12 of 15 preps are used, 3 left.']);
  expect(usedUpTexts(usage([0, 15], [8, 10]))).toEqual(['8 of 10 discovery sessions are used, 2 left.']);
  expect(usedUpTexts(usage([3, 3], [2, 2]))).toEqual(['3 of 3 preps are used.', '2 of 2 discovery sessions are used.']);
});

test('counts extra sessions, and says when new ones come only once none is left', () => {
  const renewsAt = '2027-03-04T12:00:00.000Z';
  expect(usedUpTexts(usage([0, 15], [10, 10], { extraLeft: 4, renewsAt }))).toEqual([
    '10 of 10 discovery sessions are used, 4 left.',
  ]);
  expect(usedUpTexts(usage([0, 15], [10, 10], { renewsAt }))[0]).toMatch(
    /^10 of 10 discovery sessions are used\. New ones come on .*2027\.$/u,
  );
});
