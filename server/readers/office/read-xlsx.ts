import { collapseSpace } from '#contract/evidence.ts';
import { ExtractionFailed, holdCharacters, holdPieces } from '#server/readers/extraction-failed.ts';
import type { Extraction, Piece } from '#server/readers/extraction.ts';
import type { Package } from './open-package.ts';
import { readRelations, titleOf } from './read-relations.ts';
import { openTable } from '#server/readers/table-header.ts';
import { walkXml } from './walk-xml.ts';

const dayMs = 86_400_000;
const builtInDates = new Set([14, 15, 16, 17, 22, 27, 30, 36, 45, 46, 47, 50, 57]);

function sharedTexts(file: Package, part: string | undefined): string[] {
  const source = part === undefined ? null : file.read(part);
  const texts: string[] = [];
  let text = '';
  let inText = false;
  let phonetic = false;
  if (source) {
    walkXml(source, {
      open: (name) => {
        if (name === 'si') text = '';
        else if (name === 't') inText = true;
        else if (name === 'rPh') phonetic = true;
      },
      text: (value) => {
        if (inText && !phonetic) text += value;
      },
      close: (name) => {
        if (name === 't') inText = false;
        else if (name === 'rPh') phonetic = false;
        else if (name === 'si') {
          texts.push(text);
          holdCharacters(texts.length);
        }
      },
    });
  }
  return texts;
}

/** Returns for each cell style whether it shows a date. */
function dateStyles(file: Package, part: string | undefined): boolean[] {
  const source = part === undefined ? null : file.read(part);
  const custom = new Set<number>();
  const styles: boolean[] = [];
  let inCells = false;
  if (source) {
    walkXml(source, {
      open: (name, { numFmtId = '', formatCode = '' }) => {
        if (name === 'numFmt' && /[ymd]/iu.test(formatCode.replace(/"[^"]*"|\[[^\]]*\]|\\./gu, '')))
          custom.add(Number(numFmtId));
        else if (name === 'cellXfs') inCells = true;
        else if (name === 'xf' && inCells)
          styles.push(builtInDates.has(Number(numFmtId)) || custom.has(Number(numFmtId)));
      },
      close: (name) => {
        if (name === 'cellXfs') inCells = false;
      },
    });
  }
  return styles;
}

function dateText(serial: number, from1904: boolean): string {
  const date = new Date(Math.round((serial + (from1904 ? 1462 : 0)) * dayMs) + Date.UTC(1899, 11, 30));
  if (Number.isNaN(date.getTime())) return String(serial);
  const iso = date.toISOString();
  if (serial < 1) return iso.slice(11, 16);
  return Number.isInteger(serial) ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}

/** Columns that keep their position. */
const mostNamed = 200;

/** Returns 3 for 'C7', or 0 if the cell has no reference. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/u.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

interface Book {
  texts: readonly string[];
  dates: readonly boolean[];
  from1904: boolean;
  /** Characters read so far. */ length: number;
}

function readSheet(source: Buffer, book: Book, add: (cells: string[], row: number) => void): void {
  let row = 0;
  let column = 0;
  let cells: string[] = [];
  let kind = '';
  let style = 0;
  let value = '';
  let inValue = false;
  const shown = (): string => {
    if (kind === 's') return book.texts[Number(value)] ?? '';
    if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (kind === '' || kind === 'n') {
      const number = Number(value);
      if (value === '' || Number.isNaN(number)) return value;
      return book.dates[style] === true ? dateText(number, book.from1904) : String(Number(number.toPrecision(12)));
    }
    return value;
  };
  walkXml(source, {
    open: (name, attributes) => {
      if (name === 'row') {
        cells = [];
        column = 0;
        row = Number(attributes['r']) || row + 1;
      } else if (name === 'c') {
        column = columnOf(attributes['r'] ?? '') || column + 1;
        kind = attributes['t'] ?? '';
        style = Number(attributes['s'] ?? 0);
        value = '';
      } else if (name === 'v' || name === 't') inValue = true;
    },
    text: (text) => {
      if (inValue) value += text;
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false;
      else if (name === 'c') {
        const text = collapseSpace(shown());
        // Fills skipped cells so that others keep their column names; a cell far to the right doesn't add thousands.
        if (text !== '') {
          while (cells.length < Math.min(column - 1, mostNamed)) cells.push('');
          cells.push(text);
        }
        // A shared string is short in the file but long in the result.
        book.length += text.length + 1;
        holdCharacters(book.length);
        holdPieces(cells.length);
      } else if (name === 'row' && cells.length > 0) add(cells, row);
    },
  });
}

/** Reads a workbook: one piece per row under its sheet's name; dates as dates. */
export function readXlsx(file: Package, main: string): Extraction {
  const relations = readRelations(file, main);
  const source = file.read(main);
  if (!source) throw new ExtractionFailed('broken');
  const sheets: { name: string; part: string }[] = [];
  let from1904 = false;
  walkXml(source, {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      const part = name === 'sheet' ? relations.byId.get(attributes['rel-id'] ?? attributes['id'] ?? '') : undefined;
      if (part !== undefined) sheets.push({ name: attributes['name'] ?? '', part });
    },
  });
  const book: Book = {
    texts: sharedTexts(file, relations.byKind('sharedStrings')[0]),
    dates: dateStyles(file, relations.byKind('styles')[0]),
    from1904,
    length: 0,
  };
  const pieces: Piece[] = [];
  for (const { name, part } of sheets) {
    const rows = file.read(part);
    if (rows) {
      const sheet = name === '' ? null : name;
      const table = openTable(sheet);
      readSheet(rows, book, (cells, number) => {
        holdPieces(pieces.length + 1);
        const row = table.place(cells, number);
        pieces.push({ text: table.text(cells), page: null, heading: sheet, second: null, row });
      });
    }
  }
  if (sheets.length === 0) throw new ExtractionFailed('broken');
  if (pieces.length === 0) throw new ExtractionFailed('empty');
  return { status: 'ready', title: titleOf(file), pages: null, pieces, note: null };
}
