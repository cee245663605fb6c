import { expect, test } from 'vitest';
import { draftFrom, saidLines } from '#tests/support/calls/call-drafts.ts';
import { stepSentence } from './step-sentence.ts';

test.each([
  ['rep', "Great, and I'll send an offer by next Wednesday.", 'Ines will send an offer by next Wednesday.'],
  ['rep', "I'll send you that case study.", 'Ines will send you that case study.'],
  ['rep', 'We will ask our fitter about the loading ramp.', 'Ines will ask our fitter about the loading ramp.'],
  ['prospect', "I'll send you the kiln drawings on Monday.", 'Ines will send us the kiln drawings on Monday.'],
  ['prospect', 'I will forward your questions to the board.', 'Ines will forward our questions to the board.'],
  ['prospect', "I'll send you the stock list this week then.", 'Ines will send us the stock list this week.'],
  ['rep', "I'll bring a sample on Monday, then.", 'Ines will bring a sample on Monday.'],
  ['rep', "I'll ask our fitter though.", 'Ines will ask our fitter.'],
  [
    'rep',
    "I'll send the kit for your hall, then, at twelve degrees.",
    'Ines will send the kit for your hall, at twelve degrees.',
  ],
  ['rep', "I'll call the yard then.", 'Ines will call the yard then.'],
] as const)('%s: %s becomes a step', (side, piece, step) => {
  expect(stepSentence('Ines', side, piece)).toBe(step);
});

test.each([
  ['rep', "I'll ask my boss."],
  ['rep', 'I will send it tomorrow.'],
  ['rep', "I'll ring him on Friday."],
  ['rep', 'I could draw it up.'],
  ['rep', "I'll look at the ramp. Then we talk."],
  ['prospect', "I'll check what you need for the ramp."],
  ['prospect', "We'll tell our drivers on Monday."],
  ['prospect', "I'll tell the drivers you rang."],
  ['prospect', "I'll let you decide for yourselves by Friday."],
  ['prospect', "I'll show you the yard, see for yourself."],
  ['prospect', "I'll get the foreman in for the end, so bring your boots."],
] as const)('%s: %s stays a quotation', (side, piece) => {
  expect(stepSentence('Ines', side, piece)).toBeNull();
});

test('the same promise is one step that cites both places, and this proposal is no step in itself', () => {
  const { timeline } = draftFrom({
    lines: saidLines([
      "R: I'll send you the drawings of the ramp by Friday.",
      'P: The yard is closed in May.',
      "R: I'll send you a proposal for the nine kilns on Monday.",
      "R: And I'll send the drawings.",
    ]),
  }).blocks;
  expect(timeline.map(({ text }) => text)).toEqual(['Ines will send you the drawings of the ramp by Friday.']);
  expect(timeline[0]?.quotes).toHaveLength(2);
});

test('a step that was moved to another day names that one', () => {
  const said = 'R: I’ll send you the drawings of the ramp on Monday. Actually, no, I’m off Monday, make it on Tuesday.';
  const { timeline } = draftFrom({ lines: saidLines([said, 'P: The yard is closed in May.']) }).blocks;
  expect(timeline.map(({ text }) => text)).toEqual(['Ines will send you the drawings of the ramp on Tuesday.']);
});

test('a step names only the day that holds', () => {
  expect(stepSentence('Ellen Park', 'prospect', 'I’ll send you the plans on Monday, no, sorry, on Tuesday.')).toBe(
    'Ellen Park will send us the plans on Tuesday.',
  );
});
