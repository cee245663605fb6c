import { join } from 'node:path';
import sharp from 'sharp';
import { convertToHtml } from 'mammoth';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Brand } from '#contract/brand.ts';
import { typstDocuments } from '#server/ports/typst-documents.ts';
import { longWord, markup, proposal } from '#tests/support/pdf/proposal-sample.ts';
import { readPdf, type ReadPdf } from '#tests/support/pdf/read-pdf.ts';
import { proposalMarkdown } from './markdown.view.ts';
import { documentOf } from './print.view.ts';
import { proposalWord } from './word.view.ts';

describe('a proposal as a PDF', () => {
  let pdf: ReadPdf;
  beforeAll(async () => {
    const template = join(import.meta.dirname, 'proposal.typ');
    pdf = await readPdf(await typstDocuments().pdf(template, documentOf(proposal)));
  });
  const all = (): string => pdf.pages.map(({ text }) => text).join('\n');
  const packed = (text: string): string => text.replaceAll(/[\s\u200b]+/gu, '');

  test('has its title, a bookmark for each heading in reading order, page numbers, and links that lead on', () => {
    expect(pdf.title).toBe('Proposal for Über & Søn');
    expect(pdf.bookmarks).toEqual([
      'Proposal for Über & Søn',
      'Transformation journey',
      'Current situation',
      'Challenges',
      'Solution recommendation',
      'Approach',
      'Investment summary',
      'Pricing',
    ]);
    pdf.pages.forEach(({ text }, at) => {
      expect(text).toContain(`${at + 1} / ${pdf.pages.length}`);
    });
    expect(pdf.pages.flatMap(({ links }) => links)).toEqual(['https://cal.example/rae', 'https://seller.example/']);
  });

  test('tells a screen reader what is a heading, a paragraph, a list and a table with its head', () => {
    const tags = pdf.pages.flatMap((page) => page.tags);
    expect(tags.filter((tag) => /^H\d$/u.test(tag))).toEqual(['H1', 'H2', 'H3', 'H3', 'H2', 'H3', 'H2', 'H3']);
    expect(new Set(tags)).toEqual(
      new Set([
        'Document',
        'P',
        'H1',
        'H2',
        'H3',
        'L',
        'LI',
        'Lbl',
        'LBody',
        'Table',
        'THead',
        'TBody',
        'TR',
        'TH',
        'TD',
        'Link',
      ]),
    );
  });

  test('every script is text that can be searched, and markup is shown as it was typed', () => {
    expect(packed(all())).toContain('毎朝、列が長すぎます。');
    expect(all()).toMatch(/[\u0600-\u06ff\ufe70-\ufeff]{3}/u);
    expect(packed(all())).toContain(packed(markup));
    expect(all()).not.toContain('Hidden from everybody');
  });

  test('no sign is without a glyph, whatever the script', async () => {
    // The engine gives some joined Arabic letters no character code: they are drawn but can't be counted here.
    const arabic = /[\u0600-\u06ff]/u;
    const blocks = proposal.blocks.map((each) => ({
      ...each,
      claims: each.claims.filter(({ text }) => !arabic.test(text)),
    }));
    const template = join(import.meta.dirname, 'proposal.typ');
    const read = await readPdf(await typstDocuments().pdf(template, documentOf({ ...proposal, blocks })));
    expect(read.pages.reduce((sum, { missing }) => sum + missing, 0)).toBe(0);
  });

  test('a word of 200 letters stays within the margins, and so does everything else', () => {
    expect(packed(all())).toContain(longWord);
    for (const { width, height, lines } of pdf.pages)
      for (const { left, right, bottom, top, text } of lines) {
        expect(left, text).toBeGreaterThan(40);
        expect(right, text).toBeLessThan(width - 40);
        expect(bottom, text).toBeGreaterThan(15);
        expect(top, text).toBeLessThan(height - 30);
      }
  });

  test('no row of a table is cut by the end of a page, its head is on each page, and no heading ends one', () => {
    const withRows = pdf.pages.filter(({ text }) => /Item \d+ that/u.test(text));
    expect(withRows.length).toBeGreaterThan(1);
    const found = new Set<number>();
    for (const { text } of withRows) {
      expect(text).toContain('Unit');
      const rows = [...text.matchAll(/Item (\d+) that/gu)].map(([, row]) => Number(row));
      for (const row of rows) {
        // The whole cell and its price are on the page of its first words.
        expect(text).toContain(`EUR ${row}.50`);
        found.add(row);
      }
      expect(text.split('second line').length - 1).toBe(rows.length);
    }
    expect(found.size).toBe(60);
    for (const { lines } of pdf.pages) {
      const body = lines.filter(({ bottom, text }) => bottom > 45 && text.trim() !== '');
      const last = body.toSorted((a, b) => a.bottom - b.bottom)[0]?.text.trim() ?? '';
      expect(pdf.bookmarks).not.toContain(last);
    }
  });

  test("in the organization's color and type: the file is set in its family, and the color stays readable", async () => {
    const template = join(import.meta.dirname, 'proposal.typ');
    const file = async (brand: Brand) =>
      Buffer.from(await typstDocuments().pdf(template, documentOf(proposal, brand))).toString('latin1');
    const [own, brand] = [await file({ color: '', font: '' }), await file({ color: '#ffdd00', font: 'inter' })];
    expect(own).toMatch(/Newsreader/u);
    expect(brand).not.toMatch(/Newsreader/u);
    expect(brand).toMatch(/Inter/u);
    expect(documentOf(proposal, { color: '#0a2a66', font: '' }).accent).toBe('#0a2a66');
    expect(documentOf(proposal, { color: '#ffdd00', font: '' }).accent).not.toBe('#ffdd00');
  });

  test("the organization's logo stands on the first page and in the Word file, with words for who doesn't see it", async () => {
    const template = join(import.meta.dirname, 'proposal.typ');
    const picture = { width: 64, height: 64, channels: 3, background: '#0a2a66' } as const;
    const logo = new Uint8Array(await sharp({ create: picture }).png().toBuffer());
    const printed = documentOf(proposal, { color: '', font: '' }, true);
    const documents = typstDocuments();
    const [file, bare] = [
      await documents.pdf(template, printed, { 'logo.png': logo }),
      await documents.pdf(template, documentOf(proposal)),
    ];
    expect(Buffer.from(file).toString('latin1')).toContain('/Subtype /Image');
    expect(Buffer.from(bare).toString('latin1')).not.toContain('/Subtype /Image');
    expect((await readPdf(file)).pages[0]?.text).toContain('Proposal for Über & Søn');
    const { value } = await convertToHtml({ buffer: Buffer.from(await proposalWord(printed, logo)) });
    expect(value).toContain(`alt="${printed.logo}"`);
    expect(printed.logo).toBe(`Logo of ${proposal.seller.company}`);
  });

  test('the Word file and the Markdown say the same, and nothing of it becomes markup', async () => {
    const printed = documentOf(proposal);
    const word = await proposalWord(printed);
    const { value, messages } = await convertToHtml({ buffer: Buffer.from(word) });
    expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
    expect(value).toContain('<h1>');
    expect(value.match(/<tr>/gu)).toHaveLength(61);
    expect(value).toContain('毎朝、列が長すぎます。');
    expect(value).toContain(longWord);
    expect(value).toContain('&lt;script&gt;');
    expect(value).toContain('href="https://cal.example/rae"');
    expect(value).not.toContain('Hidden from everybody');
    const text = proposalMarkdown(printed);
    expect(text).toContain('## Transformation journey');
    expect(text).toContain('> “毎朝、列が長すぎます。”');
    expect(text).toContain('\\<script\\>');
    expect(text.split('\n').filter((line) => line.startsWith('| Item'))).toHaveLength(61);
  });
});
