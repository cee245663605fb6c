import { expect, test } from 'vitest';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { nounPhrases } from './noun-phrases.ts';
import { talkedAbout } from './talked-about.ts';

const part = (from: number, ...said: string[]): CallLine[] =>
  Array.from({ length: 24 }, (_, at) => ({
    id: `${from}-${at}`,
    at: from + at * 10,
    speaker: at % 2 === 0 ? 'Rae' : 'Pat',
    side: at % 2 === 0 ? 'rep' : 'prospect',
    text: said[at % said.length] ?? '',
  }));

test('a call is told part by part: named by things, with how long it took and words of the prospect', () => {
  const lines = [
    ...part(0, 'How old is the ferry and its engine?', 'The engine of the ferry needs a mechanic every other Monday.'),
    ...part(
      240,
      'Who prints the tickets for the kiosk?',
      'A printer in the kiosk prints the tickets until the ink runs dry.',
    ),
  ];
  const parts = talkedAbout(lines, () => false);
  const names = parts.map(({ name }) => name.toLowerCase());
  expect(names[0]).toMatch(/ferry|engine/u);
  expect(names.at(-1)).toMatch(/ticket|kiosk/u);
  expect(new Set(names).size).toBe(names.length);
  expect(parts.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(470);
  expect(parts[0]?.quote?.text).toBe('The engine of the ferry needs a mechanic every other Monday.');
  expect(parts[0]?.quote?.line.side).toBe('prospect');
});

test('nothing said is about nothing', () => {
  expect(talkedAbout([], () => true)).toEqual([]);
});

test('a thing is named by what follows an article, not by deeds, numbers, names and general words', () => {
  const named = (text: string) => nounPhrases(text, new Set(['pat'])).map((phrase) => phrase.text);
  expect(named('We lost the harbour contract because of a ticket printer in the old kiosk.')).toEqual([
    'harbour contract',
    'ticket printer',
    'kiosk',
  ]);
  expect(named('The thing is, Pat went to the Leeds office at twenty-one in a running van.')).toEqual([
    'office',
    'van',
  ]);
});

test('notes alone are no talk that has parts', () => {
  const notes = ['App, security paper', 'Who owns the security paper of the app?'].map((text, at): CallLine => ({
    id: String(at),
    at: at * 60,
    speaker: '',
    side: 'note',
    text,
  }));
  expect(talkedAbout(notes, () => true)).toEqual([]);
});
