import { expect, test } from 'vitest';
import { monthsUpTo } from './months.view.ts';

test('months go back over the year, also from the last day of a long one', () => {
  expect(monthsUpTo(new Date('2026-03-31T23:59:59Z'), 4)).toEqual(['2025-12', '2026-01', '2026-02', '2026-03']);
});

test('the month is that of UTC', () => {
  expect(monthsUpTo(new Date('2026-01-01T00:30:00+02:00'), 1)).toEqual(['2025-12']);
});
