import { describe, expect, test } from 'vitest';
import { readQuantity } from './proposal-items.ts';

describe('a quantity is read exactly', () => {
  test.each([
    ['12', '12'],
    ['2.5', '2.5'],
    ['2,5', '2.5'],
    ['1,200', '1200'],
    ['0.125', '0.125'],
    ['12.3750', '12.375'],
    ['1.200.000', '1200000'],
    [' ', ''],
  ])('%s', (typed, quantity) => {
    expect(readQuantity(typed)).toEqual({ quantity });
  });

  test.each([
    ['12.375', 'Can be read in two ways. Enter 12,375 or 12.3750'],
    ['1.000', 'Can be read in two ways. Enter 1,000 or 1.0000'],
    ['0', 'Enter more than 0, or nothing'],
    ['1.2345', 'Use up to 3 decimals'],
  ])('%s is named as no quantity', (typed, problem) => {
    expect(readQuantity(typed)).toEqual({ problem });
  });

  test('both ways of what can be read in two are taken', () => {
    expect([readQuantity('12,375'), readQuantity('12.3750')]).toEqual([{ quantity: '12375' }, { quantity: '12.375' }]);
  });
});
