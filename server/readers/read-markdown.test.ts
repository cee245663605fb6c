import { describe, expect, test } from 'vitest';
import { readMarkdown } from './read-markdown.ts';

const read = (source: string) => {
  const extraction = readMarkdown(Buffer.from(source));
  if (extraction.status === 'failed') throw new Error(extraction.message);
  return extraction;
};

describe('Markdown', () => {
  test('shows what its components show: a summary is the heading of what it holds, and no longer', () => {
    const { pieces } = read(
      '# Plans\n\n<Details summary="Do you bill by the year?">\n\nYes, with two months free.\n\n</Details>\n\nAll plans have support.\n\n<Image src="/x.png" alt="A crane in the yard" />\n',
    );
    expect(pieces.map(({ text, heading }) => [heading, text])).toEqual([
      ['Plans', 'Plans'],
      ['Do you bill by the year?', 'Do you bill by the year?'],
      ['Do you bill by the year?', 'Yes, with two months free.'],
      ['Plans', 'All plans have support.'],
      ['Plans', 'A crane in the yard'],
    ]);
  });
  test('keeps the columns of a table where a cell is empty, and says days and authors of its front matter', () => {
    const { title, pieces } = read(
      '---\ntitle: Rates\npublishedAt: 2026-03-04\nauthor: Ada Brandt\ndraft: true\n---\n\n| | Day | Week |\n|---|---|---|\n| Crane | €450 | €1,900 |\n',
    );
    expect(title).toBe('Rates');
    expect(pieces.map(({ text }) => text)).toEqual([
      '– | Day | Week',
      'Crane | €450 | €1,900',
      'Published at: 2026-03-04 · Author: Ada Brandt',
    ]);
  });
  test('keeps the mark of what is listed', () => {
    const { pieces } = read('We cannot:\n\n- lift **trucks**\n- drive\n\n  at night\n\n1. Call us\n');
    expect(pieces.map(({ text }) => text)).toEqual(['We cannot:', '- lift trucks', '- drive', 'at night', '- Call us']);
  });
  test('leaves marks, imports and scripts out', () => {
    const { pieces } = read(
      "import Chart from './chart'\n\nWe **lift** [cranes](https://crane.example) and `hoists`.\n\n<script>alert(1)</script>\n",
    );
    expect(pieces.map(({ text }) => text)).toEqual(['We lift cranes and hoists.']);
  });
  test.each([
    ['quotes within quotes', `${'>'.repeat(50_000)} deep\n`],
    ['lists within lists', Array.from({ length: 2000 }, (_, at) => `${' '.repeat(2 * at)}- item ${at}`).join('\n')],
    ['bullets in one line', `${'- '.repeat(20_000)}deep`],
    ['brackets that nothing closes', `${'['.repeat(20_000)}deep`],
  ])('%s are read to a depth, not refused', (_title, source) => {
    expect(read(source).pieces.length).toBeGreaterThan(0);
  });
});
