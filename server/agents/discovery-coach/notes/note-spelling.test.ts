import { expect, test } from 'vitest';
import { openNoteParts } from './note-parts.ts';
import { spelledOut } from './note-spelling.ts';

test('a short form and a misspelling are read as the word that is meant', () => {
  expect(spelledOut('cust says nobdy checks')).toBe('customer says nobody checks');
});

test.each(['constructor', 'valueOf', 'toString'])('%s is a word like any other, and no head', (word) => {
  expect(spelledOut(`${word} says no`)).toBe(`${word} says no`);
  expect(openNoteParts().read(`${word}: no`)).toEqual([{ head: null, under: '', text: `${word}: no` }]);
});
