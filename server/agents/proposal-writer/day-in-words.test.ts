import { expect, test } from 'vitest';
import { dayInWords } from './day-in-words.ts';

test('a day as files write it is told in words, and everything else as it was said', () => {
  expect(dayInWords('2027-03-01')).toBe('March 1, 2027');
  for (const said of ['before the summer', '2027-13-45', 'by 2027-03-01 at the latest', ''])
    expect(dayInWords(said)).toBe(said);
});
