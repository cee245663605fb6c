import { expect, test } from 'vitest';
import { correctsItself, deniedValues, deniesOne, heldOf, revokes, whatHolds } from './revoked.ts';
import { saidValues } from './said-values.ts';

const denies = (text: string, earlier: string): boolean => deniesOne(deniedValues(text), saidValues(earlier));

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
  'Actually no problem to include the annex.',
  'Actually, don’t wait for it, the old one is fine.',
  'Actually, don’t let me forget the volume table.',
  'Actually, hold on, let me note that down.',
  'Actually, wait for the mail of my colleague first.',
  'No, wait, what is your address again?',
  'Sorry, no, go on, you wanted to say something.',
  'No, sorry, please go ahead.',
  'No, actually, that works well.',
  'Ignore that, it’s the door.',
  'Change of plan on our side, by the way: Kim joins us.',
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
  ['We have forty drivers, no, fourteen drivers on the road.', 'fourteen drivers on the road.'],
  ['It costs £40,000 a year, make it £50,000 a year with the temps.', '£50,000 a year with the temps.'],
  [
    'Budget is forty thousand. Scratch that, the board cut it to thirty thousand.',
    'the board cut it to thirty thousand.',
  ],
  ['In May, or rather the second of June, we move the stores.', 'the second of June, we move the stores.'],
])('%s holds from the correction on', (text, left) => {
  expect(whatHolds(text)).toBe(left);
});

test.each([
  'We have forty homes. No, really, it is a lot.',
  'It takes two weeks. I mean, nobody looks at it.',
  'By March, no later.',
  'Forty, no, fourteen.',
  'We pay 900 a month and no one checks the 40 meters.',
  'It costs us forty thousand a year. We make it up with three temps on Sundays.',
  'Twelve people retype dockets by hand and make that mistake 400 times a year.',
  'We retype 400 orders a day by hand and every correction costs us twenty minutes.',
  'Live by the first of May. Sorry, the board meets on the third of April, by the way.',
  'By the end of March. No, absolutely, because in April the season begins for us.',
  'Budget is forty thousand for this year, I meant to say, and twenty thousand for training next year.',
  'We lose forty thousand a year on it, I mean, three people sit there all day and retype dockets.',
  'We lose 40 hours a week on it, sorry, and 3 people quit over it last year.',
  'We start in March and make it to 400 stores by the end of the year.',
  'Every claim takes 3 weeks. The correction takes another 2 weeks on top of that.',
  'Orders of 500 come in, sorry, it is noisy here, and 20 are wrong.',
  'We lose 20 hours. Scratch that, three people quit over it.',
  'We have 40 people and I mean 40 people who care.',
  'It takes 20 minutes per order - no - nobody believes it, 400 orders a day.',
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

test('when a value was that is gone is left out of what holds', () => {
  const said =
    'We were fined twenty-two thousand last year. No hang on, that was the year before, last year it was nearer thirty-one.';
  expect(heldOf(said, said)).toBe('last year it was nearer thirty-one.');
  const own = 'It costs us forty a week. No, that is the sixty I said, twelve of them ours.';
  expect(heldOf(own, own)).not.toMatch(/^twelve/u);
});

test('a deed is handed back where it is the one that was promised', () => {
  expect(revokes('No, Kim, you send it.', 'I’ll send you the list.')).toBe(true);
  expect(revokes('No, you do that.', 'I’ll send you the list.')).toBe(true);
  expect(revokes('No, you have to ask Col first.', 'I’ll send you the drawings on Monday.')).toBe(false);
});

test('a line of nothing but turns is read at once', () => {
  const began = performance.now();
  whatHolds('no, '.repeat(25_000));
  expect(performance.now() - began).toBeLessThan(1000);
});

test('a correction in the middle is heard, and a plain no is none', () => {
  expect(correctsItself('Make it the fourth. Sorry, the third is fine.')).toBe(true);
  expect(correctsItself('Nobody is there on Sundays.')).toBe(false);
  expect(correctsItself('Every correction costs us twenty minutes, and we make it up on Sundays.')).toBe(false);
});

test('a later text says of an earlier value that it is wrong', () => {
  expect(denies('refunds more like 900/mo after all, not 1300', 'refunds £1,300/mo')).toBe(true);
  expect(denies('It’s forty vans rather than sixty.', 'sixty vans')).toBe(true);
  expect(denies('refunds 900/mo, not counting vouchers', 'vouchers 900/mo')).toBe(false);
  expect(denies('1300 refunds, not bad', 'refunds £1,300/mo')).toBe(false);
  expect(denies('30, if not 40 vans are off the road', '40 vans break down')).toBe(false);
  expect(denies('refunds 900/mo, whether or not 1300 returns', 'returns 1300/mo')).toBe(false);
  expect(denies('Why not 40? asked the CFO', 'budget 40')).toBe(false);
  expect(denies('It isn’t 3 people, it is 3 people per site', '3 people retype orders')).toBe(false);
});
