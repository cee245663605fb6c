import { expect, test } from 'vitest';
import { learnMeanings, meaningOdds, type MeaningLines } from './learn-meanings.ts';

test('what tells two labels apart is learned, and lines that count for neither change nothing', () => {
  // The first number tells the first label, the second one the other; the last line is wrong and doesn't count.
  const rows = [
    [1, 0],
    [0.9, 0.1],
    [0, 1],
    [0.1, 0.8],
    [1, 0],
  ];
  const lines: MeaningLines = {
    inputs: Float32Array.from(rows.flat()),
    width: 2,
    labels: 2,
    is: Uint8Array.from([1, 0, 1, 0, 0, 1, 0, 1, 0, 1]),
    counts: Uint8Array.from([1, 1, 1, 1, 1, 1, 1, 1, 0, 0]),
  };
  const model = learnMeanings(lines, { errorWeight: 10, most: 1, from: () => true });
  for (const row of [0, 1]) {
    expect(meaningOdds(model, lines, row, 0)).toBeGreaterThan(0);
    expect(meaningOdds(model, lines, row, 1)).toBeLessThan(0);
  }
  for (const row of [2, 3]) expect(meaningOdds(model, lines, row, 0)).toBeLessThan(0);
  const without = learnMeanings(lines, { errorWeight: 10, most: 1, from: (row) => row < 4 });
  expect(Math.sign(meaningOdds(without, lines, 4, 0))).toBe(1);
});
