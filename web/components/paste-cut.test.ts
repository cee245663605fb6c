import { expect, test } from 'vitest';
import { cutOff } from './paste-cut.ts';

test.each([
  ['abcdef', { maxLength: 4, length: 0, selected: 0 }, 2],
  ['abcdef', { maxLength: 4, length: 3, selected: 3 }, 2],
  ['ab', { maxLength: 4, length: 4, selected: 0 }, 2],
  ['ab\r\nc', { maxLength: 4, length: 0, selected: 0 }, 0],
  ['abcdef', { maxLength: -1, length: 0, selected: 0 }, 0],
])('of %j into %j, %i characters are cut off', (pasted, field, cut) => {
  expect(cutOff(pasted, field)).toBe(cut);
});
