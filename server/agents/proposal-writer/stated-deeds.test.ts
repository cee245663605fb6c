import { expect, test } from 'vitest';
import { draftFrom, saidLines } from '#tests/support/calls/call-drafts.ts';
import { statesDeed } from './stated-deeds.ts';

test.each([
  'We will fail the audit next month.',
  'I’ll turn fifty on Sunday.',
  'We’ll lay off two drivers next week.',
  'We’ll close the Leeds branch next month.',
  'We’ll exceed the budget by 20 hours next month.',
  'We’ll sue our last supplier before the summer.',
  'Our baker will quit before the summer.',
  'If nothing changes we’ll run out of oven space before the holidays.',
  'We’ll outgrow you by 3 sites.',
  'I’ll level with you.',
  'I take my kids to school on Friday.',
  'I come in on Monday.',
  'I’m putting this badly.',
  'I’m bringing up kids.',
  'You’ll have seen the storm this week.',
  'You’ll have noticed our ad on Monday.',
  'You have a team I can count on.',
  'You have the data to build on.',
  'I would like the refunds to fall by half.',
])('what somebody fears, plans or means is no next step: %s', (text) => {
  expect(statesDeed(text)).toBe(false);
  expect(draftFrom({ lines: saidLines(['R: How is it going?', `P: ${text}`]) }).blocks.timeline).toEqual([]);
});

test.each([
  'I’ll walk the roof with you on Friday.',
  'Our fitter will carry the frame over to you.',
  'We’ll bake you a tray.',
  'I’m sending it today.',
  'I phone our diver this evening.',
  'I bring you the frame on Monday.',
  'You’ll have both quotes by Friday.',
  'You have the drawings by Tuesday.',
])('what somebody does for the other side is one: %s', (text) => {
  expect(statesDeed(text)).toBe(true);
});

test('what hangs on something else is stated by no deed alone', () => {
  expect(statesDeed('I’ll walk the roof with you on Friday if it stays dry.')).toBe(false);
});
