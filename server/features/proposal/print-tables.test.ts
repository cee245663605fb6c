import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ProposalBlock, ProposalDocument } from '#contract/proposal.ts';
import { typstDocuments } from '#server/ports/typst-documents.ts';
import { proposal } from '#tests/support/pdf/proposal-sample.ts';
import { readPdf } from '#tests/support/pdf/read-pdf.ts';
import { breakable, documentOf } from './print.view.ts';

const plain = {
  section: 'investment_summary',
  list: false,
  hidden: false,
  locked: false,
  edited: true,
  table: null,
} as const satisfies Partial<ProposalBlock>;
/** A proposal whose table comes after `lines` lines of text. */
const withTable = (lines: number, rows: number): ProposalDocument => ({
  ...proposal,
  blocks: [
    {
      ...plain,
      id: 'filler',
      title: 'Before',
      claims: Array.from({ length: lines }, (_, at) => ({ id: `c${at}`, text: `Line ${at}`, kind: 'gap' })).map(
        ({ id, text }) => ({ id, text, kind: 'not-found' as const, quotes: [] }),
      ),
    },
    {
      ...plain,
      id: 'pricingModel',
      title: 'Pricing',
      claims: [],
      table: {
        head: ['Item', 'Price', 'Quantity', 'Total'],
        rows: Array.from({ length: rows }, (_, at) => [`Row ${at + 1}.`, 'GBP 1', '2', 'GBP 2']),
      },
    },
  ],
});
/** Returns how many rows of the table stand on each page that has any. */
async function rowsByPage(lines: number, rows: number): Promise<number[]> {
  const template = join(import.meta.dirname, 'proposal.typ');
  const { pages } = await readPdf(await typstDocuments().pdf(template, documentOf(withTable(lines, rows))));
  return pages.map(({ text }) => [...text.matchAll(/Row \d+\./gu)].length).filter((count) => count > 0);
}

test('a short table of prices stays on one page wherever it comes', async () => {
  for (let lines = 14; lines < 34; lines += 2) expect(await rowsByPage(lines, 6), `${lines} lines`).toEqual([6]);
}, 60_000);

test('a long one begins where several of its rows fit', async () => {
  for (let lines = 14; lines < 34; lines += 2)
    expect((await rowsByPage(lines, 40))[0], `${lines} lines`).toBeGreaterThanOrEqual(3);
}, 60_000);

test('neither the first nor the last step stands alone on a page', async () => {
  const template = join(import.meta.dirname, 'proposal.typ');
  const said = (at: number) => `Step ${at + 1}.`;
  for (let steps = 24; steps < 60; steps += 1) {
    const timeline: ProposalBlock = {
      ...{ ...plain, id: 'timeline', title: 'Next steps' },
      claims: Array.from({ length: steps }, (_, at) => ({
        ...{ id: `s${at}`, text: `Ola: “${said(at)}”`, kind: 'fact' as const },
        quotes: [{ sourceId: 's', text: said(at) }],
      })),
    };
    const { pages } = await readPdf(
      await typstDocuments().pdf(template, documentOf({ ...proposal, blocks: [timeline] })),
    );
    const counts = pages.map(({ text }) => [...text.matchAll(/Step \d+\./gu)].length).filter((count) => count > 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(steps);
    expect(Math.min(...counts), `${steps} steps`).toBeGreaterThan(1);
  }
}, 120_000);

test('an address is copied as it is, and only a word that no line can break gets a place to break', () => {
  const address = `https://www.kilnbridge.example/proposals/${'terms-and-prices/'.repeat(6)}`;
  expect(breakable(address)).toBe(address);
  expect(breakable('x'.repeat(100))).toContain('\u200b');
});
