import { expect, test } from 'vitest';
import type { ReadPage } from './read-web-page.ts';
import { siteLines } from './site-lines.ts';

const banner = 'We moved our plant to Leiria. Read what changes for you.';
const long = 'Each kiln is fired at 1,180 degrees and cools for two days before anybody opens the door. '.repeat(8);
const pageOf = (...lines: string[]): ReadPage => ({
  outcome: 'read',
  url: 'https://kiln.example/',
  extraction: {
    status: 'ready',
    title: null,
    pages: null,
    note: null,
    pieces: lines.map((text) => ({ text, page: null, heading: null, second: null })),
  },
  links: [],
  hash: '',
  mark: { etag: null, lastModified: null },
});
const failed = (page: ReadPage): boolean => page.outcome === 'read' && page.extraction.status === 'failed';

function siteOf(...pages: ReadPage[]) {
  const lines = siteLines();
  return { lines, short: pages.filter((page) => lines.count(page)) };
}

test('a page whose every line stands on longer pages too holds only the banner of its site', () => {
  const [empty, office] = [pageOf(banner), pageOf(banner, 'Our office is at Rua Nova 4.')];
  const { lines, short } = siteOf(pageOf(banner, long), pageOf(banner, `${long} Again.`), empty, office);
  expect(short).toEqual([empty, office]);
  expect(short.map((page) => failed(lines.judge(page)))).toEqual([true, false]);
});

test('a line that only one other page has is no banner, nor are short pages that are alike', () => {
  const teaser = pageOf('Kiln 4 is for sale.');
  const few = siteOf(pageOf('Kiln 4 is for sale.', long), teaser);
  expect(few.short.map((page) => failed(few.lines.judge(page)))).toEqual([false]);
  const alike = siteOf(teaser, teaser, teaser);
  expect(alike.short.map((page) => failed(alike.lines.judge(page)))).toEqual([false, false, false]);
});
