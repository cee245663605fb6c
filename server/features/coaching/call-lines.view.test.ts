import { expect, test } from 'vitest';
import { toStoredFields } from '#contract/discovery-fields.ts';
import type { Speaker } from '#contract/discovery.ts';
import { terseSteps } from '#tests/support/notes/terse-habits.ts';
import { notedTalkOf, promisesOf, sidesText, theirNames, toCallLines, withoutLabels } from './call-lines.view.ts';

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
  const named = [speaker('Bo Chen (Lima Foods)', 'prospect')];
  expect(namesOf(named, fields, '', 'buyers')).toEqual(['Bo Chen']);
  expect(namesOf(named, fields, '')).toEqual(['Bo Chen (Lima Foods)']);
});

test('names that a recorder wrote small are written as names', () => {
  const small = [speaker('rae', 'rep'), speaker('ana', 'prospect'), speaker('ruud van dijk', 'prospect')];
  expect(namesOf(small, fields, 'Rae Seller')).toEqual(['Rae Seller', 'Ana Lima', 'Ruud van Dijk']);
  expect(namesOf([speaker('deShawn', 'prospect'), speaker('李雷', 'rep')], fields, 'Rae Seller')).toEqual([
    'deShawn',
    '李雷',
  ]);
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

const typed = (text: string, number: number) => ({
  ...{
    id: String(number),
    kind: 'note' as const,
    speakerId: null,
    atMs: number * 6000,
    endMs: null,
    text,
    authorId: 'a',
  },
  ...{ origin: 'typed' as const, number, revision: 1, removed: false },
});

test('a talk typed line by line is heard as the talk of both, and what each promises is theirs', () => {
  const people = { speakers: [], attendees: [], repName: 'Rae Seller', fields: toStoredFields(fields) };
  const lines = [
    'Rae: What does that lead to?',
    'Ana: The drivers wait an hour at every gate, and nobody tells them why.',
    'Rae: I’ll send you the plan of the gates by Friday.',
    'Ana: I’ll send you the list of drivers tomorrow.',
    'drivers wait, ask abt fines',
  ].map(typed);
  const heard = toCallLines(lines, [], notedTalkOf(people));
  expect(heard.map(({ side, speaker }) => `${side} ${speaker}`)).toEqual([
    ...['rep Rae Seller', 'prospect Ana Lima', 'rep Rae Seller', 'prospect Ana Lima', 'note '],
  ]);
  expect(heard[1]?.text).toBe('The drivers wait an hour at every gate, and nobody tells them why.');
  expect(promisesOf(heard, [], theirs).map(({ side, owner }) => `${side} ${owner}`)).toEqual([
    'rep Rae Seller',
    'prospect Ana Lima',
  ]);
  // Who is meant by a name is heard once more when the name changes, whoever else speaks.
  expect(sidesText(people)).not.toBe(sidesText({ ...people, repName: 'Bo Seller' }));
  const voices = { ...people, speakers: [speaker('Bo', 'rep')] };
  const corrected = { ...voices, fields: toStoredFields({ ...fields, firstName: 'Ines' }) };
  expect(notedTalkOf(corrected)('Ines: We close at six.')?.speaker).toMatch(/^Ines/u);
  expect(sidesText(voices)).not.toBe(sidesText(corrected));
  expect(sidesText(voices)).toBe(sidesText({ ...voices, fields: toStoredFields({ ...fields }) }));
});

test('whom a note introduces with a role is of the prospect’s people', () => {
  const steps = promisesOf(notesOf(['w/ Ana (GM) + Col (chief eng)', 'Col will send the drawings by Friday']), [], []);
  expect(steps.map(({ side, text }) => `${side}: ${text}`)).toEqual(['prospect: Col will send the drawings by Friday']);
});

test('a day on which both settle is a step of both, told as it holds', () => {
  const said = (at: number, side: 'rep' | 'prospect', text: string) => ({
    id: String(at),
    at,
    speaker: side === 'rep' ? 'Ines' : 'Omar',
    side,
    text,
  });
  const moved = [
    said(10, 'rep', "I'll show you on Tuesday at ten?"),
    said(14, 'prospect', "Tuesday's the vet. Wednesday at ten."),
    said(18, 'rep', 'Wednesday at ten it is.'),
  ];
  expect(promisesOf(moved, [], [])).toMatchObject([
    {
      side: 'both',
      what: 'Wednesday at ten it is.',
      due: 'Wednesday at ten',
      about: "I'll show you on Tuesday at ten?",
      lineId: '18',
    },
  ]);
  const taken = [said(10, 'rep', 'How about Tuesday at two for the next one?'), said(13, 'prospect', 'Works for me.')];
  expect(promisesOf(taken, [], [])).toMatchObject([
    { side: 'both', what: 'Tuesday at two.', due: 'Tuesday at two', lineId: '10' },
  ]);
});
