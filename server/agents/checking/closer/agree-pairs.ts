import { countTerms } from '#server/search/index-terms.ts';
import { monthNames } from '../../ledger/vocabulary/dates.ts';
import { wordTest } from '../../ledger/word-test.ts';
import type { FoundQuote } from '../read-source.ts';
import { valuesIn } from '../read-values.ts';
import type { Value } from '../value.ts';

/** A row or part of a sentence with its figures, and the words by which it is told from the others. */
interface Labeled {
  words: ReadonlySet<string>;
  values: readonly Value[];
}

/** 'Leaks found by survey: 312' */
const label = /^\s*([^:\d]{4,60}): \D{0,12}\d[\d.,]*\D{0,20}$/u;
const partEnd = /[.;\n](?=\s|$)|:(?!\s\D{0,12}\d)|,\s(?!\d)|\s(?:and|while|whereas|but|against|und|et|y|en)\s/u;
const capital = /\p{Lu}[\p{L}\p{N}&.’'-]*/gu;
const month = wordTest(Object.values(monthNames).flatMap((names) => names.split(' ')));
const mostRowWords = 16;

const wordsOf = (text: string): Set<string> =>
  new Set([...countTerms(text).keys()].filter((term) => !/^\d+$/u.test(term)));
const figures = (values: readonly Value[]): Value[] =>
  values.filter(({ calendar, unit }) => !calendar && unit !== 'percent');
const same = (one: Value, other: Value): boolean => Math.abs(one.value - other.value) < 1e-9;

/** Short quotes, each a row of a table or list of prices. */
const rowsOf = (quotes: readonly FoundQuote[]): Labeled[] =>
  quotes
    .filter(({ text }) => text.split(/\s+/u).length <= mostRowWords)
    .map(({ text, values }) => ({ words: wordsOf(text), values: figures(values) }));

/** Parts of one quote that each hold a name and one figure: 'Rosharon holds 6.2 million and Angleton 3.8 million'. */
const partsOf = ({ text, source }: FoundQuote): Labeled[] =>
  text.split(partEnd).flatMap((part) => {
    const values = figures(valuesIn(part, source?.language ?? ''));
    const names = (part.match(capital) ?? []).filter((name) => !month.test(name));
    return values.length === 1 ? [{ words: wordsOf(label.exec(part)?.[1] ?? names.join(' ')), values }] : [];
  });

/**
 * Whether a claim has the words of one row and the figure of another. Both rows hold such a figure; the claim has no word that only the
 * row of its figure has, and none of the figures of the row whose words it has.
 */
function isSwapped(claim: string, claimed: readonly Value[], rows: readonly Labeled[]): boolean {
  const asked = wordsOf(claim);
  const own = figures(claimed);
  return own.some((figure) => {
    const holders = rows.filter(({ values }) => values.some((value) => same(value, figure)));
    const [holder] = holders;
    if (holder === undefined || holders.length > 1) return false;
    return rows.some((row) => {
      if (row === holder || !row.values.some((value) => value.unit === figure.unit)) return false;
      const [onlyHolder, onlyRow] = [
        [...holder.words].filter((word) => !row.words.has(word)),
        [...row.words].filter((word) => !holder.words.has(word)),
      ];
      return (
        onlyHolder.length > 0 &&
        onlyRow.some((word) => asked.has(word)) &&
        !onlyHolder.some((word) => asked.has(word)) &&
        !row.values.some((value) => own.some((each) => same(each, value)))
      );
    });
  });
}

/** Returns whether a claim gives what one row or part of a quote names the figure of another. */
export const swapsPairs = (claim: string, claimed: readonly Value[], quotes: readonly FoundQuote[]): boolean => {
  // With a second figure it may reckon.
  const stand = figures(claimed).filter((value) =>
    quotes.some(({ values }) => values.some((each) => same(each, value))),
  );
  if (stand.length !== 1 || claimed.some(({ unit }) => unit === 'percent' || unit === 'points')) return false;
  if (quotes.length > 1) return isSwapped(claim, claimed, rowsOf(quotes));
  return quotes.some((quote) =>
    isSwapped(
      claim,
      claimed,
      partsOf(quote).filter(({ words }) => words.size > 0),
    ),
  );
};
