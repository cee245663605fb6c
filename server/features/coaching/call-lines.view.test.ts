import { expect, test } from 'vitest';
import type { Speaker } from '#contract/discovery.ts';
import { terseSteps } from '#tests/support/notes/terse-habits.ts';
import { promisesOf, theirNames, withoutLabels } from './call-lines.view.ts';

const speaker = (name: string, side: Speaker['side']): Speaker => ({ id: name, name, side });
const fields = { firstName: 'Ana', lastName: 'Lima', companyName: 'Lima Foods' };
const namesOf = (...args: Parameters<typeof withoutLabels>) => withoutLabels(...args).map(({ name }) => name);

test('a label of speech recognition becomes the only person of its side, else the company, else the side', () => {
  const two = [speaker('Speaker 1', 'rep'), speaker('Speaker 2', 'prospect')];
  expect(namesOf(two, fields, 'Rae Seller')).toEqual(['Rae Seller', 'Ana Lima']);
  const three = [...two, speaker('SPEAKER_02', 'prospect'), speaker('Bo Chen', 'prospect'), speaker('S4', 'rep')];
  expect(namesOf(three, fields, 'Rae Seller')).toEqual(['Rep', 'Lima Foods', 'Lima Foods', 'Bo Chen', 'Rep']);
  const nobody = { firstName: '', lastName: '', companyName: '' };
  expect(namesOf(two, nobody, '', 'buyers')).toEqual(['Our team', 'Your team']);
});

const theirs = theirNames({ firstName: 'Saskia', lastName: 'Brandt' }, []);
const notesOf = (notes: readonly string[]) =>
  notes.map((text, at) => ({ id: String(at), at: 60 + at * 40, speaker: '', side: 'note' as const, text }));

test.each(terseSteps)('next steps in notes, %s: %j', (_, notes, steps) => {
  expect(promisesOf(notesOf(notes), [], theirs).map(({ side, text }) => `${side}: ${text}`)).toEqual(steps);
});

test('steps in a note of one long word and in thousands of notes are read in no time', () => {
  const began = performance.now();
  expect(promisesOf(notesOf([`tour with ${'a'.repeat(600)}`]), [], theirs)).toEqual([]);
  const many = Array.from({ length: 4000 }, (_, at) => `Saskia to send list ${at} by ${at % 2 === 0 ? 'Fri' : 'Tue'}`);
  expect(promisesOf(notesOf(many), [], theirs)).toHaveLength(many.length);
  expect(performance.now() - began).toBeLessThan(4000);
});
