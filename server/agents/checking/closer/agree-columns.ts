import { wordsOf } from '#server/readers/sentences.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { near } from './near.ts';
import type { FoundQuote } from '../read-source.ts';
import { valuesIn } from '../read-values.ts';
import { scaleAbove } from '../table-scale.ts';
import type { Value } from '../value.ts';
import { downWords } from '../vocabulary/direction.ts';

const linesAbove = 12;
const longestLine = 160;
/** Words of a head besides its years: 'Year ended 31 December'. */
const mostWords = 4;
const fullYear = /(?<![\d.,])(?:19|20)\d\d(?![\d.,]*\d)|(?<![\p{L}\d])FY\s?[’']?\d\d(?!\d)/gu;

const yearsIn = (line: string): number[] =>
  [...line.matchAll(fullYear)].map(([year]) =>
    Number(year.toUpperCase().startsWith('F') ? `20${year.slice(-2)}` : year),
  );

/** Returns the years over a row's columns as the page gives them above it: '2024 2025 2026', '9/30/2026 12/31/2025'; null: none. */
function yearsAbove({ source, at }: FoundQuote, row: string): number[] | null {
  if (source === undefined || at < 0) return null;
  const begins = source.text.indexOf(row, at);
  if (begins < 0) return null;
  const above = source.text.slice(Math.max(0, begins - linesAbove * longestLine), begins).split('\n');
  for (const line of above.slice(-linesAbove - 1).toReversed()) {
    const years = yearsIn(line);
    if (new Set(years).size >= 2) return wordsOf(line) <= 3 * years.length + mostWords ? years : null;
  }
  return null;
}

/** The plain numbers of a row, then the same as its own words and its table scale them. */
function numbersOf({ source, at }: FoundQuote, row: string): number[] {
  const numbers = valuesIn(row, source?.language)
    .filter(({ calendar }) => !calendar)
    .map(({ value }) => value);
  const factor = source === undefined || at < 0 ? null : scaleAbove(source.text, at, row);
  return factor === null ? numbers : [...numbers, ...numbers.map((value) => value * factor)];
}

/** Returns the years that stand over the rows of a quote on its page, which a claim may name though the quote doesn't. */
export const yearsOver = (quote: FoundQuote): number[] =>
  quote.text.split('\n').flatMap((row) => {
    const numbers = numbersOf(quote, row).length;
    const years = numbers < 2 ? null : yearsAbove(quote, row);
    return years !== null && numbers % years.length === 0 ? years : [];
  });

/**
 * Returns whether a claim takes a number from another year's column: years stand over a row of as many numbers, in a
 * quote or above the row on its page.
 */
export function takesOtherColumn(claimed: readonly Value[], quotes: readonly FoundQuote[]): boolean {
  const [year, ...more] = claimed.filter(({ calendar }) => calendar);
  const [number, ...others] = claimed.filter(({ calendar }) => !calendar);
  if (year === undefined || number === undefined || more.length > 0 || others.length > 0) return false;
  // A change in words is no cell.
  if (number.unit === 'percent' && !/\d/u.test(number.words)) return false;
  const lines = quotes.flatMap((quote) => quote.text.split('\n').map((row) => ({ quote, row })));
  const quoted = lines.map(({ row }) => yearsIn(row)).find((each) => new Set(each).size >= 2);
  return lines.some(({ quote, row }) => {
    const numbers = numbersOf(quote, row);
    if (numbers.length < 2) return false;
    const columns = quoted ?? yearsAbove(quote, row);
    if (columns === null || !columns.includes(year.value) || numbers.length % columns.length !== 0) return false;
    // A rounded number may be near two columns: the nearer one is meant.
    const [told] = numbers
      .map((value, cell) => ({ column: cell % columns.length, value }))
      .filter(({ value }) => near(number, value))
      .toSorted((a, b) => Math.abs(a.value - number.value) - Math.abs(b.value - number.value));
    return told !== undefined && columns[told.column] !== year.value;
  });
}

const down = wordTest([...downWords, 'minus', 'negative', 'loss(?:es)?', 'lost', 'deficit', 'red', 'short(?:fall)?']);
const cell = /(?<![\p{L}\d.,])(?<minus>[−-])?\p{Sc}?(?<digits>\d[\d.,]*\d|\d)/gu;

/** Returns whether a claim gives a cell of a row without its minus, and nothing that says as much: 'a surplus of 1.8' of '3.1 -1.8 2.6'. */
export function dropsMinusOfCell(claim: string, quotes: readonly string[]): boolean {
  if (down.test(claim) || /[−-]\p{Sc}?\d/u.test(claim)) return false;
  const cells = quotes.flatMap((quote) => [...quote.matchAll(cell)].map(({ groups }) => groups ?? {}));
  const named = new Set([...claim.matchAll(cell)].map(({ groups }) => groups?.['digits']));
  const found = cells.filter(({ digits }) => named.has(digits));
  const plain = new Set(found.filter(({ minus }) => minus === undefined).map(({ digits }) => digits));
  return cells.length > 1 && found.some(({ digits }) => !plain.has(digits));
}
