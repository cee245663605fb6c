import { timesBetween, type CaptionTimes } from '#contract/caption-times.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import type { Piece, TableRow } from '#server/readers/extraction.ts';

/** What is indexed, found and cited: a stretch of one page under one heading. */
export interface ContentPassageText {
  text: string;
  page: number | null;
  heading: string | null;
  second: number | null;
  /** Of captions: when each of its words is said. */
  times?: CaptionTimes | null;
  words: number;
  /** Of rows of a table: the first and last of them, and how many of the words are names of columns said before. */
  rows?: { sheet: string | null; from: number; to: number; named: number };
}

const aim = 180;
const most = 250;
/** A new heading ends a passage that is longer than this. */
const headingFrom = 60;

/** Stands before a heading within a passage, so that it is known for one where the passage is read again. */
export const headingMark = '\n\n';

const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** Cuts what is longer than a passage at the ends of sentences, and a sentence without end at its words. */
function cut(piece: Piece): Piece[] {
  if (countWords(piece.text) <= most) return [piece];
  const parts: string[] = [];
  let open: string[] = [];
  let words = 0;
  const close = (): void => {
    if (open.length > 0) parts.push(open.join(' '));
    [open, words] = [[], 0];
  };
  for (const sentence of piece.text.split(/\n+/u).flatMap(splitSentences)) {
    const size = countWords(sentence);
    if (words + size > aim && words > 0) close();
    if (size > most) {
      const all = sentence.split(/\s+/u);
      for (let at = 0; at < all.length; at += aim) parts.push(all.slice(at, at + aim).join(' '));
      continue;
    }
    open.push(sentence);
    words += size;
  }
  close();
  if (piece.times === undefined) return parts.map((text) => ({ ...piece, text }));
  let from = 0;
  return parts.map((text) => {
    const times = timesBetween(piece.times ?? [], from, from + countWords(text));
    from += countWords(text);
    return { ...piece, text, times, second: times[0]?.[1] ?? piece.second };
  });
}

/** 'Prices, rows 2–14' */
function rowsText({ sheet, from, to }: NonNullable<ContentPassageText['rows']>): string {
  const rows = from === to ? `row ${from}` : `rows ${from}–${to}`;
  return sheet === null ? rows.replace('r', 'R') : `${sheet}, ${rows}`;
}

/** Rows go on with those before them on their sheet; each passage of them begins with the names of their columns. */
function addRow(
  passages: ContentPassageText[],
  text: string,
  words: number,
  { sheet, number, header }: TableRow,
): void {
  const last = passages.at(-1);
  if (last?.rows !== undefined && last.rows.sheet === sheet && last.words + words <= most && last.words < aim) {
    last.text = `${last.text}\n${text}`;
    last.words += words;
    last.rows.to = number;
    last.heading = rowsText(last.rows);
    return;
  }
  const named = header === null ? 0 : countWords(header);
  const rows = { sheet, from: number, to: number, named };
  passages.push({
    text: header === null ? text : `${header}\n${text}`,
    page: null,
    heading: rowsText(rows),
    second: null,
    words: words + named,
    rows,
  });
}

/** A heading that would end a passage goes with what it names; whether it did. */
function leaveHeading(last: ContentPassageText, { heading, page }: Piece): boolean {
  if (heading === null || last.page !== page || !last.text.endsWith(`${headingMark}${heading}`)) return false;
  last.text = last.text.slice(0, -heading.length - headingMark.length);
  last.words -= countWords(heading);
  return true;
}

/** Joins pieces into passages of about 180 words that never cross a page, going on from those of the pieces before. */
export function splitPassages(pieces: readonly Piece[], passages: ContentPassageText[] = []): ContentPassageText[] {
  for (const piece of pieces.flatMap(cut)) {
    const text = piece.text.trim();
    const words = countWords(text);
    if (words === 0) continue;
    if (piece.row !== undefined) {
      addRow(passages, text, words, piece.row);
      continue;
    }
    const last = passages.at(-1);
    const names = text === piece.heading;
    const joins =
      last !== undefined &&
      last.rows === undefined &&
      last.page === piece.page &&
      last.words + words <= most &&
      last.words < aim &&
      (last.heading === piece.heading || last.words < headingFrom);
    if (joins) {
      last.text = `${last.text}${names ? headingMark : '\n'}${text}`;
      last.times?.push(...(piece.times ?? []).map(([word, second]): [number, number] => [last.words + word, second]));
      last.words += words;
    } else {
      const { page, heading, second, times } = piece;
      const stranded = last !== undefined && !names && leaveHeading(last, piece);
      const own = stranded ? `${heading}\n${text}` : text;
      passages.push({ text: own, page, heading, second, words: countWords(own), ...(times && { times: [...times] }) });
    }
  }
  return passages;
}
