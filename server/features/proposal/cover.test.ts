import { join } from 'node:path';
import { convertToHtml } from 'mammoth';
import { expect, test } from 'vitest';
import { proposalDocumentSchema, proposalSections, type ProposalDocument } from '#contract/proposal.ts';
import { typstDocuments } from '#server/ports/typst-documents.ts';
import { proposal } from '#tests/support/pdf/proposal-sample.ts';
import { readPdf, type ReadPdf } from '#tests/support/pdf/read-pdf.ts';
import { proposalMarkdown } from './markdown.view.ts';
import { documentOf } from './print.view.ts';
import { sameContent } from './same-content.view.ts';
import { proposalWord } from './word.view.ts';

const documents = typstDocuments();
const covered: ProposalDocument = { ...proposal, cover: true, validUntil: '2026-11-13' };
const file = async (document: ProposalDocument): Promise<ReadPdf> =>
  readPdf(await documents.pdf(join(import.meta.dirname, 'proposal.typ'), documentOf(document)));
const packed = (text: string): string => text.replaceAll(/[\s\u200b]+/gu, '');

test('a cover states for whom, from whom, the date and the last valid day, on a page of its own without a number', async () => {
  const { pages, bookmarks } = await file(covered);
  const [cover, next] = pages.map(({ text }) => text.replaceAll(/\s+/gu, ' '));
  for (const words of ['Proposal for Über & Søn', 'Prepared for', 'COO', 'Prepared by Rae Rep Seller', 'Gateflow'])
    expect(cover).toContain(words);
  expect(cover).toContain('Date 14 October 2026');
  expect(cover).toContain('Valid until 13 November 2026');
  expect(cover).not.toMatch(/\d+ \/ \d+/u);
  expect(cover).not.toContain('Transformation journey');
  expect(next).toContain('Transformation journey');
  expect(next).toContain(`2 / ${pages.length}`);
  // The title is the file's one heading of the first level, and its first bookmark.
  expect(pages.flatMap(({ tags }) => tags).filter((tag) => tag === 'H1')).toHaveLength(1);
  expect(bookmarks[0]).toBe('Proposal for Über & Søn');
});

const longName =
  'The Consolidated Harbour, Freight and Warehousing Association of Northern Schleswig (International) Limited';
test.each([
  ['a long name', longName],
  ['a name without a space', 'Donaudampfschifffahrt'.repeat(9)],
  ['a Japanese name', '株式会社山田海運ホールディングス'.repeat(3)],
  ['an Arabic name', 'شركة الميناء الشمالي للخدمات اللوجستية والنقل البحري'],
  ['a name of one letter', 'X'],
])('%s stays within the margins of a cover and on one page', async (_, company) => {
  const people = { company, person: company.slice(0, 60), role: company };
  const { pages } = await file({
    ...covered,
    title: `Proposal for ${company}`,
    prospect: people,
    seller: { ...covered.seller, company },
    rep: { name: company.slice(0, 60), bookingUrl: '' },
  });
  const [cover, next] = pages;
  expect(cover?.text).toContain('13 November 2026');
  expect(next?.text).toContain('Transformation journey');
  for (const { left, right, bottom, top, text } of cover?.lines ?? []) {
    expect(left, text).toBeGreaterThan(40);
    expect(right, text).toBeLessThan((cover?.width ?? 0) - 40);
    expect(bottom, text).toBeGreaterThan(15);
    expect(top, text).toBeLessThan((cover?.height ?? 0) - 30);
  }
  if (company === longName) expect(packed(cover?.text ?? '')).toContain(packed(longName));
});

test('an empty session has a cover too, without labels that nothing follows', async () => {
  const nobody = { company: '', person: '', role: '' };
  const empty = { ...covered, title: 'Proposal', prospect: nobody, rep: { name: '', bookingUrl: '' }, blocks: [] };
  const { validUntil: _, ...open } = { ...empty, seller: { company: '', website: '', logo: '' } };
  const { pages } = await file(open);
  expect(pages[0]?.text).toContain('14 October 2026');
  for (const label of ['Prepared for', 'Prepared by', 'Valid until']) expect(pages[0]?.text).not.toContain(label);
  const { value } = await convertToHtml({ buffer: Buffer.from(await proposalWord(documentOf(open))) });
  expect(value).not.toContain('Prepared');
});

test('the Word file and the Markdown state the same', async () => {
  const printed = documentOf(covered);
  const { value, messages } = await convertToHtml({ buffer: Buffer.from(await proposalWord(printed)) });
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  const order = [
    'Seller',
    'Proposal for Über &amp; Søn',
    'Prepared for',
    'Prepared by',
    'Valid until',
    'Transformation',
  ];
  const places = order.map((words) => value.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(value.match(/Proposal for Über/gu)).toHaveLength(1);
  const text = proposalMarkdown(printed);
  expect(text).toContain('**Prepared for:** 山田 太郎, COO, Über & Søn');
  expect(text).toContain('**Valid until:** 13 November 2026');
});

test('a version of before has no cover, its sections in their order, and the same content as today without them', async () => {
  const { pages } = await file(proposalDocumentSchema.parse(proposal));
  expect(pages[0]?.text).toContain('1 / ');
  expect(pages[0]?.text).toContain('Transformation journey');
  expect(documentOf(proposal).sections.map(({ id }) => id)).toEqual([
    'transformation_journey',
    'solution_recommendation',
    'investment_summary',
  ]);
  expect(sameContent(proposal, { ...proposal, cover: false, sections: [...proposalSections] })).toBe(true);
  expect(sameContent(proposal, covered)).toBe(false);
  // Read a day later, the same offer holds a day longer.
  expect(sameContent(covered, { ...covered, day: '2026-10-15', validUntil: '2026-11-14' })).toBe(true);
  expect(sameContent(covered, { ...covered, validUntil: '2026-11-14' })).toBe(false);
  // A last day that a person named stays, whenever the proposal is drafted; another one is another offer, however many days away.
  const named: ProposalDocument = { ...covered, validByPerson: true };
  expect(sameContent(named, { ...named, day: '2026-10-20' })).toBe(true);
  expect(sameContent(named, { ...named, day: '2026-10-15', validUntil: '2026-11-14' })).toBe(false);
  expect(sameContent(covered, { ...named, day: '2026-10-15', validUntil: '2026-11-14' })).toBe(false);
});

test('sections stand in the stated order in every file, and in the default order after those', async () => {
  const ordered: ProposalDocument = { ...covered, sections: ['investment_summary'] };
  const titles = ['Investment summary', 'Transformation journey', 'Solution recommendation'];
  expect(documentOf(ordered).sections.map(({ title }) => title)).toEqual(titles);
  expect((await file(ordered)).bookmarks.filter((mark) => titles.includes(mark))).toEqual(titles);
  const { value } = await convertToHtml({ buffer: Buffer.from(await proposalWord(documentOf(ordered))) });
  for (const text of [value, proposalMarkdown(documentOf(ordered))]) {
    const places = titles.map((title) => text.indexOf(title));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});
