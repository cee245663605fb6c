import { describe, expect, test } from 'vitest';
import { parseDecimal, readTyped, toNumber } from './typed-number.ts';

const read = (typed: string, currency = 'EUR'): number | string => {
  const found = readTyped(typed, currency);
  return 'problem' in found ? found.problem : toNumber(found.number);
};

describe('a number is read as the person means it', () => {
  test.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['€ 9.000', 9000],
    ['9 000', 9000],
    ['9\u202f000', 9000],
    ["9'000", 9000],
    ['9’000,50', 9000.5],
    ['9,000', 9000],
    ['9.000,50', 9000.5],
    ['9,000.50', 9000.5],
    ['1.234.567', 1234567],
    ['12,34,567', 1234567],
    ['EUR 1,200', 1200],
    ['1200 EUR', 1200],
    ['9k', 9000],
    ['1.5m', 1_500_000],
    ['1,5 million', 1_500_000],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['.5', 0.5],
    ['0', 0],
    ['１２００', 1200],
  ])('%s', (typed, value) => {
    expect(read(typed)).toBe(value);
  });
});

describe('what is no amount is named', () => {
  test.each([
    ['-5', 'Enter 0 or more'],
    ['−5', 'Enter 0 or more'],
    ['€ -5', 'Enter 0 or more'],
    ['-€5', 'Enter 0 or more'],
    ['(5)', 'Enter 0 or more'],
    ['5%', 'Enter an amount, not a percentage'],
    ['£ 9.000', 'This is another currency. Enter the amount in EUR'],
    ['USD 9', 'This is another currency. Enter the amount in EUR'],
    ['abc', 'Enter a number, such as 1,200 or 12.5'],
    ['1e5', 'Enter a number, such as 1,200 or 12.5'],
    ['1,2,3', 'Enter a number, such as 1,200 or 12.5'],
    ['1.23.456', 'Enter a number, such as 1,200 or 12.5'],
    ['12 13', 'Enter a number, such as 1,200 or 12.5'],
    ['5-6', 'Enter a number, such as 1,200 or 12.5'],
    ['1,500k', 'Enter a number, such as 1,200 or 12.5, without “k”'],
    ['9'.repeat(60), 'Enter a number, such as 1,200 or 12.5'],
  ])('%s', (typed, problem) => {
    expect(read(typed)).toBe(problem);
  });

  test.each([
    ['CA$500', 'USD'],
    ['A$ 500', 'USD'],
    ['NZ$500', 'USD'],
    ['HK$500', 'USD'],
    ['S$5', 'USD'],
    ['US$500', 'AUD'],
    ['AU$500', 'CAD'],
    ['C$ 500', 'AUD'],
  ])('a dollar of one country is none of another: %s in %s', (typed, currency) => {
    expect(read(typed, currency)).toBe(`This is another currency. Enter the amount in ${currency}`);
  });

  test.each([
    ['CA$500', 'CAD'],
    ['C$500', 'CAD'],
    ['A$ 500', 'AUD'],
    ['AU$500', 'AUD'],
    ['NZ$500', 'NZD'],
    ['HK$500', 'HKD'],
    ['S$500', 'SGD'],
    ['US$500', 'USD'],
    ['$500', 'HKD'],
    ['kr. 500', 'NOK'],
    ['500 kr', 'ISK'],
    ['£500', 'GBP'],
    ['A$ 500', ''],
  ])('and it is taken in its own: %s in %s', (typed, currency) => {
    expect(read(typed, currency)).toBe(500);
  });

  test('any currency is taken where none is set, and a dollar is of any country that has one', () => {
    expect(read('£ 9.000', '')).toBe(9000);
    expect(read('$5', 'CAD')).toBe(5);
    expect(read('kr 500', 'SEK')).toBe(500);
  });
});

test('a stored decimal has no separators of thousands', () => {
  const stored = (text: string) => {
    const found = parseDecimal(text);
    return found === null ? null : toNumber(found);
  };
  expect(['12', '2.125', '1000000000', '0.5'].map(stored)).toEqual([12, 2.125, 1_000_000_000, 0.5]);
  expect(['', '1,200', '1.200.000', '.5', '5.', ' 5', '-5', '1e3'].map(stored)).toEqual(Array(8).fill(null));
});
