import { expect, test } from 'vitest';
import { nearness, packVector, scoreByMeaning } from './vectors.ts';

test('a stored vector is as near as the one it was, and of another length it is not compared', () => {
  const vector = Float32Array.from([0.6, 0.8]);
  expect(nearness(vector, packVector(vector))).toBeCloseTo(1);
  expect(nearness(vector, packVector(Float32Array.from([-0.6, -0.8])))).toBeCloseTo(-1);
  expect(nearness(vector, packVector(Float32Array.from([1, 0, 0])))).toBeNull();
});

test('words and meaning count half each; where no vector is known, words alone', () => {
  const found = [
    { score: 8, near: 0.2 },
    { score: 6, near: 0.9 },
    { score: 4, near: null },
    { score: 0, near: 0.5 },
  ];
  const scores = scoreByMeaning(found).map(({ score }) => score);
  expect(scores[1]).toBeGreaterThan(scores[0] ?? 0);
  expect(scores[2]).toBeCloseTo(4);
  expect(Math.max(...scores)).toBeLessThanOrEqual(8);
  const byWords = found.map((each) => ({ ...each, near: null }));
  expect(scoreByMeaning(byWords)).toEqual(byWords);
});
