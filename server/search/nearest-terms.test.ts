import { expect, test } from 'vitest';
import { nearestTerms } from './nearest-terms.ts';

const known = ['receipt', 'recess', 'quadrupol', 'invoic', 'reseller'];
const nearest = (asked: string, isWord = false): string[] => [...nearestTerms(asked, known, isWord).keys()];

test('a mistyped term is the one that it is nearest to', () => {
  expect(nearest('reciept')).toEqual(['receipt']);
  expect(nearest('invoci')).toEqual(['invoic']);
});

test('a shortened term is the one that begins so', () => expect(nearest('quad')).toEqual(['quadrupol']));

test('a word of the language is not taken for a mistyped one', () => {
  expect(nearest('reselxer')).toEqual(['reseller']);
  expect(nearestTerms('reset', ['resel'], true).size).toBe(0);
  expect(nearestTerms('compar', ['compani'], true).size).toBe(0);
  expect([...nearestTerms('cover', ['coverag'], true).keys()]).toEqual(['coverag']);
});

test('neither short words nor numbers are taken for others', () => {
  expect(nearestTerms('cat', ['car'], false).size).toBe(0);
  expect(nearestTerms('lc4', ['lc5'], false).size).toBe(0);
});
