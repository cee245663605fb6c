import { expect, test } from 'vitest';
import { correctsItself, denies, heldOf, revokes, whatHolds } from './revoked.ts';

test.each([
  'Actually no, Tom, you send it.',
  'No, wait.',
  'Scratch that.',
  'Oh, on second thoughts, let me not.',
  'Sorry, no, that is Kim’s.',
  'No, Kim, you send it.',
  'Well, I misspoke.',
])('%s takes back what was said', (text) => {
  expect(revokes(text)).toBe(true);
});

test.each([
  'No problem.',
  'Actually, that works.',
  'No, you are right.',
  'Sorry about that.',
  'Forget that one for now, I’ll send the other.',
  'No rush.',
  'Scratching the floor is what we fear.',
])('%s takes nothing back', (text) => {
  expect(revokes(text)).toBe(false);
});

test.each([
  [
    'They come back by the end of March. Actually scratch that, I got the letter, it’s the twentieth of February.',
    'I got the letter, it’s the twentieth of February.',
  ],
  ['start before season, 1 April. no - Easter is early, 20 March', 'Easter is early, 20 March'],
  ['We need it in May, no, sorry, in early June.', 'in early June.'],
])('%s holds from the correction on', (text, left) => {
  expect(whatHolds(text)).toBe(left);
});

test.each([
  'We have forty homes. No, really, it is a lot.',
  'It takes two weeks. I mean, nobody looks at it.',
  'By March, no later.',
  'Forty, no, fourteen.',
  'We pay 900 a month and no one checks the 40 meters.',
])('%s is left as it is', (text) => {
  expect(whatHolds(text)).toBe(text);
});

test('what is taken back in the next breath is told as it holds', () => {
  const whole =
    'Clearing is in August, so the end of July. No wait, the builders need July, so the end of June. We hope.';
  expect(heldOf('Clearing is in August, so the end of July.', whole)).toBe(
    'the builders need July, so the end of June.',
  );
  expect(heldOf('Clearing is in August.', 'Clearing is in August. No rush.')).toBe('Clearing is in August.');
  expect(heldOf('We lose forty.', 'We lose forty. And no, nobody counts the twelve keys.')).toBe('We lose forty.');
});

test('a correction in the middle is heard, and a plain no is none', () => {
  expect(correctsItself('Make it the fourth. Sorry, the third is fine.')).toBe(true);
  expect(correctsItself('Nobody is there on Sundays.')).toBe(false);
});

test('a later text says of an earlier value that it is wrong', () => {
  expect(denies('refunds more like 900/mo after all, not 1300', 'refunds £1,300/mo')).toBe(true);
  expect(denies('It’s forty vans rather than sixty.', 'sixty vans')).toBe(true);
  expect(denies('refunds 900/mo, not counting vouchers', 'vouchers 900/mo')).toBe(false);
  expect(denies('1300 refunds, not bad', 'refunds £1,300/mo')).toBe(false);
});
