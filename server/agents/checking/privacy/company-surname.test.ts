import { expect, test } from 'vitest';
import { privacyTest } from './tells-private.ts';

test.each([
  ['Miele', 'Markus Miele suffers from multiple sclerosis.'],
  ['Holt Dairy', 'Jane Holt has two daughters.'],
  ['Holt Dairy', 'Jane Holt is a Catholic.'],
  ['Holt Dairy', 'Jane Holt, our founder, is a Catholic.'],
  ['Holt Dairy', 'Mr Holt has had a stroke.'],
  ['Holt Dairy', 'Mrs. Holt is 58.'],
  ['Holt Dairy', 'Jane Holt lost her sight in 2019.'],
  ['Bahlsen Backwaren', 'Werner Bahlsen leidet an Parkinson.'],
  ['Bahlsen Backwaren', 'Herr Bahlsen ist evangelisch.'],
  ['Bahlsen Backwaren', 'Werner Bahlsen hat drei Kinder.'],
  ['Oetker', 'Richard Oetker has three children.'],
  ['Trigema Grupp', 'Wolfgang Grupp is 82 years old.'],
  ['Lenoir Frères', 'Claire Lenoir est enceinte.'],
  ['Holt Dairy', 'CEO Holt is 58.'],
])('of %s is refused: %s', (company, text) => {
  expect(privacyTest(company)(text)).toBe(true);
});

test.each([
  ['Miele', 'Miele has two daughters in Poland.'],
  ['Holt Dairy', 'Holt has two daughters.'],
  ['Holt Dairy', 'Holt Dairy is 58.'],
  ['Holt Dairy', 'Holt Dairy is 58 years old.'],
  ['Jane Holt Dairies', 'Jane Holt is 58 years old.'],
  ['Holt Dairy', 'Today Holt is 58 years old.'],
  ['Holt Dairy', 'When Holt was 58, the yard moved.'],
  ['Holt Dairy', 'Family firm Holt is 58 years old.'],
  ['Bahlsen', 'Das Unternehmen Bahlsen ist 58 Jahre alt.'],
  ['Bahlsen', 'Familienunternehmen Bahlsen hat drei Töchter in Asien.'],
  ['Bahlsen', 'Laut Jörg Klein leidet Bahlsen an Personalmangel.'],
])('of %s is kept: %s', (company, text) => {
  expect(privacyTest(company)(text)).toBe(false);
});

test('a very long sentence is read in no time', () => {
  const tellsPrivate = privacyTest('Norring');
  tellsPrivate('Jane is 58');
  const started = performance.now();
  tellsPrivate(`Jane ${'is '.repeat(8000)}58`);
  expect(performance.now() - started).toBeLessThan(1000);
});
