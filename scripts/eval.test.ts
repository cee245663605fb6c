import { expect, test } from 'vitest';
import { costInWords, tableOf } from '#bench/evaluation/evaluate.ts';

test('cost is told in dollars where both prices are given, else in tokens', () => {
  const used = { calls: 2, inputTokens: 100_000, outputTokens: 4_000 };
  expect(costInWords(used, { input: 3, output: 15 })).toBe('2 calls, 100000 + 4000 tokens, $0.3600');
  expect(costInWords(used, { input: 3, output: null })).toBe('2 calls, 100000 + 4000 tokens');
  expect(costInWords({ ...used, inputTokens: null }, { input: 3, output: 15 })).toBe('2 calls, tokens not named');
  expect(costInWords(null, { input: 3, output: 15 })).toBe('no model');
});

test('columns of the table line up', () => {
  const row = { of: 'a long name', groundedness: '1', coverage: '2', formatting: '3', cost: 'no model' };
  const [head = '', line = ''] = tableOf([row]).split('\n');
  expect(head.indexOf('groundedness')).toBe(line.indexOf('1'));
  expect(head.indexOf('cost')).toBe(line.indexOf('no model'));
});
