import { expect, test } from 'vitest';
import { findPromises, holdsPromise } from './find-promises.ts';

const promises = (text: string): number =>
  findPromises([{ id: '1', at: 300, speaker: 'Ada', side: 'rep', text }]).length;

test.each([
  'I send you ten tiles, for the yard.',
  'We need a week. I come back on that.',
  'I ask the office, and I send you the name tomorrow.',
  'I make an offer for the test. You have it Friday.',
  'I look at it this week.',
])('said in the present, of what comes: %s', (text) => {
  expect(promises(text)).toBeGreaterThan(0);
});

test.each([
  'I send the list every Monday.',
  'I check it every morning.',
  'I ask myself the same thing.',
  'I’ll let you go.',
  'I’ll warn you now, she reads everything.',
])('a habit or talk is none: %s', (text) => {
  expect(promises(text)).toBe(0);
});

test('what its phrases make a promise is one to everybody who asks', () => {
  const text = 'You’ll have the whole list in your hands before the week is out.';
  expect(promises(text) > 0).toBe(holdsPromise(text));
});
