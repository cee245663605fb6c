import { describe, expect, test } from 'vitest';
import { isReached, monthOf, tokensAndCost, usageByAgent, wasPaid, worstOf } from './spending.view.ts';

const usage = { inputTokens: 2_000_000, outputTokens: 100_000, inputCharacters: 9, outputCharacters: 9 };
const used = { agent: 'prep' as const, calls: 1, estimatedCalls: 0 };

describe('what a call costs', () => {
  test('tokens by the prices of a million of each, in millionths of a dollar', () => {
    const { costMicros, estimatedCalls } = tokensAndCost(usage, { inputPrice: 3, outputPrice: 15 });
    expect([costMicros, estimatedCalls]).toEqual([7_500_000, 0]);
    expect(tokensAndCost(usage, { inputPrice: null, outputPrice: 15 }).costMicros).toBe(1_500_000);
  });
  test('a provider that names no tokens: a quarter of the characters, and it is said so', () => {
    const unnamed = { inputTokens: null, outputTokens: null, inputCharacters: 401, outputCharacters: 0 };
    expect(tokensAndCost(unnamed, { inputPrice: null, outputPrice: null })).toEqual({
      inputTokens: 101,
      outputTokens: 0,
      estimatedCalls: 1,
      costMicros: 0,
    });
  });
  test('the most it may take: a token for each character sent, and the longest answer', () => {
    const request = { instructions: 'ab', material: 'abc' };
    expect(worstOf(request, { inputPrice: 3, outputPrice: 15 })).toEqual({ tokens: 16_005, costMicros: 240_015 });
    expect(worstOf(request, { inputPrice: null, outputPrice: null })).toEqual({ tokens: 16_005, costMicros: 0 });
  });
  test('only what the provider worked for is counted', () => {
    expect((['timeout', 'malformed', 'declined'] as const).map(wasPaid)).toEqual([true, true, true]);
    expect((['refused', 'rate-limited', 'server-error', 'connection', 'limit'] as const).some(wasPaid)).toBe(false);
  });
});

describe('the limit of a month', () => {
  const row = { ...used, inputTokens: 900, outputTokens: 100, costMicros: 2_000_000 };
  test('counts dollars where both prices are given', () => {
    const prices = { inputPrice: 1, outputPrice: 1 };
    expect(isReached({ ...prices, monthlyLimit: 2 }, [row])).toBe(true);
    expect(isReached({ ...prices, monthlyLimit: 2.01 }, [row])).toBe(false);
    expect(isReached({ ...prices, monthlyLimit: 4 }, [row, { ...row, agent: 'ask' }])).toBe(true);
  });
  test('counts tokens where a price is missing, and nothing where there is none', () => {
    const prices = { inputPrice: 1, outputPrice: null };
    expect(isReached({ ...prices, monthlyLimit: 1000 }, [row])).toBe(true);
    expect(isReached({ ...prices, monthlyLimit: 1001 }, [row])).toBe(false);
    expect(isReached({ ...prices, monthlyLimit: null }, [row])).toBe(false);
  });
  test('begins with the month in UTC', () => {
    expect(monthOf(new Date('2026-11-30T23:59:59-05:00'))).toBe('2026-12');
  });
});

test('every agent is listed once, also those that used nothing', () => {
  const listed = usageByAgent([{ ...used, inputTokens: 5, outputTokens: 1, costMicros: 1_500_000 }]);
  expect(listed.map(({ agent, calls, cost }) => [agent, calls, cost])).toEqual([
    ['prep', 1, 1.5],
    ['discovery', 0, 0],
    ['proposal', 0, 0],
    ['ask', 0, 0],
  ]);
});
