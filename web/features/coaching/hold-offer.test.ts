import { expect, test } from 'vitest';
import type { Suggestion } from '#contract/coaching.ts';
import { holdOffer, stillGiven, withoutOne, type HeldOffer } from './hold-offer.ts';

const said = (lineId: string, text: string): Suggestion => ({ field: 'financialImpact', lineId, text, state: 'open' });
const first = said('line-1', 'About thirty thousand a year.');
const second = said('line-2', 'No, that is without freight: forty-five.');

/** Returns the line IDs offered after each reading: the call's suggestions, and whether a hand is on the list. */
function offers(readings: readonly (readonly [open: readonly Suggestion[], hand: boolean])[]): string[][] {
  let held: HeldOffer = null;
  return readings.map(([open, hand]) => {
    held = holdOffer(held, open, hand);
    return (held ?? open).map(({ lineId }) => lineId);
  });
}

test('a suggestion that another supersedes stays under the hand and gives way once it left', () => {
  const shown = offers([
    [[first], false],
    [[first], true],
    [[second], true],
    [[second], true],
    [[second], false],
  ]);
  expect(shown).toEqual([['line-1'], ['line-1'], ['line-1'], ['line-1'], ['line-2']]);
});

test('without a hand the newer one takes the place at once; one that comes or goes under the hand waits as well', () => {
  expect(
    offers([
      [[first], false],
      [[second], false],
    ]),
  ).toEqual([['line-1'], ['line-2']]);
  expect(
    offers([
      [[first], true],
      [[first, second], true],
      [[first, second], false],
    ]),
  ).toEqual([['line-1'], ['line-1'], ['line-1', 'line-2']]);
  expect(
    offers([
      [[first], true],
      [[], true],
      [[], false],
    ]),
  ).toEqual([['line-1'], ['line-1'], []]);
});

test('a hand that comes before any suggestion holds the first that is there', () => {
  expect(
    offers([
      [[], true],
      [[first], true],
      [[second], true],
    ]),
  ).toEqual([[], ['line-1'], ['line-1']]);
});

test('what is taken under the hand is the one that was shown, though the call gives another by now', () => {
  const held = holdOffer(holdOffer(null, [first], true), [second], true);
  expect(held).toEqual([first]);
  // Accepts the first suggestion; only a suggestion that the call still gives is marked.
  expect(stillGiven([second], first)).toBe(false);
  expect(stillGiven([first, second], first)).toBe(true);
  expect(withoutOne(held, first)).toEqual([]);
  // Nothing may slip in below the hand before the hand leaves.
  expect(holdOffer(withoutOne(held, first), [second], true)).toEqual([]);
  expect(holdOffer(withoutOne(held, first), [second], false)).toBeNull();
});

test('a suggestion of the same line for another field is another one', () => {
  const barrier: Suggestion = { ...first, field: 'barriers' };
  expect(withoutOne([first, barrier], first)).toEqual([barrier]);
  expect(stillGiven([barrier], first)).toBe(false);
});
