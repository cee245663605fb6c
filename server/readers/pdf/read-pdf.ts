import { limits } from '#contract/limits.ts';
import { ExtractionFailed } from '#server/readers/extraction-failed.ts';
import type { Extraction } from '#server/readers/extraction.ts';
import { nameGlyphs } from './name-glyphs.ts';
import type { PdfEngine } from './pdf-engine.ts';
import { linesOf, type PdfLine } from './pdf-lines.ts';
import { withPage } from './pdf-page.ts';
import { inkedPages } from './page-ink.ts';
import { piecesOf } from './pdf-pieces.ts';
import { readScans, scanNote, unreadNotes, type ScannedText } from './read-scans.ts';
import { isShifted } from './shifted-letters.ts';
import type { ReadPicture } from './text-recognition.ts';

const wantsPassword = 4;
const unknownSecurity = 5;
/** Fewer letters on a page are a stamp or number on a scan: beside a full-page picture, or beside any. */
const scanLetters = { large: 30, any: 12 };

function readTitle(engine: PdfEngine['exports'], document: number): string | null {
  const tag = engine.malloc(2048);
  const memory = (): Buffer => Buffer.from(engine.memory.buffer, tag, 2048);
  memory().write('Title\0', 'latin1');
  const bytes = engine.FPDF_GetMetaText(document, tag, tag + 16, 2000);
  const title =
    bytes > 2 && bytes <= 2000
      ? memory()
          .subarray(16, 16 + bytes - 2)
          .toString('utf16le')
      : '';
  engine.free(tag);
  const clean = title.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return /\p{L}/u.test(clean) && !/^untitled/iu.test(clean) ? clean : null;
}

function open(engine: PdfEngine['exports'], store: number, length: number): number {
  const document = engine.FPDF_LoadMemDocument(store, length, 0);
  if (document !== 0) return document;
  const error = engine.FPDF_GetLastError();
  throw new ExtractionFailed(error === wantsPassword || error === unknownSecurity ? 'encrypted' : 'broken');
}

const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

const unrecognized =
  'This file holds pictures of pages, and text recognition found none in them that is certain. Scan it again, upright and with 300 dots an inch, or upload the document that was printed.';
const noText: ScannedText = { pieces: [], read: [], late: [] };

/**
 * Reads a PDF page by page, scanned pages by text recognition if enabled. Throws ExtractionFailed if there is no text.
 */
export async function readPdf(
  bytes: Uint8Array,
  pdf: PdfEngine,
  openRecognition: (() => Promise<ReadPicture>) | null,
  namesTried = false,
): Promise<Extraction> {
  const { exports: engine } = pdf;
  const began = performance.now();
  const allowed = limits.extraction.timeoutMs;
  const store = engine.malloc(bytes.length);
  if (store === 0) throw new ExtractionFailed('out-of-memory');
  new Uint8Array(engine.memory.buffer).set(bytes, store);
  const document = open(engine, store, bytes.length);
  const pages = engine.FPDF_GetPageCount(document);
  if (pages > limits.extraction.pages) throw new ExtractionFailed('too-large');
  const lines: PdfLine[] = [];
  /**
   * Pages with a picture and hardly any letters, with only drawings, with fonts that declare no letters, or that can't
   * be opened.
   */
  const pictures: number[] = [];
  const drawings: number[] = [];
  const unreadable: number[] = [];
  const damaged: number[] = [];
  let blank = 0;
  let readable = 0;
  let count = 0;
  let drawn = 0;
  for (let page = 0; page < pages; page += 1) {
    const opened = withPage(engine, document, page, ({ characters, drawn: { pictures: shown, large, objects } }) => {
      count += characters.codes.length;
      drawn += objects;
      if (characters.unreadable) {
        unreadable.push(page);
        return true;
      }
      const own = linesOf(characters).map((line): PdfLine => ({ ...line, page: page + 1 }));
      if (isShifted(own.map(({ text }) => text).join(' '))) {
        unreadable.push(page);
        return true;
      }
      const found = own.reduce((sum, { text }) => sum + letters(text), 0);
      readable += found;
      if ((found < scanLetters.large && large > 0) || (found < scanLetters.any && shown > 0)) pictures.push(page);
      else if (own.length === 0 && objects > 0) drawings.push(page);
      else if (own.length === 0) blank += 1;
      lines.push(...own);
      return true;
    });
    if (opened === null) damaged.push(page);
    if (count > limits.extraction.characters) throw new ExtractionFailed('too-large');
  }
  const named = unreadable.length > 0 && !namesTried ? nameGlyphs(bytes) : null;
  if (named !== null) {
    engine.FPDF_CloseDocument(document);
    engine.free(store);
    return readPdf(named, pdf, openRecognition, true);
  }
  const title = readTitle(engine, document);
  const shown = [...pictures, ...drawings].toSorted((a, b) => a - b);
  // If nothing was read, the file is rejected anyway and blank pages don't matter.
  const inked =
    readable > 0 || openRecognition !== null
      ? inkedPages(engine, document, { pages: shown, until: began + allowed * limits.extraction.ink.shareOfTime })
      : new Set(shown);
  const wanted = [...inked, ...unreadable].toSorted((a, b) => a - b);
  const recognizing = openRecognition !== null && wanted.length > 0;
  const until = began + allowed * limits.extraction.recognition.shareOfTime;
  const scanned = recognizing
    ? readScans(engine, document, { pages: wanted, until, readPicture: await openRecognition() })
    : noText;
  engine.FPDF_CloseDocument(document);
  engine.free(store);
  if (damaged.length === pages) throw new ExtractionFailed('broken');
  const recognized = new Set(scanned.read);
  const isLeft = (page: number): boolean => !recognized.has(page) && !scanned.late.includes(page);
  const note = [
    ...scanNote(scanned),
    ...unreadNotes({
      pictures: shown.filter((page) => inked.has(page) && isLeft(page)),
      silent: unreadable.filter(isLeft),
      damaged,
    }),
  ].join(' ');
  const unread = [...wanted.filter((page) => !recognized.has(page)), ...damaged]
    .toSorted((a, b) => a - b)
    .map((page) => page + 1);
  const read = {
    status: 'ready' as const,
    title,
    pages,
    note: note === '' ? null : note,
    ...(unread.length === 0 ? {} : { unread: { pages: unread, of: pages - blank - (shown.length - inked.size) } }),
  };
  if (recognized.size > 0) {
    const typed = piecesOf(lines.filter(({ page }) => !recognized.has(page - 1)));
    const pieces = [...typed, ...scanned.pieces].toSorted((a, b) => (a.page ?? 0) - (b.page ?? 0));
    return { ...read, pieces };
  }
  const asPictures = pictures.filter((page) => inked.has(page)).length;
  const hardly = readable < scanLetters.large * (asPictures + 1);
  if (recognizing && hardly) throw new ExtractionFailed('scan', unrecognized);
  if (asPictures > 0 && hardly) throw new ExtractionFailed('scan');
  if (readable === 0 && unreadable.length > 0) {
    throw new ExtractionFailed(
      'scan',
      'The fonts of this file do not say which letters they show, so its text cannot be read. Run text recognition (OCR) on it, or export it again from the program it was made with, and upload the result.',
    );
  }
  if (readable === 0) throw new ExtractionFailed(drawn > 0 ? 'scan' : 'empty');
  return { ...read, pieces: piecesOf(lines) };
}
