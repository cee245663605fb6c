import { oneOf } from '#server/readers/one-of.ts';
import { quotedLines } from '../quoted-lines.ts';
import type { FoundQuote } from '../read-source.ts';
import { valuesIn } from '../read-values.ts';
import type { Value } from '../value.ts';
import { cellUnits, cellWords, generalHeads } from '../vocabulary/cells.ts';
import type { CompanyName } from '../whose-words.ts';

const linesAbove = 10;
const mostWords = 9;
const amount = String.raw`\p{Sc}?\d[\d.,]*(?:\s?%|\s?\p{Sc})?(?:\s(?:${oneOf(cellUnits)}))?`;
const cell = new RegExp(`(?<![\\p{L}\\d])(?:${amount}|${oneOf(cellWords)})(?![\\p{L}\\d])`, 'gu');
const general = new RegExp(`^(?:${oneOf(generalHeads)})$`, 'iu');

/** Returns the heads above a row, where a line of names stands over it: 'Basic Pro Team'; null: none. */
function headsAbove(page: readonly string[], at: number): string[] | null {
  for (let above = at - 1; above >= Math.max(0, at - linesAbove); above -= 1) {
    const line = (page[above] ?? '').trim();
    const words = line.split(/[\s|]+/u).filter(Boolean);
    if (/\d/u.test(line) || [...line.matchAll(cell)].length > 1) continue;
    if (words.length < 2 || words.length > mostWords || /[.!?:]$/u.test(line)) return null;
    if (words.every((word) => /^\p{Lu}/u.test(word))) return words;
    return null;
  }
  return null;
}

/** The column of a head by its place; null where names of several words leave it open. */
function columnOf(heads: readonly string[], place: number, columns: number): number | null {
  if (heads.length === columns) return place;
  if (heads.length === columns + 1 && general.test(heads[0] ?? '')) return place - 1;
  return place === 0 ? 0 : place === heads.length - 1 ? columns - 1 : null;
}

/** Returns whether a claim tells of one named column the figure of another: '24 hours' of Pro, where it stands under Basic. */
export function takesNamedColumn(
  claim: string,
  claimed: readonly Value[],
  quotes: readonly FoundQuote[],
  company: CompanyName,
): boolean {
  const figures = claimed.filter(({ calendar }) => !calendar);
  if (new Set(figures.map(({ value }) => value)).size !== 1) return false;
  const [figure] = figures;
  return quotes.some((quote) => {
    const { lines, page } = quotedLines(quote);
    return lines.some(({ text, at }) => {
      const cells = [...text.matchAll(cell)].map(([words]) => words);
      const heads = cells.length < 2 ? null : headsAbove(page, at);
      if (heads === null || heads.length < cells.length) return false;
      const isNamed = (head: string): boolean =>
        new RegExp(`(?<![\\p{L}])${head.replaceAll(/[^\p{L}\p{N}]/gu, '.')}(?![\\p{L}])`, 'u').test(claim);
      const named = heads.flatMap((head, place) => (isNamed(head) ? [place] : []));
      const own = heads.flatMap((head, place) => (company.words.has(head.toLowerCase()) ? [place] : []));
      const [place, ...more] = named.length > 0 ? named : own;
      if (place === undefined || more.length > 0) return false;
      const column = columnOf(heads, place, cells.length);
      const values = cells.map((words) => valuesIn(words, quote.source?.language).filter(({ calendar }) => !calendar));
      const holds = (index: number): boolean =>
        (values[index] ?? []).some(({ value }) => Math.abs(value - (figure?.value ?? 0)) < 1e-9);
      return column !== null && !holds(column) && values.some((_, index) => holds(index));
    });
  });
}
