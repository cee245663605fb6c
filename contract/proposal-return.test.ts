import { describe, expect, test } from 'vitest';
import { amountProblems, figureText, workOutReturn } from './proposal-return.ts';

const stated = (low: number, base: number, high: number) => ({ amounts: { low, base, high }, basis: '' });
const of = (returns: ReturnType<typeof workOutReturn>, at: number) => {
  const { low, base, high } = returns.results[at] ?? {};
  return [low, base, high];
};

describe('the return', () => {
  test('takes the lowest gain with the highest costs as Low, and the reverse as High', () => {
    const costs = { once: { low: 10, base: 20, high: 30 }, yearly: { low: 1, base: 2, high: 3 } };
    const returns = workOutReturn(stated(40, 50, 60), costs, 'GBP');
    expect(of(returns, 0)).toEqual([3 * (40 - 3) - 30, 3 * (50 - 2) - 20, 3 * (60 - 1) - 10]);
    expect(returns.assumptions.map(({ key, low, high }) => [key, low, high])).toEqual([
      ['benefit', 40, 60],
      ['once', 10, 30],
      ['yearly', 1, 3],
    ]);
  });

  test('names an amount that is above the next one, and one that is too large', () => {
    expect(amountProblems({ low: 60_000, base: 33_000, high: null })).toEqual({ low: 'Higher than base' });
    expect(amountProblems({ low: 5, base: null, high: 4 })).toEqual({ low: 'Higher than high' });
    expect(amountProblems({ low: 1, base: 1, high: 99_999_999_999_999 })).toEqual({ high: 'Up to 1,000,000,000,000' });
    expect(amountProblems({ low: 1, base: 2, high: 3 })).toEqual({});
  });

  test('prints no percentage that nobody would believe', () => {
    expect(figureText(508_474_576_171.2, 'percent', 'GBP')).toBe('over 10,000%');
    expect(figureText(63.6, 'percent', 'GBP')).toBe('63.6%');
  });
});
