import type { FoundQuote } from './read-source.ts';

/** A line of a page that a quote touches. */
export interface QuotedLine {
  /** Its beginning, up to a length that no row or entry has. */
  text: string;
  /** Its number in the page. */
  at: number;
}

const longestLine = 300;
const mostLines = 40;
const none = { lines: [], page: [] };

/** Returns the lines of the page that a quote runs across, one where it keeps within one, and all lines of the page. */
export function quotedLines({ text, source, at: from }: FoundQuote): { lines: QuotedLine[]; page: readonly string[] } {
  if (source === undefined || from < 0) return none;
  const { page, starts } = source.lines;
  // The last line that begins at or before the quote.
  let [low, high] = [0, page.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= from) low = middle;
    else high = middle - 1;
  }
  const lines: QuotedLine[] = [];
  for (let at = low; at < page.length && lines.length < mostLines && (starts[at] ?? 0) < from + text.length; at += 1)
    lines.push({ text: (page[at] ?? '').slice(0, longestLine), at });
  return { lines, page };
}
