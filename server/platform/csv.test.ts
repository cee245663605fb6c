import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('what a spreadsheet would run as a formula is text, numbers stay numbers', () => {
  expect(toCsv([['=1+1', '+1', '-1', '@x', '\tx', -1]])).toBe(`"'=1+1","'+1","'-1","'@x","'\tx","-1"\r\n`);
});

test('quotes are doubled, commas and line breaks stay inside their cell', () => {
  expect(toCsv([['a "b", c', 'd\ne'], ['f']])).toBe('"a ""b"", c","d\ne"\r\n"f"\r\n');
});
