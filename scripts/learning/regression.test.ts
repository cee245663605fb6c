import { expect, test } from 'vitest';
import { learnChoice, learnOdds } from './regression.ts';

test('what tells the right one of each choice gets the weight, what varies by chance little', () => {
  const choices = Array.from({ length: 40 }, (_, at) => ({
    rows: [
      [1, at % 3],
      [0, (at + 1) % 3],
      [0, (at + 2) % 3],
    ],
    right: [true, false, false],
  }));
  const [tells = 0, chance = 0] = learnChoice(choices, 0.01);
  expect(tells).toBeGreaterThan(1);
  expect(Math.abs(chance)).toBeLessThan(0.2);
});

test('odds follow how often something is so, on the scale of the numbers given', () => {
  const rows = Array.from({ length: 200 }, (_, at) => [100 * (at % 2)]);
  const is = rows.map(([value], at) => (value === 100 ? at % 10 !== 1 : at % 10 === 0));
  const { weights, constant } = learnOdds(rows, is, 0);
  const chance = (value: number): number => 1 / (1 + Math.exp(-(constant + value * (weights[0] ?? 0))));
  expect(chance(100)).toBeCloseTo(0.8, 1);
  expect(chance(0)).toBeCloseTo(0.2, 1);
});
