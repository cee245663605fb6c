import { expect, test } from 'vitest';
import { momentOf } from '../session-words.ts';

test('a line has a time only if somebody knows it', () => {
  const timed = { endedAt: '2026-11-02T10:00:00Z', clockMs: 90_000 };
  const untimed = { endedAt: '2026-11-02T10:00:00Z', clockMs: 0 };
  const going = { endedAt: null, clockMs: 0 };
  expect(momentOf({ atMs: null }, timed)).toBe('');
  expect(momentOf({ atMs: 65_000 }, timed)).toBe('1:05');
  expect(momentOf({ atMs: 0 }, timed)).toBe('0:00');
  // Noted after a transcript without times was added.
  expect(momentOf({ atMs: 0 }, untimed)).toBe('');
  expect(momentOf({ atMs: 0 }, going)).toBe('0:00');
});
