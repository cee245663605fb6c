import { expect, test } from 'vitest';
import { terseHabits } from '#tests/support/notes/terse-habits.ts';
import { emptyLines, terseLines } from '#tests/support/notes/terse-lines.ts';
import type { CallLine } from '../call-line.ts';
import { fillFields } from '../fields/fill-fields.ts';
import { findPromises } from '../find-promises.ts';

const linesOf = (notes: readonly string[]): CallLine[] =>
  notes.map((text, at) => ({ id: String(at), at: 60 + at * 40, speaker: '', side: 'note', text }));

test.each(terseHabits)('%s: %j', (_, notes, fills) => {
  expect(
    fillFields(linesOf(notes))
      .map(({ field, text }) => `${field}: ${text}`)
      .toSorted(),
  ).toEqual(fills.toSorted());
});

const spaces = ' '.repeat(20_000);

test.each([
  ['500 notes', Array.from({ length: 500 }, (_, at) => `thing ${at}: breaks ${at % 7} times, costs ${at}k a month`)],
  ['the same note', Array.from({ length: 500 }, () => 'pain: nets tear every trip')],
  ['corrections', Array.from({ length: 500 }, (_, at) => (at % 2 === 0 ? `costs ${at}k in rods` : `no, ${at}k`))],
  [
    'long lines',
    ['needs: 1) a 2) b ', 'today / target / ', 'no, not 60k, ', 'w/ b/c nobdy '].map((each) => each.repeat(300)),
  ],
  ['runs of spaces', [`ab${spaces}x`, `today / target:${spaces}x`, `today / target: x /${spaces}y / z`]],
  ['one long word', [`tour with ${'a'.repeat(600)}`]],
])('%s are read in no time, and what they fill stands in them', (_, notes) => {
  const began = performance.now();
  const lines = linesOf(notes);
  for (const { line, text } of fillFields(lines)) expect(line.text).toContain(text);
  for (const { line, text } of findPromises(lines)) expect(line.text).toContain(text);
  expect(performance.now() - began).toBeLessThan(4000);
});

const told = (text: string): string[] =>
  fillFields(linesOf([text]))
    .map(({ field }) => field)
    .filter((field) => field !== 'budget' && field !== 'decisionProcess');

test('most lines that tell something fill their field, and few of those that tell nothing fill any', () => {
  const labelled = Object.entries(terseLines).flatMap(([field, lines]) => lines.map((text) => ({ field, text })));
  const found = labelled.filter(({ field, text }) => told(text).includes(field));
  expect(found.length / labelled.length).toBeGreaterThan(0.7);
  const filling = emptyLines.filter((text) => told(text).length > 0);
  expect(filling.length / emptyLines.length).toBeLessThan(0.04);
});
