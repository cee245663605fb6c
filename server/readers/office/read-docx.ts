import { collapseSpace } from '#contract/evidence.ts';
import { ExtractionFailed, holdPieces } from '#server/readers/extraction-failed.ts';
import type { Extraction, Piece } from '#server/readers/extraction.ts';
import type { Package } from './open-package.ts';
import { readRelations, titleOf } from './read-relations.ts';
import { walkXml } from './walk-xml.ts';

const damaged = 'Part of this file is damaged; what could be read of it was kept.';

/** Returns the ids of heading styles, including localized ones. */
function headingStyles(file: Package, part: string | undefined): Set<string> {
  const found = new Set<string>();
  const source = part === undefined ? null : file.read(part);
  if (!source) return found;
  let id = '';
  walkXml(source, {
    open: (name, attributes) => {
      if (name === 'style') id = attributes['type'] === 'paragraph' ? (attributes['styleId'] ?? '') : '';
      if (name === 'name' && /^(heading \d|title$|subtitle$)/iu.test(attributes['val'] ?? '')) found.add(id);
      if (name === 'outlineLvl' && Number(attributes['val']) < 9) found.add(id);
    },
  });
  found.delete('');
  return found;
}

interface Paragraph {
  text: string;
  style: string;
  outlined: boolean;
}

/** Reads one story (body, notes, header): paragraphs, and one piece per table row. */
function readStory(
  source: Buffer,
  headings: ReadonlySet<string>,
  add: (text: string, isHeading: boolean) => void,
): boolean {
  const paragraphs: Paragraph[] = [];
  const rows: { cells: string[]; cell: string[] }[] = [];
  let skipped = 0;
  let inRun = 0;
  let inText = false;
  let hidden = false;
  const finish = ({ text, style, outlined }: Paragraph): void => {
    const clean = collapseSpace(text);
    if (clean === '') return;
    const row = rows.at(-1);
    if (row) row.cell.push(clean);
    else add(clean, outlined || headings.has(style));
  };
  const append = (text: string): void => {
    const paragraph = paragraphs.at(-1);
    if (paragraph && skipped === 0 && !hidden) paragraph.text += text;
  };
  return walkXml(source, {
    open: (name, attributes) => {
      if (name === 'del' || name === 'moveFrom' || name === 'Fallback' || name === 'instrText' || name === 'delText')
        skipped += 1;
      else if (name === 'p') paragraphs.push({ text: '', style: '', outlined: false });
      else if (name === 'pStyle') {
        const paragraph = paragraphs.at(-1);
        if (paragraph) paragraph.style = attributes['val'] ?? '';
      } else if (name === 'outlineLvl') {
        const paragraph = paragraphs.at(-1);
        if (paragraph) paragraph.outlined = Number(attributes['val']) < 9;
      } else if (name === 'r') {
        inRun += 1;
        hidden = false;
      } else if (name === 'vanish' && inRun > 0) hidden = attributes['val'] !== '0' && attributes['val'] !== 'false';
      else if (name === 't') inText = true;
      else if (name === 'tab' || name === 'br' || name === 'cr') append(inRun > 0 ? ' ' : '');
      else if (name === 'noBreakHyphen') append('-');
      else if (name === 'tr') rows.push({ cells: [], cell: [] });
      else if (name === 'tc') {
        const row = rows.at(-1);
        if (row) row.cell = [];
      }
    },
    text: (text) => {
      if (inText) append(text);
    },
    close: (name) => {
      if (name === 'del' || name === 'moveFrom' || name === 'Fallback' || name === 'instrText' || name === 'delText')
        skipped -= 1;
      else if (name === 'p') {
        const paragraph = paragraphs.pop();
        if (paragraph && skipped === 0) finish(paragraph);
      } else if (name === 't') inText = false;
      else if (name === 'r') {
        inRun -= 1;
        hidden = false;
      } else if (name === 'tc') {
        const row = rows.at(-1);
        if (row && row.cell.length > 0) {
          row.cells.push(row.cell.join(' '));
          holdPieces(row.cells.length);
        }
      } else if (name === 'tr') {
        const row = rows.pop();
        const outer = rows.at(-1);
        const text = row?.cells.join(' | ') ?? '';
        if (text === '' || skipped > 0) return;
        if (outer) outer.cell.push(text);
        else add(text, false);
      }
    },
  });
}

/** Reads a Word document: body, then notes; headers only if there is nothing else. */
export function readDocx(file: Package, main: string): Extraction {
  const relations = readRelations(file, main);
  const headings = headingStyles(file, relations.byKind('styles')[0]);
  const pieces: Piece[] = [];
  let heading: string | null = null;
  let whole = true;
  const add = (text: string, isHeading: boolean): void => {
    if (isHeading) heading = text;
    pieces.push({ text, page: null, heading, second: null });
    holdPieces(pieces.length);
  };
  const read = (part: string): void => {
    const source = file.read(part);
    if (source && !readStory(source, headings, add)) whole = false;
  };
  if (!file.has(main)) throw new ExtractionFailed('broken');
  read(main);
  heading = null;
  for (const part of [...relations.byKind('footnotes'), ...relations.byKind('endnotes')]) read(part);
  if (pieces.length === 0)
    for (const part of [...relations.byKind('header'), ...relations.byKind('footer')]) read(part);
  if (pieces.length === 0) {
    if (!whole) throw new ExtractionFailed('broken');
    throw new ExtractionFailed(relations.byKind('image').length > 0 ? 'scan' : 'empty');
  }
  return { status: 'ready', title: titleOf(file), pages: null, pieces, note: whole ? null : damaged };
}
