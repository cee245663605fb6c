import { expect, test } from 'vitest';
import { dayInWords } from './day-in-words.ts';

test('a day names its month, whether it comes as a date or an instant', () => {
  for (const day of ['2027-03-01', '2027-03-01T23:59:59.000Z', new Date('2027-03-01T23:59:59Z')])
    expect(dayInWords(day)).toBe('1 March 2027');
});

test('a year stays a year, and what is no date stays as it was said', () => {
  expect(dayInWords('2027')).toBe('2027');
  expect(dayInWords('2027-03')).toBe('2027');
  for (const said of ['', 'end of March', 'Q3', '2027-13-01', 'by 2027-03-01']) expect(dayInWords(said)).toBe(said);
});
