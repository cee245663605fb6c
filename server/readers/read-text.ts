import { collapseSpace } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import { decodeDocument, refuseMany } from './decode-document.ts';
import { ExtractionFailed, holdPieces } from './extraction-failed.ts';
import type { Extraction, Piece } from './extraction.ts';
import { openTable } from './table-header.ts';

function ready(pieces: Piece[], title: string | null): Extraction {
  if (pieces.length === 0) throw new ExtractionFailed('empty');
  holdPieces(pieces.length);
  return { status: 'ready', title, pages: null, pieces, note: null };
}

const hasText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Paragraphs of plain text: blocks between empty lines, or single lines where there are none. */
export function readPlainText(bytes: Uint8Array): Extraction {
  const text = decodeDocument(bytes).replace(/\r\n?/gu, '\n').replaceAll('\u0000', '');
  refuseMany(text, '\n', limits.extraction.lines);
  const blocks = /\n[ \t]*\n/u.test(text.trim()) ? text.split(/\n(?:[ \t]*\n)+/u) : text.split('\n');
  return ready(
    blocks
      .map(collapseSpace)
      .filter(hasText)
      .map((line): Piece => ({ text: line, page: null, heading: null, second: null })),
    null,
  );
}

function delimiterOf(text: string): string {
  const head = text.slice(0, 10_000).replace(/"[^"]*"/gu, '');
  const counts = [',', ';', '\t', '|'].map((each) => ({ each, count: head.split(each).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.each ?? ',';
}

/** Comma-separated values, whatever the separator: a row a piece. */
export function readCsv(bytes: Uint8Array): Extraction {
  const text = decodeDocument(bytes).replaceAll('\u0000', '');
  const delimiter = delimiterOf(text);
  /** What ends a stretch of a cell. */
  const plain = new RegExp(`[${delimiter}"\\r\\n]`, 'gu');
  const pieces: Piece[] = [];
  const table = openTable(null);
  let row = 0;
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    cells.push(collapseSpace(cell));
    holdPieces(cells.length);
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    row += 1;
    if (cells.some((each) => each !== '')) {
      const place = table.place(cells, row);
      pieces.push({ text: table.text(cells), page: null, heading: null, second: null, row: place });
    }
    cells = [];
    holdPieces(pieces.length);
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quoted) {
      if (char !== '"') {
        // By stretches: a letter at a time costs thirty times the file's size in memory.
        const end = text.indexOf('"', at);
        cell += text.slice(at, end === -1 ? text.length : end);
        at = (end === -1 ? text.length : end) - 1;
      } else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && cell.trim() === '') quoted = true;
    else if (char === delimiter) endCell();
    else if (char === '\n' || char === '\r') {
      endRow();
      if (char === '\r' && text[at + 1] === '\n') at += 1;
    } else {
      plain.lastIndex = at + 1;
      const end = plain.exec(text)?.index ?? text.length;
      cell += text.slice(at, end);
      at = end - 1;
    }
  }
  endRow();
  return ready(pieces, null);
}
