import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Claim } from '#contract/evidence.ts';
import type { ProposalBlock, ProposalDocument } from '#contract/proposal.ts';
import { documentOf, type PrintedProposal } from '#server/features/proposal/print.view.ts';
import { proposalWord } from '#server/features/proposal/word.view.ts';
import { typstDocuments } from '#server/ports/typst-documents.ts';
import { median } from './benchmark.ts';

const template = join(import.meta.dirname, '..', 'server', 'features', 'proposal', 'proposal.typ');
const runs = 9;
const sentence =
  'Every morning two people walk the yard with a list, and what they find is typed a second time in the office.';

/** Builds a proposal of about this many pages, each with text, quotes and a table. */
function proposalOf(pages: number, turn: number): ProposalDocument {
  const claim = (id: string, said: string): Claim => {
    // Different words each time, so that nothing of the previous document is reused.
    const text = said.replaceAll('two people', `${turn + 2} people`);
    return { id, text, kind: 'fact', quotes: [{ sourceId: 's', text }] };
  };
  const blocks = Array.from({ length: pages }, (_, page): ProposalBlock[] => {
    const base = { section: 'solution_recommendation', hidden: false, locked: false, edited: false } as const;
    return [
      {
        ...base,
        id: `text-${page}`,
        title: `Part ${page + 1}`,
        list: false,
        table: null,
        claims: Array.from({ length: 9 }, (__, at) =>
          claim(`c${page}-${at}`, at % 4 === 0 ? `Ada Buyer: “${sentence}”` : `${sentence} ${sentence}`),
        ),
      },
      {
        ...base,
        id: `table-${page}`,
        title: `Prices ${page + 1}`,
        list: false,
        claims: [],
        table: {
          head: ['Item', 'Unit', 'Price'],
          rows: Array.from({ length: 8 }, (__, at) => [`Item ${page * 8 + at + 1}`, 'per month', `EUR ${at + 1}.00`]),
        },
      },
    ];
  }).flat();
  return {
    title: 'Proposal',
    prospect: { company: 'Norring Line', person: 'Ada Buyer', role: 'COO' },
    seller: { company: 'Seller', website: '', logo: '' },
    rep: { name: 'Rae Rep', bookingUrl: '' },
    solutionName: 'Gateflow',
    day: '2026-10-14',
    blocks,
    sources: [],
    quotes: { used: 0, held: 0 },
    // As new templates and organizations have it.
    cover: true,
    validUntil: '2026-11-13',
  };
}

/** Returns the same words as a page for the browser to print. */
function htmlOf({ title, sections }: PrintedProposal): string {
  const body = sections.map(
    (section) =>
      `<h2>${section.title}</h2>${section.blocks
        .map(
          (block) =>
            `<h3>${block.title}</h3>${
              block.table === null
                ? ''
                : `<table><thead><tr>${block.table.head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${block.table.rows
                    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
                    .join('')}</tbody></table>`
            }${block.claims.map(({ text }) => `<p>${text}</p>`).join('')}`,
        )
        .join('')}`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>body{font:10.5pt/1.4 serif}table{width:100%}td{border-bottom:1px solid #ccc}</style><h1>${title}</h1>${body.join('')}`;
}

const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0;

interface Timed<T> {
  ms: number;
  last: T;
}

/** Times several pieces of work in turns, so that whatever else the machine does falls on each alike. */
async function timed<T>(works: ((turn: number) => Promise<T>)[]): Promise<Timed<T>[]> {
  const times = works.map((): number[] => []);
  const last: T[] = [];
  for (const work of works) last.push(await work(0));
  for (let run = 0; run < runs; run += 1)
    for (const [at, work] of works.entries()) {
      const began = performance.now();
      last[at] = await work(run + 1);
      times[at]?.push(performance.now() - began);
    }
  return last.map((each, at) => ({ ms: Math.round(median(times[at] ?? [])), last: each }));
}

/** What our file has, too: tags for readers' ears, bookmarks, page numbers with their total, its margins. */
const sameJob = {
  tagged: true,
  outline: true,
  displayHeaderFooter: true,
  headerTemplate: '<span></span>',
  footerTemplate:
    '<span style="font-size:7.5pt"><span class="pageNumber"></span> / <span class="totalPages"></span></span>',
  margin: { top: '24mm', bottom: '20mm', left: '24mm', right: '24mm' },
};

/**
 * Milliseconds and bytes of the PDF and the Word file for 1, 6 and 30 pages; and of the browser's print, bare and
 * with what our file has, too. All warm, in turns.
 */
export async function measurePrint(): Promise<Record<string, number | string>> {
  const figures: Record<string, number | string> = {};
  const documents = typstDocuments();
  const path = process.env['BROWSER_PATH'];
  const browser = await chromium
    .launch({ args: ['--no-sandbox'], ...(path === undefined ? {} : { executablePath: path }) })
    .catch(() => null);
  try {
    for (const pages of [1, 6, 30]) {
      const printed = (turn: number): PrintedProposal => documentOf(proposalOf(pages, turn));
      const page = await browser?.newPage();
      const byBrowser = async (turn: number, options: object): Promise<Uint8Array> => {
        await page?.setContent(htmlOf(printed(turn)));
        return (await page?.pdf({ format: 'A4', ...options })) ?? new Uint8Array();
      };
      const [pdf, word, bare, same] = await timed([
        (turn) => documents.pdf(template, printed(turn)),
        (turn) => proposalWord(printed(turn)),
        (turn) => byBrowser(turn, {}),
        (turn) => byBrowser(turn, sameJob),
      ]);
      for (const [name, made] of Object.entries({ pdf, docx: word, chromium: bare, chromiumSameJob: same })) {
        if (made === undefined || (page === undefined && name.startsWith('chromium'))) continue;
        figures[`${name}${pages}Ms`] = made.ms;
        figures[`${name}${pages}Bytes`] = made.last.length;
        if (name !== 'docx') figures[`${name}${pages}Pages`] = pagesOf(made.last);
      }
      if (pdf !== undefined && same !== undefined && page !== undefined)
        figures[`pdf${pages}OfSameJob`] = Number((pdf.ms / same.ms).toFixed(2));
      await page?.close();
    }
    if (browser === null) figures['chromium'] = 'no browser was found';
  } finally {
    await browser?.close();
  }
  return figures;
}
