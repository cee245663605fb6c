import { expect, test } from 'vitest';
import { promisesOf } from '#server/features/coaching/call-lines.view.ts';
import { terseHabits, terseSteps } from '#tests/support/notes/terse-habits.ts';
import type { CallLine } from '../call-line.ts';
import { fillFields } from '../fields/fill-fields.ts';

const linesOf = (notes: readonly string[]): CallLine[] =>
  notes.map((text, at) => ({ id: String(at), at: 60 + at * 40, speaker: '', side: 'note', text }));

test.each(terseHabits)('%s: %j', (_, notes, fills) => {
  expect(
    fillFields(linesOf(notes))
      .map(({ field, text }) => `${field}: ${text}`)
      .toSorted(),
  ).toEqual(fills.toSorted());
});

test.each(terseSteps)('next steps, %s: %j', (_, notes, steps) => {
  expect(
    promisesOf(linesOf(notes), [], ['Saskia Brandt', 'Saskia', 'Brandt']).map(({ side, text }) => `${side}: ${text}`),
  ).toEqual(steps);
});
