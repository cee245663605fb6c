import { expect, test } from 'vitest';
import { openNoteParts } from './note-parts.ts';
import { usuallySpelled } from './note-spelling.ts';

test('a short form and a misspelling are read as the word that is meant', () => {
  expect(usuallySpelled('cust says nobdy checks')).toBe('customer says nobody checks');
});

test.each(['constructor', 'valueOf', 'toString'])('%s is a word like any other, and no head', (word) => {
  expect(usuallySpelled(`${word} says no`)).toBe(`${word} says no`);
  expect(openNoteParts().read(`${word}: no`)).toEqual([{ head: null, under: '', text: `${word}: no` }]);
});
