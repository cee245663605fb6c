import { expect, test } from 'vitest';
import type { NumbersRow } from '#contract/numbers.ts';
import { byMonth, byPerson, percent } from './sum-numbers.ts';

const row = (month: string, userId: string | null, preps: number, sent = 0): NumbersRow => ({
  month,
  userId,
  preps,
  sessions: 0,
  sent,
  viewed: 0,
  accepted: 0,
});
const rows = [row('2026-02', 'a', 2, 1), row('2026-02', 'b', 5), row('2026-01', 'a', 1), row('2026-01', null, 1)];

test('every month is told, also one in which nothing was', () => {
  expect(byMonth(rows, ['2025-12', '2026-01', '2026-02'], null).map(({ preps }) => preps)).toEqual([0, 2, 7]);
  expect(byMonth(rows, ['2026-02'], 'a')).toMatchObject([{ preps: 2, sent: 1 }]);
});

test('people come by how much they did in the months that are shown', () => {
  expect(byPerson(rows, ['2026-01', '2026-02']).map(({ userId, preps }) => [userId, preps])).toEqual([
    ['b', 5],
    ['a', 3],
    [null, 1],
  ]);
  expect(byPerson(rows, ['2026-01'])).toHaveLength(2);
});

test('a share of nothing is no number', () => {
  expect(percent(1, 3)).toBe(33);
  expect(percent(0, 0)).toBeNull();
});
