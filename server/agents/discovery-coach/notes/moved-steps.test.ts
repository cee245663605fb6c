import { expect, test } from 'vitest';
import { nextStepOf } from '#server/agents/call-summary/next-step.ts';
import type { CallLine } from '../call-line.ts';
import { findPromises } from '../find-promises.ts';
import { isMove } from './moved-steps.ts';

const noted = (...texts: string[]): CallLine[] =>
  texts.map((text, index) => ({ id: String(index), at: 30 + 10 * index, speaker: 'R', side: 'note', text }));
const steps = (...texts: string[]): string[] => {
  const lines = noted(...texts);
  return findPromises(lines).map((promise) => nextStepOf(promise, lines).what);
};

test.each([
  [['I’ll send the plan by Thursday', 'Scratch that, Wednesday'], 'I’ll send the plan by Wednesday.'],
  [['Next steps: send the quote Tuesday', 'make that Monday'], 'Send the quote Monday.'],
  [['I’ll send the plan by Thursday', 'Wednesday, not Thursday'], 'I’ll send the plan by Wednesday.'],
  [['I’ll send the plan by Thursday. Scratch that, Wednesday'], 'I’ll send the plan by Wednesday.'],
  [['To do: visit the depot on 4 May', 'oops, 6 May'], 'Visit the depot on 6 May.'],
  [['Action: book the demo for Mon', 'should be Tue'], 'Book the demo for Tue.'],
  [['To do: send refs by 12 June', 'update: by 10 June'], 'Send refs by 10 June.'],
  [['To do: send refs Thursday', 'no, Wednesday', 'no wait, Friday'], 'Send refs Friday.'],
])('a noted step holds the last day: %j', (texts, step) => {
  expect(steps(...texts)).toEqual([step]);
});

test.each([[['To do: send the case study', 'scratch that, they have it']], [['To do: chase legal', 'cancel that']]])(
  'a scratched step is none: %j',
  (texts) => {
    expect(steps(...texts)).toEqual([]);
  },
);

test.each([
  'they open on Wednesday',
  'no budget before Wednesday',
  'sorry state of the boiler, fails every Monday',
  'Wednesday is her day off',
  'forget it if it rains, he joked',
  'make it simple',
  'Not needed: the chiller',
  'actually like Monday calls',
  'Tuesday, not just Monday, is delivery day',
])('another note moves nothing: %s', (text) => {
  expect(steps('To do: send the plan by Friday', text)).toEqual(['Send the plan by Friday.']);
});

test('a long row of beginnings is read at once', () => {
  const said = `${'no, wait '.repeat(2000)}x`;
  expect(isMove(said, { id: '1', at: 0, speaker: 'R', side: 'note', text: said })).toBe(false);
});
