import { expect, test } from 'vitest';
import { asksBack, worksOut } from './asked-back.ts';

test.each([
  ["And if the sail isn't back by then?", 'You get it back on Thursday.', true],
  ['What if it tears again?', 'We mend it twice.', true],
  ['Four days for a whole genoa?', 'It takes four days.', true],
  ['Four sails are torn.', 'It takes four days.', false],
  [
    'Which four sails do you want to see first when you come to the loft on Monday?',
    'We begin with four sails.',
    false,
  ],
  ['How long does it take?', 'We mend sails.', false],
  ['If it rains we stay in the hall.', 'We come on Monday.', false],
])('%j after %j asks back: %j', (text, told, yes) => {
  expect(asksBack(text, told)).toBe(yes);
});

test.each([
  ["That's, hang on, nine thousand a year.", true],
  ['Nine times forty.', true],
  ['The mast is nine meters.', false],
])('%j works a price out: %j', (text, yes) => {
  expect(worksOut(text)).toBe(yes);
});
