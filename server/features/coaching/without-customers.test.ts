import { expect, test } from 'vitest';
import type { CoachPassage } from '#server/agents/discovery-coach/coach-material.ts';
import { withoutCustomers } from './without-customers.ts';

const passage = (text: string, heading: string | null = 'Objections we hear'): CoachPassage => ({
  contentId: 'c-1',
  passageId: 'p-1',
  contentKind: 'document',
  number: 1,
  title: 'Handbook',
  heading,
  page: null,
  text,
});
const left = (text: string, heading?: string | null): string[] =>
  withoutCustomers([passage(text, heading)], ['Norring Pots', 'Lund (Tiles)']).map((one) => one.text);

test('a sentence that names a customer who stays private is gone, and what is left stands in the content', () => {
  expect(left('The log works offline. Potters at Norring Pots used it daily. It has four buttons.')).toEqual([
    'The log works offline.\nIt has four buttons.',
  ]);
  expect(left('Customer | Kilns\nNorring Pots | 6\nBerg Clay | 2')).toEqual(['Customer | Kilns\nBerg Clay | 2']);
  expect(left('Norring Potsdam is a town.')).toEqual(['Norring Potsdam is a town.']);
});

test('a part under the name of one is gone as a whole', () => {
  expect(left('Six kilns.\n\nLund (Tiles)\nBroken tiles fell by half.\n\nBerg Clay\nTwo kilns.')).toEqual([
    'Six kilns.\n\nBerg Clay\nTwo kilns.',
  ]);
  expect(left('Broken pots fell from 30 to 4.', 'NORRING POTS')).toEqual([]);
});

test('without such customers nothing changes', () => {
  const all = [passage('Potters at Norring Pots used it daily.')];
  expect(withoutCustomers(all, [])).toEqual(all);
});
