import { expect, test } from 'vitest';
import { marksOfTexts, tidy, wordsOfMarks } from './marks.ts';

test('each wanted text is marked wherever it stands, case aside, and overlaps become one', () => {
  expect(marksOfTexts('Price and prices', 'price')).toEqual([
    { from: 0, to: 5 },
    { from: 10, to: 15 },
  ]);
  expect(marksOfTexts('a cold chain', 'cold ch|chain')).toEqual([{ from: 2, to: 12 }]);
  expect(marksOfTexts('a cold chain', 'warm| |')).toEqual([]);
  expect(
    tidy([
      { from: 5, to: 7 },
      { from: 3, to: 3 },
      { from: 0, to: 6 },
    ]),
  ).toEqual([{ from: 0, to: 7 }]);
});

test('the words of marks are named once each', () => {
  expect(
    wordsOfMarks('Prices, prices and a|b', [
      { from: 0, to: 6 },
      { from: 8, to: 14 },
      { from: 19, to: 22 },
    ]),
  ).toBe('prices|a b');
});
