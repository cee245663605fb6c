import { describe, expect, test } from 'vitest';
import { countedNumbers, countsSame } from './counted-numbers.ts';

const linked = (text: string, source: string): boolean[] =>
  countedNumbers(text).map((number) => countedNumbers(source).some((other) => countsSame(number, other, source)));

describe('whether a number counts the same in a text as in a source', () => {
  test.each([
    ['Your 12 gates', 'We have twelve slow old turnstile gates.'],
    ['All 12 of your gates open.', 'How many gates? Twelve of them.'],
    ['queues of 20 minutes', 'people queue for twenty minutes every morning'],
    ['a 20-minute queue', 'about 20 mins'],
    ['£64,000 in refunds', 'Sixty-four thousand a year in refunds.'],
    ['EUR 1,800 per site', 'It is 1,800 € each.'],
    ['£9,000', 'nine thousand quid'],
    ['40% fewer faults', 'faults fell by forty percent'],
    ['9 to 12 weeks', 'nine to twelve weeks'],
    ['12 lorries', 'The 12 trucks are old.'],
    ['30 Wochen', 'rund 30 Wochen'],
    ['180 km', '180 kilometers of pipe'],
    ['Signed by 15 May', 'Meet on the 15th.'],
    ['Clause 4 holds.', 'four gates'],
    ['In 4 steps', 'four gates'],
    ['Live in 2027', 'in 2027'],
    ['£40,000 a year', 'It costs us forty thousand annually.'],
    ['20 orders a month', 'We handle 20 monthly orders.'],
    ['60 tickets a day', 'Sixty tickets daily.'],
    ['Your 12 dispatchers', 'We have twelve people in dispatch.'],
    ['¥500 saved', 'CNY 500'],
  ])('%s: %s', (text, source) => {
    expect(linked(text, source)).not.toContain(false);
  });

  test.each([
    ['You save 4 weeks.', 'We have four gates.'],
    ['You save 4 weeks.', 'It is the 4 at the harbor.'],
    ['Your 9,000 depots get one plan.', 'That costs us £9,000 a month.'],
    ['9,000 depots', 'Nine thousand a month, I guess.'],
    ['€9,000', '£9,000'],
    ['£40', '40 gates'],
    ['40 percent', '40 gates'],
    ['12 days', '12 weeks'],
    ['12 kg', '12 km'],
    ['40 customers', '40 vans'],
    ['12 dispatchers', 'We have twelve people in sales.'],
    ['20 days', '20 kr'],
  ])('not %s: %s', (text, source) => {
    expect(linked(text, source)).toContain(false);
  });
});
