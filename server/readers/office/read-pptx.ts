import { collapseSpace } from '#contract/evidence.ts';
import { ExtractionFailed, holdPieces } from '#server/readers/extraction-failed.ts';
import type { Extraction, Piece } from '#server/readers/extraction.ts';
import type { Package } from './open-package.ts';
import { readRelations, titleOf } from './read-relations.ts';
import { tellPages } from '#server/readers/tell-pages.ts';
import { walkXml } from './walk-xml.ts';

const titles = new Set(['title', 'ctrTitle']);
/** Parts a slide may show instead of text. */
const drawnParts = ['image', 'chart', 'diagramData'];
/** Date, footer and number appear on every slide and carry no content. */
const furniture = new Set(['dt', 'ftr', 'sldNum', 'hdr', 'sldImg']);

interface SlideLine {
  text: string;
  isTitle: boolean;
}

function readSlide(source: Buffer): SlideLine[] {
  const lines: SlideLine[] = [];
  let kind = '';
  let text = '';
  let cells: string[] | null = null;
  let cell: string[] = [];
  let inText = false;
  walkXml(source, {
    open: (name, attributes) => {
      if (name === 'sp' || name === 'graphicFrame') kind = '';
      else if (name === 'ph') kind = attributes['type'] ?? 'body';
      else if (name === 'p') text = '';
      else if (name === 't') inText = true;
      else if (name === 'br' || name === 'tab') text += ' ';
      else if (name === 'tr') cells = [];
      else if (name === 'tc') cell = [];
    },
    text: (value) => {
      if (inText) text += value;
    },
    close: (name) => {
      if (name === 't') inText = false;
      else if (name === 'tc' && cell.length > 0) cells?.push(cell.join(' '));
      else if (name === 'tr') {
        if (cells && cells.length > 0) lines.push({ text: cells.join(' | '), isTitle: false });
        cells = null;
      } else if (name === 'p') {
        const clean = collapseSpace(text);
        text = '';
        if (clean === '' || furniture.has(kind)) return;
        if (cells) cell.push(clean);
        else lines.push({ text: clean, isTitle: titles.has(kind) });
        holdPieces(lines.length + (cells?.length ?? 0));
      }
    },
  });
  return lines;
}

function slidesInOrder(file: Package, main: string): string[] {
  const relations = readRelations(file, main);
  const source = file.read(main);
  const ids: string[] = [];
  if (source)
    walkXml(source, {
      open: (name, attributes) => {
        if (name === 'sldId') ids.push(attributes['rel-id'] ?? attributes['id'] ?? '');
      },
    });
  const ordered = ids.flatMap((id) => relations.byId.get(id) ?? []);
  return ordered.length > 0 ? ordered : relations.byKind('slide');
}

/** Reads a presentation, one page per slide: title as heading, then text and tables, then speaker notes. */
export function readPptx(file: Package, main: string): Extraction {
  const pieces: Piece[] = [];
  const slides = slidesInOrder(file, main);
  let pictures = false;
  const unread: number[] = [];
  let blank = 0;
  for (const [at, slide] of slides.entries()) {
    const source = file.read(slide);
    if (!source) {
      unread.push(at);
      continue;
    }
    const lines = readSlide(source);
    const heading = lines.find(({ isTitle }) => isTitle)?.text ?? null;
    const ownParts = readRelations(file, slide);
    const shows = drawnParts.some((kind) => ownParts.byKind(kind).length > 0);
    pictures ||= shows;
    if (lines.length === 0) {
      if (shows) unread.push(at);
      else blank += 1;
    }
    const notes = ownParts.byKind('notesSlide').flatMap((part) => readSlide(file.read(part) ?? Buffer.alloc(0)));
    for (const { text } of [
      ...lines.filter(({ isTitle }) => isTitle),
      ...lines.filter(({ isTitle }) => !isTitle),
      ...notes,
    ]) {
      pieces.push({ text, page: at + 1, heading, second: null });
      holdPieces(pieces.length);
    }
  }
  if (slides.length === 0) throw new ExtractionFailed('broken');
  if (pieces.length === 0) throw new ExtractionFailed(pictures ? 'scan' : 'empty');
  return {
    status: 'ready',
    title: titleOf(file),
    pages: slides.length,
    pieces,
    note:
      unread.length === 0
        ? null
        : `${tellPages(unread)} could not be read: there is no text on ${unread.length === 1 ? 'it' : 'them'}.`,
    ...(unread.length === 0 ? {} : { unread: { pages: unread.map((page) => page + 1), of: slides.length - blank } }),
  };
}
