import { CsvError, parse } from 'csv-parse';
import { importLimits } from '#contract/imports.ts';
import { AppError } from '#server/platform/errors.ts';

/** A row and the line of the file on which it begins, counted from 1. */
export interface ImportRow {
  line: number;
  cells: string[];
}

const chunkCharacters = 64 * 1024;
const nothing = 'Nothing was imported.';

function refuse(text: string): never {
  throw new AppError('invalid_input', `${text} ${nothing}`);
}

/** Returns the most frequent delimiter in the header. */
function delimiterOf(text: string): string {
  const head =
    text
      .slice(0, 10_000)
      .replace(/"[^"]*"/gu, '')
      .split(/[\r\n]/u, 1)[0] ?? '';
  const counts = [',', ';', '\t', '|'].map((each) => ({ each, count: head.split(each).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.each ?? ',';
}

function inWords(error: CsvError, last: number): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return `A quotation mark that begins after line ${last} is never closed. Close it or double it.`;
  return `The row after line ${last} can't be read: its quotation marks don't match. Put the whole cell in quotation marks and double those inside.`;
}

/**
 * Parses a CSV file in portions, so that other work gets its turn; skips empty rows.
 * Throws AppError `invalid_input` with a message for the person who chose the file.
 */
export async function readRows(csv: string): Promise<{ columns: string[]; rows: ImportRow[] }> {
  const text = csv.replace(/^\uFEFF/u, '');
  if (text.includes('\0') || text.includes('\uFFFD'))
    refuse('This file isn’t UTF-8 text. Save it as “CSV UTF-8” from your spreadsheet and choose it again.');
  const parser = parse({
    delimiter: delimiterOf(text),
    info: true,
    trim: true,
    relax_column_count: true,
    max_record_size: importLimits.rowCharacters,
  });
  const found: ImportRow[] = [];
  let last = 0;
  const broken: Error[] = [];
  const tooLong = () =>
    refuse(
      `The row after line ${last} has more than ${importLimits.rowCharacters.toLocaleString('en')} characters. Shorten it or leave it out.`,
    );
  const take = (): void => {
    for (let each: unknown = parser.read(); each !== null; each = parser.read()) {
      const { record, info } = each as { record: string[]; info: { lines: number } };
      if (record.join('').length > importLimits.rowCharacters) tooLong();
      if (record.some((cell) => cell !== '')) found.push({ line: last + 1, cells: record });
      last = info.lines;
    }
  };
  parser.on('error', (error) => {
    broken.push(error);
  });
  for (
    let at = 0;
    at < text.length && broken.length === 0 && found.length <= importLimits.rows + 1;
    at += chunkCharacters
  ) {
    parser.write(text.slice(at, at + chunkCharacters));
    await new Promise(setImmediate);
    take();
  }
  if (broken.length === 0) {
    parser.end();
    await new Promise(setImmediate);
    take();
  }
  const [failure] = broken;
  if (failure instanceof CsvError && failure.code === 'CSV_MAX_RECORD_SIZE') tooLong();
  if (failure instanceof CsvError) refuse(inWords(failure, last));
  if (failure !== undefined) throw failure;
  if (found.length > importLimits.rows + 1)
    refuse(`Up to ${importLimits.rows.toLocaleString('en')} rows go in one file; this has more. Split it.`);
  const [header, ...rows] = found;
  if (header === undefined || rows.length === 0)
    refuse('The file has no rows below its header. The first row names the columns, each further one is a prospect.');
  if (header.cells.length > importLimits.columns)
    refuse(
      `Up to ${importLimits.columns} columns go in; this has ${header.cells.length}. Delete those you don't need.`,
    );
  return { columns: header.cells, rows };
}
