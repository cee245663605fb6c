import { expect, test } from 'vitest';
import { terseHabits } from '#tests/support/notes/terse-habits.ts';
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
