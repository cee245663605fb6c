import { drawPage } from './draw-page.ts';
import { tellPages } from '#server/readers/tell-pages.ts';
import type { Piece } from '#server/readers/extraction.ts';
import type { PdfEngine } from './pdf-engine.ts';
import type { ReadPicture } from './text-recognition.ts';

export interface ScannedText {
  pieces: Piece[];
  /** Pages that yielded text, and pages not reached in time; counted from 0. */
  read: number[];
  late: number[];
}

/** Reads text from scanned pages, as many as time allows. */
export function readScans(
  engine: PdfEngine['exports'],
  document: number,
  { pages, until, readPicture }: { pages: readonly number[]; until: number; readPicture: ReadPicture },
): ScannedText {
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

/** Explains why pages are unread, for owners who may have a better copy; pages are counted from 0. */
export function unreadNotes(left: {
  pictures: readonly number[];
  silent: readonly number[];
  damaged: readonly number[];
}): string[] {
  const told: [readonly number[], one: string, many: string][] = [
    [
      left.pictures,
      'holds pictures and no text; what it shows was not read.',
      'hold pictures and no text; what they show was not read.',
    ],
    [
      left.silent,
      'has a font that does not say which letters it shows, so it was not read. Run text recognition (OCR) on the file and upload the result.',
      'have fonts that do not say which letters they show, so they were not read. Run text recognition (OCR) on the file and upload the result.',
    ],
    [left.damaged, 'is damaged and was not read.', 'are damaged and were not read.'],
  ];
  return told
    .filter(([pages]) => pages.length > 0)
    .map(([pages, one, many]) => `${tellPages(pages)} ${pages.length === 1 ? one : many}`);
}

/** Returns notes for anyone who quotes scanned text. */
export function scanNote({ read, late }: ScannedText): string[] {
  return [
    ...(read.length > 0
      ? [`${tellPages(read)} ${read.length === 1 ? 'was' : 'were'} read by text recognition, which may make errors.`]
      : []),
    ...(late.length > 0
      ? [
          `${tellPages(late)} ${late.length === 1 ? 'is a picture and was' : 'are pictures and were'} not read: recognizing text took longer than a file may. Split it into parts and upload those.`,
        ]
      : []),
  ];
}
