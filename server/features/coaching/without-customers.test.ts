import { expect, test } from 'vitest';
import type { CoachPassage } from '#server/agents/discovery-coach/content-lines.ts';
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
  expect(left('Nora Potsdam is a town.')).toEqual(['Nora Potsdam is a town.']);
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

test('a name is known without its legal form, with other apostrophes and accents, and by its long first word', () => {
  const of = (customer: string, text: string): string[] =>
    withoutCustomers([passage(text)], [customer]).map((one) => one.text);
  expect(of("Sainsbury's", 'Sainsbury’s cut waste. The log works offline.')).toEqual(['The log works offline.']);
  expect(of('Norwood Bakery Ltd', 'The log works offline. Norwood’s drivers like it.')).toEqual([
    'The log works offline.',
  ]);
  expect(of('Le Café Bleu', 'The log works offline. Le Cafe Bleu again.')).toEqual(['The log works offline.']);
  expect(of('Yahoo!', 'The log works offline. Yahoo uses it.')).toEqual(['The log works offline.']);
  expect(
    of('Norwood Bakery', 'The log works. Norwood Bakery saves £400. They also ran 12 vans. Setup is free.'),
  ).toEqual(['The log works.\nSetup is free.']);
  expect(
    of('Norwood Bakery', '"It takes too long." Norwood Bakery was live in nine days. Setup takes two weeks.'),
  ).toEqual(['"It takes too long." Setup takes two weeks.']);
});

test('a usual word that is a name too deletes no ordinary content', () => {
  const text = 'On Mondays we deliver. What happens next is a call. Next day delivery costs £6. The shell is steel.';
  for (const customer of ['On', 'Next', 'Shell'])
    expect(withoutCustomers([passage(text)], [customer])[0]?.text).toBe(text);
  expect(
    withoutCustomers([passage('We began with Next in May. Their depot went well. Setup is free.')], ['Next'])[0]?.text,
  ).toBe('Setup is free.');
});
