import { expect, test } from 'vitest';
import { restsOn } from './rests-on.ts';

const quote = 'The late loads cost us about 31,000 euro a year in penalties.';

test.each([
  [quote, true],
  ['Late loads: 31,000 euro a year', true],
  [['They type it twice', 'The late loads cost us about 31,000 euro a year'], true],
  ['', false],
  [[], false],
  ['Nobody knows what it takes', false],
  [['They type it twice'], false],
] as const)('%j rests on the quote: %s', (value, isSo) => {
  expect(restsOn(value, quote)).toBe(isSo);
});
