import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { NotePart } from './note-part.ts';
import { droppedThings } from './vocabulary/note-traps.ts';
import { costRows, nothingCells, nowColumns, wantedColumns } from './vocabulary/note-tables.ts';

const whole = (list: readonly string[]): RegExp => new RegExp(`^(?:${oneOf(list)})$`, 'iu');
const [isNow, isWanted] = [whole(nowColumns), whole(wantedColumns)];
const saysNothing = new RegExp(`^(?:${oneOf(nothingCells)})(?![\\p{L}])|^[^\\p{L}\\p{N}]*$`, 'iu');
const dropped = wordTest(droppedThings);
const ofCost = wordTest(costRows);
const marks: readonly RegExp[] = [/(?:(?<!\s)\s+)?\|\s*/gu, /\t+/gu, /(?<!\s)\s+\/\s+/gu, /(?:(?<!\s)\s+)?;\s+/gu];
/** Only the line between the head of a table and its rows. */
const rule = /^[\s|:+-]+$/u;
const mostCells = 12;
/** 'today / target: delivery 6 days / 2 days'. */
const inOneRow =
  /^(?<now>[^/:|]{2,12}?)\s*[/|]\s*(?<wanted>[^/:|]{2,12}):\s*(?<row>[^\s/|][^/|]{0,119}?)\s+[/|]\s+[^\s/|][^/|]*$/u;

interface Cell {
  text: string;
  start: number;
  end: number;
}

/** Cells of a line; bars at its edges hold none. */
function cellsOf(line: string, mark: RegExp): Cell[] {
  const cells: Cell[] = [];
  let start = 0;
  const add = (end: number): void => void cells.push({ text: line.slice(start, end), start, end });
  for (const { 0: found, index } of line.matchAll(mark)) {
    if (index > 0) add(index);
    start = index + found.length;
  }
  if (start < line.length) add(line.length);
  return cells.slice(0, mostCells);
}

/** What a row says of today and of what should be, each from the row's beginning on, so that it stays one piece. */
function partsOfRow(line: string, start: number, now: Cell, wanted: Cell): NotePart[] {
  if (saysNothing.test(wanted.text) || dropped.test(wanted.text)) return [];
  const goal: NotePart = { head: ['outcomes'], under: '', text: line.slice(start, wanted.end) };
  if (saysNothing.test(now.text) && !/\d/u.test(now.text)) return [goal];
  const today = line.slice(start, now.end);
  const head: NotePart['head'] = ofCost.test(today) ? ['financialImpact'] : ['barriers'];
  return [{ head, under: '', text: today }, goal];
}

/** '12 per wk' and '3 per wk', also '17' and 'max 2'. */
function isOfOneUnit(now: string, wanted: string): boolean {
  const [one, other] = [now, wanted].map((cell) =>
    cell.replaceAll(/[^\p{L}%]|\b(?:max|min|under|over|about)\b/giu, ''),
  );
  return /\d/u.test(now) && /\d/u.test(wanted) && (one === other || one === '' || other === '');
}

export interface NoteTableReader {
  /** Returns what a line says as a row of a table of today and what should be; null: it's none. Its head says nothing. */
  read(line: string): NotePart[] | null;
}

/** Reads tables as reps type them: 'topic / today / target', then a row in each note. A row of `isHead` is none of it. */
export function openNoteTable(isHead: (text: string) => boolean): NoteTableReader {
  let columns: { mark: RegExp; now: number; wanted: number; mixed: boolean } | null = null;

  function rowOf(line: string): NotePart[] | null {
    if (columns === null) return null;
    if (rule.test(line)) return [];
    const cells = cellsOf(line, columns.mark);
    const [first, now, wanted] = [cells[0], cells[columns.now], cells[columns.wanted]];
    if (first !== undefined && isHead(first.text)) {
      columns.mixed = true;
      return null;
    }
    if (first !== undefined && now !== undefined && wanted !== undefined) {
      // Once other lines have the same form, only two measures are a row.
      return columns.mixed && !isOfOneUnit(now.text, wanted.text) ? null : partsOfRow(line, first.start, now, wanted);
    }
    columns = null;
    return null;
  }

  return {
    read(written) {
      const line = written.trim();
      const { now = '', wanted = '', row = '' } = inOneRow.exec(line)?.groups ?? {};
      if (isNow.test(now) && isWanted.test(wanted)) {
        const start = line.indexOf(row, line.indexOf(':'));
        const today = { text: row, start, end: start + row.length };
        const last = line.slice(today.end).replace(/^\s*[/|]\s*/u, '');
        return partsOfRow(line, start, today, { text: last, start: line.length - last.length, end: line.length });
      }
      for (const mark of marks) {
        const cells = cellsOf(line, mark);
        const at = (test: RegExp): number => cells.findIndex(({ text }) => test.test(text));
        if (cells.length < 2 || at(isNow) === -1 || at(isWanted) === -1) continue;
        columns = { mark, now: at(isNow), wanted: at(isWanted), mixed: false };
        return [];
      }
      return rowOf(line);
    },
  };
}
