import { isUtf8 } from 'node:buffer';
import { CsvError, parse, type Options } from 'csv-parse/sync';
import { collapseSpace } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import { decodeDocument } from './decode-document.ts';
import { ExtractionFailed, holdPieces } from './extraction-failed.ts';
import type { Extraction, Piece } from './extraction.ts';
import { openTable } from './table-header.ts';

/** Returns the most frequent separator of the first lines, since neither RFC 4180 nor the library specifies it. */
function delimiterOf(head: string): string {
  const bare = head.replace(/"[^"]*"/gu, '');
  const counts = [',', ';', '\t', '|'].map((each) => ({ each, count: bare.split(each).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.each ?? ',';
}

/** Converts rows to pieces one by one, so that the table is never in memory as a whole. */
function rowsOf(bytes: Buffer, delimiter: string, quote: Options['quote']): Piece[] {
  const pieces: Piece[] = [];
  const table = openTable(null);
  let row = 0;
  parse(bytes, {
    delimiter,
    quote,
    ltrim: true,
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: limits.extraction.rowCharacters,
    on_record: (record: string[]) => {
      row += 1;
      holdPieces(record.length);
      const cells = record.map(collapseSpace);
      if (cells.some((each) => each !== '')) {
        const place = table.place(cells, row);
        pieces.push({ text: table.text(cells), page: null, heading: null, second: null, row: place });
        holdPieces(pieces.length);
      }
      return null;
    },
  });
  return pieces;
}

/** Characters of a table's beginning that tell its separator. */
const headCharacters = 10_000;
const byteOrderMark = Buffer.from('\uFEFF');

/**
 * Returns the text as UTF-8, which is what the parser works on. Nearly all files are that already: they are parsed where
 * they are, without a copy as text.
 */
function contentOf(bytes: Uint8Array): { content: Buffer; head: string } {
  const asSent = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length <= limits.extraction.characters && !bytes.includes(0) && isUtf8(bytes)) {
    const content = asSent.subarray(asSent.indexOf(byteOrderMark) === 0 ? byteOrderMark.length : 0);
    return { content, head: content.toString('utf8', 0, headCharacters) };
  }
  const text = decodeDocument(bytes).replaceAll('\u0000', '');
  return { content: Buffer.from(text), head: text.slice(0, headCharacters) };
}

/** Reads delimited values with any separator, one piece per row. Throws ExtractionFailed. */
export function readCsv(bytes: Uint8Array): Extraction {
  const { content, head } = contentOf(bytes);
  const delimiter = delimiterOf(head);
  const read = (quote: Options['quote']): Piece[] => {
    try {
      return rowsOf(content, delimiter, quote);
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      // An unclosed quotation mark is an ordinary character; 2" is two inches.
      if (error.code === 'CSV_QUOTE_NOT_CLOSED' && quote !== false) return read(false);
      throw new ExtractionFailed(error.code === 'CSV_MAX_RECORD_SIZE' ? 'too-large' : 'broken', undefined, error);
    }
  };
  const pieces = read('"');
  if (pieces.length === 0) throw new ExtractionFailed('empty');
  return { status: 'ready', title: null, pages: null, pieces, note: null };
}
