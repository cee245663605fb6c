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
  ['It is us in the end', false],
] as const)('%j rests on the quote: %s', (value, isSo) => {
  expect(restsOn(value, quote)).toBe(isSo);
});

test('few short words rest on a quote of the same ones alone', () => {
  expect(restsOn('by May', 'By May')).toBe(true);
  expect(restsOn('by May', 'It is by far too late')).toBe(false);
  expect(restsOn('CRM is old', 'Our CRM is old')).toBe(true);
  expect(restsOn('IT und HR', 'Das sind IT und HR bei uns')).toBe(true);
  expect(restsOn('40k', 'We have 40k for it')).toBe(true);
});
