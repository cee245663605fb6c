import { expect, test } from 'vitest';
import { stepInList } from './step-in-list.ts';

test('keys of a list stay within it, and other keys are none of its own', () => {
  expect(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'].map((key) => stepInList(key, 4, 12))).toEqual([
    5, 3, 11, 0, 0, 11,
  ]);
  expect(stepInList('ArrowDown', 11, 12)).toBe(11);
  expect(stepInList('ArrowUp', 0, 12)).toBe(0);
  expect(stepInList('Enter', 4, 12)).toBeNull();
  expect(stepInList('toString', 4, 12)).toBeNull();
});
