import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import type { Extraction } from './extraction.ts';

const ready = (extraction: Extraction) => {
  if (extraction.status !== 'ready') throw new Error(extraction.message);
  return extraction;
};
const csv = (text: string) => ready(readCsv(Buffer.from(text)));

describe('comma-separated values', () => {
  test('rows keep their numbers over empty lines, and a cell may hold lines and quotes', () => {
    const { pieces } = csv('Name;Note\r\n"Ada ""A"" King";"two\r\nlines"\r\n\r\nBob;plain\r\n');
    expect(pieces.map(({ text, row }) => [row?.number, text])).toEqual([
      [1, 'Name | Note'],
      [2, 'Ada "A" King | two lines'],
      [4, 'Bob | plain'],
    ]);
    expect(pieces[1]?.row?.header).toBe('Name | Note');
  });

  test('a quote within a cell or one that nothing closes is a sign like any other', () => {
    expect(csv('Size,Price\n2" pipe,4\n').pieces.map(({ text }) => text)).toEqual(['Size | Price', '2" pipe | 4']);
    expect(csv('Size,Price\n"2 pipe,4\n3 pipe,5\n').pieces.map(({ text }) => text)).toEqual([
      'Size | Price',
      '"2 pipe | 4',
      '3 pipe | 5',
    ]);
  });

  test('a file that is no UTF-8, begins with a byte order mark or holds NUL reads like any other', () => {
    const texts = (bytes: Buffer): string[] => ready(readCsv(bytes)).pieces.map(({ text }) => text);
    const expected = ['Place | Price', 'Málaga | 4'];
    expect(texts(Buffer.from('Place,Price\nMálaga,4\n', 'latin1'))).toEqual(expected);
    expect(texts(Buffer.from('\uFEFFPlace,Price\nMálaga,4\n'))).toEqual(expected);
    expect(texts(Buffer.from('\uFEFFPlace,Price\nMálaga,4\n', 'utf16le'))).toEqual(expected);
    expect(texts(Buffer.from('Place,Price\nMá\0laga,4\n'))).toEqual(expected);
  });

  test('a row without end is refused, not held', () => {
    expect(() => readCsv(Buffer.from(','.repeat(3_000_000)))).toThrow('larger than can be read');
  });
});
