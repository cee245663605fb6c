import { describe, expect, test } from 'vitest';
import { firstIsGone } from '#tests/support/calls/first-is-gone.ts';

describe('a value that is said again as one of a time that is past', () => {
  test.each([
    'A: We are getting two hundred and ten complaints in a month. / B: Two hundred ten was in the rains, give her the present one.',
    'A: we are getting two hundred and ten complaints in a month in the portal / B: two hundred ten was in the rains give her the present one',
    'A: We run ninety vans. / B: Ninety was before the split.',
    'A: It costs us ninety thousand. / R: Ninety. / B: The ninety was last year. I would have to ask.',
    'A: We lose forty a week. / B: Forty was during the strike.',
    'A: Each of them does thirty visits a week. / B: Thirty visits was when we had Olga.',
    'A: We scrap nine percent. / R: Nine. / A: Well, nine was under the old foreman.',
    'A: About four hundred calls a day. / B: Four hundred was at the peak.',
  ])('holds no longer: %s', (said) => {
    expect(firstIsGone(said)).toBe(true);
  });

  test.each([
    'A: We had sixty claims last year. / B: Sixty was last year, yes.',
    'A: We run ninety vans. / B: Ninety was in the budget, so that fits.',
    'A: We spend forty thousand on it. / B: Forty thousand was what they quoted as well.',
    'A: We need twelve seats. / B: Twelve was in the offer too.',
    'A: It came to eighty thousand. / B: Eighty thousand was before tax.',
    'A: Back then it was six sites. / R: Six. / 90s B: Six was before the merger.',
    'A: We have ninety people. / R: Ninety was last year in your report.',
    'A: We pay sixteen an hour. / B: Nineteen was last week, for nights.',
  ])('holds: %s', (said) => {
    expect(firstIsGone(said)).toBe(false);
  });
});
