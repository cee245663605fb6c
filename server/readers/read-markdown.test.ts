import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { readMarkdown } from './read-markdown.ts';
import type { Extraction } from './extraction.ts';

const ready = (extraction: Extraction) => {
  if (extraction.status !== 'ready') throw new Error(extraction.message);
  return extraction;
};
const markdown = (text: string) => ready(readMarkdown(Buffer.from(text)));
const csv = (text: string) => ready(readCsv(Buffer.from(text)));

describe('Markdown', () => {
  test('is read as it is shown: reference links, footnotes, nested lists, tables, code and HTML', () => {
    const { title, pieces } = markdown(
      [
        '---',
        'title: "Price list"',
        '---',
        'Prices',
        '======',
        '',
        'See the [full list][list] and **two** notes[^1]; `npm run x` stays, and 2 * 3 * 4 too.',
        '',
        '1. First',
        '   - [x] Nested *one*',
        '',
        '| Plan | Price |',
        '|------|------:|',
        '| Pro  | 39 \\| month |',
        '',
        '```sh',
        'run --all # no heading',
        '```',
        '',
        '<details><summary>More</summary>Hidden <b>words</b></details>',
        '',
        '<!-- a comment -->',
        '',
        '[list]: https://a.example/list',
        '[^1]: The note.',
      ].join('\n'),
    );
    expect(title).toBe('Price list');
    expect(pieces.map(({ text }) => text)).toEqual([
      'Prices',
      'See the full list and two notes; npm run x stays, and 2 * 3 * 4 too.',
      'First',
      'Nested one',
      'Plan | Price',
      'Pro | 39 | month',
      'run --all # no heading',
      'More Hidden words',
      'The note.',
    ]);
    expect(new Set(pieces.map(({ heading }) => heading))).toEqual(new Set(['Prices']));
  });

  test('a long one is read in stretches that cut no block, and one that nests for ever is read flat', () => {
    const block = 'A paragraph of words that says something of its own.\n\n```\ncode\n\nstill code\n```\n\n';
    const { pieces } = markdown(`# Head\n\n${block.repeat(3000)}`);
    expect(pieces).toHaveLength(1 + 2 * 3000);
    expect(new Set(pieces.slice(1).map(({ text }) => text))).toEqual(
      new Set(['A paragraph of words that says something of its own.', 'code still code']),
    );
    expect(markdown(`${'>'.repeat(50_000)} deep`).pieces[0]?.text).toBe('deep');
    expect(markdown('```\nnever closed\n\nbut read').pieces[0]?.text).toBe('never closed but read');
  });
});

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

  test('a row without end is refused, not held', () => {
    expect(() => readCsv(Buffer.from(','.repeat(3_000_000)))).toThrow('larger than can be read');
  });
});
