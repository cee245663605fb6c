import { collapseSpace } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import { decodeDocument, refuseMany } from './decode-document.ts';
import { ExtractionFailed, holdPieces } from './extraction-failed.ts';
import type { Extraction, Piece } from './extraction.ts';

function ready(pieces: Piece[], title: string | null): Extraction {
  if (pieces.length === 0) throw new ExtractionFailed('empty');
  holdPieces(pieces.length);
  return { status: 'ready', title, pages: null, pieces, note: null };
}

const hasText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Reads paragraphs of plain text: blocks separated by empty lines, or single lines if there are none. */
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
