import { expect, test } from 'vitest';
import { eachStep, isMutual } from './each-step.ts';

test.each([
  [
    'I’ll send you the price list by Friday, and I’ll set up a demo with Ingrid next week.',
    ['I’ll send you the price list by Friday', 'I’ll set up a demo with Ingrid next week.'],
  ],
  [
    'We’ll draft the plan by Monday and then I’ll bring the drawings on Thursday.',
    ['We’ll draft the plan by Monday', 'I’ll bring the drawings on Thursday.'],
  ],
  [
    'I’ll email the contract tomorrow and book a visit next week.',
    ['I’ll email the contract tomorrow', 'book a visit next week.'],
  ],
  // Without a day of its own, what goes on belongs to the deed before it.
  ['I’ll find the slides and email them to you by Friday.', null],
  ['I’ll prepare the quote and I’ll send it by Friday.', null],
  ['If you sign today, I’ll order the parts and we’ll install the ramp on Friday.', null],
  ['I’ll send the list by Friday and they’ll check the figures on Monday.', null],
])('the promises of a sentence: %s', (sentence, steps) => {
  expect(eachStep(sentence)).toEqual(steps ?? [sentence]);
});

test.each([
  'Let’s speak again on the 12th.',
  'Okay, let’s put something in for Tuesday.',
  'We’ll meet on Friday at ten.',
  'Next call 12 March',
  'Speak again on Monday',
])('both do it: %s', (text) => {
  expect(isMutual(text)).toBe(true);
});

test.each([
  'Let’s see.',
  'Let me send you the list.',
  'We’ll send you the list on Friday.',
  'We’ll speak to our lawyer on Friday.',
  'I’ll talk to Ana on Monday.',
  'Call Ana on Monday',
])('one side does it: %s', (text) => {
  expect(isMutual(text)).toBe(false);
});
