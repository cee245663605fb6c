import { expect, test } from 'vitest';
import { fromStoredFields } from '#contract/discovery-fields.ts';
import { draftFrom, saidLines } from '#tests/support/calls/call-drafts.ts';

const said = [
  'R: When would the pumps have to be in?',
  'P: We flood the beds on the first of May. Actually no, the thaw is early, so we flood them on the 12th of April.',
  'R: And what does a lost bed cost you?',
  'P: About six thousand euros. No wait, with the plants it is more like nine thousand.',
  'R: I see.',
];
const timeline = (targetDate: string): string =>
  draftFrom({ lines: saidLines(said), fields: fromStoredFields({ TargetBarrierDate: targetDate }) })
    .blocks.timeline.map(({ text }) => text)
    .join('\n');

test('a day that corrects another in the same breath is stated, the other one is not', () => {
  expect(timeline('the thaw is early, so we flood them on the 12th of April.')).toContain('12th of April');
  expect(timeline('Actually no, the thaw is early, so we flood them on the 12th of April.')).toContain('12th of April');
  expect(timeline('We flood the beds on the first of May.')).not.toContain('first of May');
});

test('a cost that corrects another in the same breath is quoted without it', () => {
  const lines = saidLines(said);
  const heard = [{ field: 'financialImpact' as const, lineId: '4', text: lines[3]?.text ?? '' }];
  const { blocks } = draftFrom({ lines, heard });
  const told = Object.values(blocks)
    .flat()
    .map(({ text }) => text)
    .join('\n');
  expect(told).toContain('nine thousand');
  expect(told).not.toContain('six thousand');
  // Without the question nobody knows what it is that comes to so much.
  expect(told).toContain('What does a lost bed cost you?');
});
