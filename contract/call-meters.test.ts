import { expect, test } from 'vitest';
import { readMeters, type MeteredLine } from './call-meters.ts';

const words = (count: number): string => Array.from({ length: count }, (_, at) => `w${at}`).join(' ');
const line = (side: MeteredLine['side'], at: number, end: number, count: number): MeteredLine => ({
  side,
  at,
  end,
  text: words(count),
});

test('where the ends are known, a pause is nobody’s: share by time, turns and pace without it', () => {
  const lines = [
    line('rep', 0, 30, 60),
    line('note', 31, 31, 40),
    line('prospect', 40, 100, 90),
    line('prospect', 130, 150, 40),
    line('rep', 200, 210, 40),
  ];
  const meters = readMeters(lines, 400);
  expect(meters.repShare).toBeCloseTo(40 / 120, 5);
  expect(meters.longestMonologue).toEqual({ seconds: 80, side: 'prospect' });
  expect(meters.repPace).toBe(150);
});

test('where one end isn’t known, the words decide the share, and a line lasts until the next one', () => {
  const meters = readMeters([{ side: 'rep', at: 0, text: words(30) }, line('prospect', 20, 40, 10)], 60);
  expect(meters.repShare).toBe(0.75);
  expect(meters.longestMonologue).toEqual({ seconds: 20, side: 'rep' });
  expect(meters.repPace).toBe(90);
});
