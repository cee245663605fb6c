import { drawPage } from './draw-page.ts';
import type { Piece } from './extraction.ts';
import type { PdfEngine } from './pdf-engine.ts';
import type { ReadPicture } from './text-recognition.ts';

export interface ScannedText {
  pieces: Piece[];
  /** Pages that gave text, and pages for which the time did not suffice; counted from 0. */
  read: number[];
  late: number[];
}

const pagesShown = 8;

/** Reads the text off pictures of pages, as many as the time allows. */
export function readScans(engine: PdfEngine['exports'], document: number, { pages, until, readPicture }: { pages: readonly number[]; until: number; readPicture: ReadPicture }): ScannedText {
  const scanned: ScannedText = { pieces: [], read: [], late: [] };
  for (const page of pages) {
    if (performance.now() > until) {
      scanned.late.push(page);
      continue;
    }
    const picture = drawPage(engine, document, page);
    const paragraphs = picture === null ? [] : readPicture(picture);
    if (paragraphs.length > 0) scanned.read.push(page);
    for (const text of paragraphs) scanned.pieces.push({ text, page: page + 1, heading: null, second: null });
  }
  return scanned;
}

/** 'Page 3', 'Pages 1, 2, 3 and 40 more'; pages counted from 0. */
export function tellPages(pages: readonly number[]): string {
  const named = pages.slice(0, pagesShown).map((page) => page + 1).join(', ');
  const more = pages.length > pagesShown ? ` and ${pages.length - pagesShown} more` : '';
  return `${pages.length === 1 ? 'Page' : 'Pages'} ${named}${more}`;
}

/** What whoever quotes it has to know of it. */
export function scanNote({ read, late }: ScannedText): string[] {
  return [
    ...(read.length > 0 ? [`${tellPages(read)} ${read.length === 1 ? 'was' : 'were'} read by text recognition, which may make errors.`] : []),
    ...(late.length > 0 ? [`${tellPages(late)} ${late.length === 1 ? 'is a picture and was' : 'are pictures and were'} not read: recognizing text took longer than a file may. Split it into parts and upload those.`] : []),
  ];
}
