import type { FoundQuote } from './read-source.ts';

/** A line of a page that a quote touches, whole. */
export interface QuotedLine {
  text: string;
  /** Its number in the page. */
  at: number;
}

/** Returns the whole lines of the page that a quote runs across; one, where it keeps within one. */
export function quotedLines({ text, source }: FoundQuote): { lines: QuotedLine[]; page: readonly string[] } {
  const from = source?.text.indexOf(text) ?? -1;
  if (source === undefined || from < 0) return { lines: [], page: [] };
  const page = source.text.split('\n');
  const lines: QuotedLine[] = [];
  let start = 0;
  page.forEach((line, at) => {
    const end = start + line.length;
    if (start < from + text.length && end > from) lines.push({ text: line, at });
    start = end + 1;
  });
  return { lines, page };
}
