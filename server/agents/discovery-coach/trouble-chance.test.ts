import { expect, test } from 'vitest';
import { troubleFrom, troubleIn, troubleOdds, type TroublePlace } from './trouble-chance.ts';

const place: TroublePlace = { rep: '', askedForIt: false, pitched: 0, wished: false, signs: 0 };
const long =
  'Then the slip goes into a box in the office, and on Monday my sister types it, and half of them she sends back because nobody can read them.';

test('a tale of what is done by hand, step after step, is likelier trouble when it was asked how it is today', () => {
  const asked = { ...place, rep: 'And what happens to the slip after that?' };
  expect(troubleOdds(long, asked)).toBeGreaterThan(troubleFrom);
  expect(troubleOdds(long, asked)).toBeGreaterThan(troubleOdds(long, place));
});

test('the more was told of what is sold, the less likely it is of today', () => {
  const asked = { ...place, rep: 'And what happens to the slip after that?' };
  expect(troubleOdds(long, { ...asked, pitched: 8 })).toBeLessThan(troubleFrom);
  expect(troubleOdds(long, { ...asked, wished: true })).toBeLessThan(troubleOdds(long, asked));
});

test('what holds nothing that is amiss or done by hand is none, however long', () => {
  const text =
    'We are three brothers and a cousin, in two yards by the river, since my grandfather came here from Malta.';
  expect(troubleOdds(text, { ...place, rep: 'How many are you?' })).toBe(-Infinity);
});

test('of several sentences the one that tells most is taken', () => {
  expect(troubleIn(['It is a nice box.', 'My sister types each form again and loses one a day.'], () => 0)).toMatch(
    /^My/u,
  );
  expect(troubleIn([], () => 0)).toBeNull();
});
