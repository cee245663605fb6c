import { quotedLines } from '../quoted-lines.ts';
import type { FoundQuote } from '../read-source.ts';
import { valuesIn } from '../read-values.ts';
import { scaleAbove } from '../table-scale.ts';
import type { Value } from '../value.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { termsOf } from '../clauses.ts';
import { comparingWords, halfNames, quarterNames } from '../vocabulary/periods.ts';

/** What a column is of: a part of a year, or what its head says. */
interface Head {
  part: string | null;
  year: number | null;
  words: ReadonlySet<string>;
}

const linesAbove = 12;
const longestLine = 160;
const period =
  /(?:(Q[1-4]|H[12])\s?)?(?:FY\s?[’']?(\d\d)(?!\d)|((?:19|20)\d\d)(?![\d.,]*\d))|(Q[1-4]|H[12])(?![\p{L}\d])/giu;
const separator = /\s*[|/;]\s+|\s{2,}|\t/u;
const compares = wordTest(comparingWords);
const parts = [...quarterNames, ...halfNames].map(({ part, words }) => ({ part, test: wordTest(words) }));

function periodsOf(line: string): Head[] {
  return [...line.matchAll(period)].map(([, first, fiscal, year, alone]) => ({
    part: (first ?? alone ?? '').toUpperCase() || null,
    year: year === undefined ? (fiscal === undefined ? null : 2000 + Number(fiscal)) : Number(year),
    words: new Set<string>(),
  }));
}

const namesOf = (line: string): Head[] =>
  line.split(separator).map((cell) => ({ part: null, year: null, words: termsOf(cell) }));

/** Returns the heads of a row's columns in a line; null if it isn't the head of so many. */
function headsOf(line: string, columns: number): Head[] | null {
  if (line.length > longestLine || /[.!?]$/u.test(line.trim())) return null;
  const periods = periodsOf(line);
  if (periods.length === columns && columns > 1) return periods;
  const names = namesOf(line);
  if (/\d/u.test(line) || names.length < 3) return null;
  return names.length === columns + 1 ? names.slice(1) : null;
}

/** Returns the column that a claim names, by its place; null: none, or several. */
function columnNamed(claim: string, heads: readonly Head[]): number | null {
  const asked = termsOf(claim);
  const own = parts.filter(({ test }) => test.test(claim)).map(({ part }) => part);
  const years = periodsOf(claim).flatMap(({ year }) => year ?? []);
  const isNamed = (head: Head): boolean => {
    if (head.part === null && head.year === null)
      return (
        head.words.size > 0 &&
        [...head.words].every((word) => asked.has(word)) &&
        heads.every((other) => other === head || [...other.words].some((word) => !asked.has(word)))
      );
    if (own.length > 1 || years.length > 1) return false;
    if (head.part !== null && head.part !== own[0]) return false;
    return years.length === 0 ? head.part !== null : head.year === null || head.year === years[0];
  };
  const named = heads.flatMap((head, at) => (isNamed(head) ? [at] : []));
  if (named.length < 2) return named[0] ?? null;
  // Without a year, the newest is meant.
  const newest = Math.max(...named.map((at) => heads[at]?.year ?? 0));
  const last = named.filter((at) => heads[at]?.year === newest);
  return newest > 0 && last.length === 1 ? (last[0] ?? null) : null;
}

/**
 * Returns whether a claim gives of a row the cell of another column than the one that it names: by year, quarter or half, or by
 * the column's head.
 */
export function takesOtherCell(claim: string, claimed: readonly Value[], quotes: readonly FoundQuote[]): boolean {
  if (compares.test(claim)) return false;
  const figures = claimed.filter(({ calendar }) => !calendar);
  const told = quotes.flatMap(({ text }) => text.split('\n'));
  return quotes.some((quote) => {
    const { lines, page } = quotedLines(quote);
    return lines.some(({ text, at }) => {
      // '6 512' may be one number or two; here each is a cell.
      const numbers = valuesIn(text, quote.source?.language).filter(
        ({ calendar, words }) => !calendar && !/\d\s\d/u.test(words),
      );
      if (numbers.length < 2 || /[.!?]$/u.test(text.trim())) return false;
      const above = page.slice(Math.max(0, at - linesAbove), at).toReversed();
      const heads = [...told.filter((line) => line !== text), ...above].reduce<Head[] | null>(
        (found, line) => found ?? headsOf(line, numbers.length),
        null,
      );
      const column = heads === null ? null : columnNamed(claim, heads);
      if (column === null) return false;
      const factor = quote.source === undefined ? null : scaleAbove(quote.source.text, quote.at, text);
      const holds = (figure: Value, cell: Value | undefined): boolean =>
        cell !== undefined &&
        [cell.value, cell.value * (factor ?? 1)].some((value) => Math.abs(figure.value - value) <= figure.error + 1e-9);
      const inRow = figures.filter((figure) => numbers.some((cell) => holds(figure, cell)));
      return inRow.length > 0 && inRow.every((figure) => !holds(figure, numbers[column]));
    });
  });
}
