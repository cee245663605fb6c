import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { extractFile } from '#server/readers/extract-file.ts';
import type { Extraction } from '#server/readers/extraction.ts';
import { median, type Benchmark } from './benchmark.ts';
import { givenDocuments, givenReports, ownDocuments, type SampleDocument } from './document-set.ts';
import { addMatches, extraOf, matchWords, recallOf, type WordMatch } from './extract/word-recall.ts';

const rounds = 3;
const nothing: WordMatch = { reference: 0, own: 0, both: 0 };

const isPdf = ({ name }: SampleDocument): boolean => name.endsWith('.pdf');
const read = (document: SampleDocument): Promise<Extraction> =>
  extractFile({ bytes: document.bytes, name: document.name, type: '' });

/** Measures pages per second over all PDFs at once, as in a batch of uploads. */
async function ownSpeed(documents: readonly SampleDocument[]): Promise<{ pages: number; perSecond: number }> {
  const began = performance.now();
  const extractions = await Promise.all(documents.map(read));
  const pages = extractions.reduce((sum, each) => sum + (each.status === 'ready' ? (each.pages ?? 0) : 0), 0);
  return { pages, perSecond: pages / ((performance.now() - began) / 1000) };
}

/** Measures the same with one process per file in sequence; null if the program isn't installed. */
function pdftotextSpeed(documents: readonly SampleDocument[], folder: string, pages: number): number | null {
  if (spawnSync('pdftotext', ['-v']).error) return null;
  const began = performance.now();
  for (const at of documents.keys()) spawnSync('pdftotext', [join(folder, `${at}.pdf`), join(folder, `${at}.txt`)]);
  return pages / ((performance.now() - began) / 1000);
}

async function unpdfSpeed(documents: readonly SampleDocument[], pages: number): Promise<number> {
  const began = performance.now();
  for (const { bytes } of documents) {
    try {
      await extractText(await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 }));
    } catch (error) {
      // A file it can't open costs the time of trying, as for the others.
      if (!(error instanceof Error)) throw error;
    }
  }
  return pages / ((performance.now() - began) / 1000);
}

async function compare(documents: readonly SampleDocument[]): Promise<{ match: WordMatch; wrong: string[] }> {
  let match = nothing;
  const wrong: string[] = [];
  for (const [at, extraction] of (await Promise.all(documents.map(read))).entries()) {
    const document = documents[at];
    if (!document) continue;
    const outcome = extraction.status === 'ready' ? 'ready' : extraction.reason;
    if (document.outcomes !== null && !document.outcomes.includes(outcome)) wrong.push(`${document.name}: ${outcome}`);
    const text = extraction.status === 'ready' ? extraction.pieces.map((piece) => piece.text).join('\n') : '';
    if (document.reference !== null && /[\p{L}\p{N}]/u.test(document.reference))
      match = addMatches(match, matchWords(text, document.reference));
  }
  return { match, wrong };
}

/** Speed on PDFs beside pdftotext and unpdf, missing and surplus words, and wrong outcomes. */
export const run: Benchmark = async (data) => {
  const documents = data === null ? ownDocuments() : givenDocuments(data);
  const reports = data === null ? [] : givenReports(data);
  const pdfs = [...documents, ...reports].filter((each) => isPdf(each));
  const folder = mkdtempSync(join(tmpdir(), 'extract-bench-'));
  for (const [at, { bytes }] of pdfs.entries()) writeFileSync(join(folder, `${at}.pdf`), bytes);
  const { pages } = await ownSpeed(pdfs);
  const turns: { own: number; pdftotext: number | null }[] = [];
  for (let round = 0; round < rounds; round += 1)
    turns.push({ own: (await ownSpeed(pdfs)).perSecond, pdftotext: pdftotextSpeed(pdfs, folder, pages) });
  const unpdf = await unpdfSpeed(pdfs, pages);
  rmSync(folder, { recursive: true });
  const own = await compare(documents);
  const annual = await compare(reports);
  const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));
  const timesPdftotext = median(
    turns.map((turn) => (turn.pdftotext === null ? Number.NaN : turn.own / turn.pdftotext)),
  );
  const installed = !Number.isNaN(timesPdftotext);
  return {
    figures: {
      files: documents.length + reports.length,
      pdfPages: pages,
      pagesPerSecond: rounded(median(turns.map((turn) => turn.own))),
      pdftotextPagesPerSecond: installed ? rounded(median(turns.map((turn) => turn.pdftotext ?? 0))) : 'not installed',
      unpdfPagesPerSecond: rounded(unpdf),
      ...(installed ? { timesPdftotext: rounded(timesPdftotext, 2) } : {}),
      recall: rounded(recallOf(addMatches(own.match, annual.match)), 4),
      extra: rounded(extraOf(addMatches(own.match, annual.match)), 4),
      recallDocuments: rounded(recallOf(own.match), 4),
      extraDocuments: rounded(extraOf(own.match), 4),
      ...(reports.length > 0
        ? { recallReports: rounded(recallOf(annual.match), 4), extraReports: rounded(extraOf(annual.match), 4) }
        : {}),
      wrongOutcomes: own.wrong.length + annual.wrong.length,
      wrong: [...own.wrong, ...annual.wrong].join(', '),
    },
    targets: {
      ...(installed ? { timesPdftotext: { atLeast: 1 } } : {}),
      recallDocuments: { atLeast: 0.98 },
      wrongOutcomes: { atMost: 0 },
    },
  };
};
