import { expect, test } from 'vitest';
import { lineForKey } from './use-line-stop.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 24, 24],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['PageDown', 20, 24],
  ['PageUp', 12, 2],
  ['Home', 7, 0],
  ['End', 7, 24],
  ['Enter', 7, null],
  ['a', 7, null],
])('%s from line %i of 25 leads to %s', (key, at, to) => {
  expect(lineForKey(key, at, 25)).toBe(to);
});
