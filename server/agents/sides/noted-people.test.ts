import { expect, test } from 'vitest';
import { notedPeople } from './noted-people.ts';

test('people are those whom a note introduces with what they are', () => {
  expect(notedPeople(['Seabright, w/ Marta Lind (GM) + Col (chief eng)', 'bdgt £30k, MD signs (Piet)'])).toEqual([
    ...['Marta Lind', 'Marta', 'Col', 'Piet'],
  ]);
  expect(
    notedPeople(['Pier Hotel (stone walls)', 'refunds (about £95 each)', 'Head (quality)', 'alarm (Monday)']),
  ).toEqual([]);
});
