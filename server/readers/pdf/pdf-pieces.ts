import type { Piece } from '#server/readers/extraction.ts';
import { breakingHyphen, type PdfLine } from './pdf-lines.ts';
import { runningLines } from './running-lines.ts';

const listMark = /^([•●▪■◦‣–—*·o]\s|\(?\d{1,3}[.)]\s|\(?[a-z][.)]\s)/u;
const sentenceEnd = /[.!?:;]["'”’)\]]?$/u;
const longestHeading = 160;

/** Returns the font size of most of the text. */
function bodySize(lines: readonly PdfLine[]): number {
  const weights = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    weights.set(rounded, (weights.get(rounded) ?? 0) + text.length);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

function boldShare(lines: readonly PdfLine[]): number {
  let bold = 0;
  let all = 0;
  for (const { weight, text } of lines) {
    all += text.length;
    if (weight >= 600) bold += text.length;
  }
  return all === 0 ? 0 : bold / all;
}

function startsParagraph(line: PdfLine, before: PdfLine): boolean {
  if (line.page !== before.page) return sentenceEnd.test(before.text) || !/^\p{Ll}/u.test(line.text);
  const height = Math.max(line.size, before.size, 1);
  const sameRow = Math.abs(line.bottom - before.bottom) < 0.4 * height;
  if (sameRow) return line.left - before.right > 1.5 * height;
  if (line.wideGaps > 0 || before.wideGaps > 0) return true;
  if (line.bottom > before.top) return sentenceEnd.test(before.text) || !/^\p{Ll}/u.test(line.text);
  if (before.bottom - line.top > 0.75 * height) return true;
  if (Math.abs(line.size - before.size) > 0.12 * height && Math.abs(line.weight - before.weight) > 0) return true;
  if (listMark.test(line.text)) return true;
  const short = before.right < line.right - 0.15 * (line.right - line.left);
  return (
    (short && sentenceEnd.test(before.text)) || (line.left - before.left > 1 * height && sentenceEnd.test(before.text))
  );
}

/** Returns words hyphenated within a line, where the hyphen belongs to the word. */
function hyphenated(lines: readonly PdfLine[]): Set<string> {
  const found = new Set<string>();
  for (const { text } of lines)
    for (const [word] of text.matchAll(/\p{L}+(?:-\p{L}+)+/gu)) found.add(word.toLowerCase());
  return found;
}

function join(text: string, next: string, known: Set<string>): string {
  if (text.endsWith(breakingHyphen)) {
    const start = /[\p{L}-]+$/u.exec(text.slice(0, -1))?.[0] ?? '';
    const end = /^\p{L}+/u.exec(next)?.[0] ?? '';
    return text.slice(0, -1) + (known.has(`${start}-${end}`.toLowerCase()) ? '-' : '') + next;
  }
  if (/\p{L}-$/u.test(text) && /^\p{L}/u.test(next)) return text + next;
  return `${text} ${next}`;
}

interface OpenPiece {
  text: string;
  last: PdfLine;
  page: number;
  isHeading: boolean;
}

/** Converts lines to paragraphs, table rows and headings, each under its heading. */
export function piecesOf(lines: readonly PdfLine[]): Piece[] {
  const body = bodySize(lines);
  const boldMeansHeading = boldShare(lines) < 0.2;
  const known = lines.some(({ text }) => text.includes(breakingHyphen)) ? hyphenated(lines) : new Set<string>();
  const seenOn = new Map<string, Set<number>>();
  for (const { text, page } of lines)
    if (text.length <= longestHeading) seenOn.set(text, (seenOn.get(text) ?? new Set()).add(page));
  const isHeading = (line: PdfLine): boolean => {
    if (
      line.text.length > longestHeading ||
      line.wideGaps > 0 ||
      !/\p{L}{2}/u.test(line.text) ||
      /[.,;]$/u.test(line.text)
    )
      return false;
    if ((seenOn.get(line.text)?.size ?? 0) > 3) return false;
    return line.size > 1.15 * body || (boldMeansHeading && line.weight >= 600 && line.text.length <= 100);
  };
  const running = runningLines(lines);
  /** Headers and footers between the parts of a paragraph that continues on the next page. */
  let between: Piece[] = [];
  const pieces: Piece[] = [];
  let heading: string | null = null;
  let open: OpenPiece | null = null;
  const close = (piece: OpenPiece): void => {
    const text = piece.text.replaceAll(breakingHyphen, '-');
    if (piece.isHeading) heading = text;
    pieces.push({ text, page: piece.page, heading, second: null }, ...between);
    between = [];
  };
  for (const line of lines) {
    if (running.has(line)) {
      const aside = { text: line.text.replaceAll(breakingHyphen, '-'), page: line.page, heading, second: null };
      (open === null ? pieces : between).push(aside);
      continue;
    }
    const own = isHeading(line);
    if (
      open !== null &&
      open.isHeading === own &&
      !startsParagraph(line, open.last) &&
      (!own || Math.abs(open.last.size - line.size) < 1)
    ) {
      open.text = join(open.text, line.text, known);
      open.last = line;
    } else {
      if (open !== null) close(open);
      open = { text: line.text, last: line, page: line.page, isHeading: own };
    }
  }
  if (open !== null) close(open);
  return pieces;
}
