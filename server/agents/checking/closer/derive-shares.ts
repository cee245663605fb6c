import { wordTest } from '../../ledger/word-test.ts';
import { valuesIn } from '../read-values.ts';
import { valueOf, type Value } from '../value.ts';
import { eachWords } from '../vocabulary/reckoning.ts';
import { earlierWords, otherShareWords, supposingWords, thresholdWords } from '../vocabulary/shares-told.ts';

const [others, earlier, supposes, bounded] = [
  wordTest(otherShareWords),
  wordTest(earlierWords),
  wordTest(supposingWords),
  wordTest(thresholdWords),
];
const mostParts = 8;
const shareError = 0.6;
const asShare = (value: number): Value => valueOf(value, { unit: 'percent', error: shareError });
const isPlain = ({ unit, calendar, value }: Value): boolean =>
  !calendar && unit !== 'percent' && unit !== 'points' && value > 0;

/** Returns shares of the sum of what one quote lists, and what a part leaves of its whole. */
function sharesOf(quote: string, language: string, isOther: boolean): Value[] {
  const values = valuesIn(quote, language).filter(isPlain);
  const numbers = [...new Set(values.filter(({ unit }) => unit === values[0]?.unit).map(({ value }) => value))];
  if (numbers.length > mostParts) return [];
  const sum = numbers.reduce((all, value) => all + value, 0);
  const parts = numbers.length > 2 ? numbers.map((value) => (100 * value) / sum) : [];
  const rests = isOther
    ? numbers.flatMap((part) => numbers.filter((of) => part < of).map((of) => 100 - (100 * part) / of))
    : [];
  const whole = Math.max(...numbers);
  const some = numbers.filter((value) => value !== whole);
  const sums =
    some.length === 2 && numbers.length === 3 ? [(100 * some.reduce((all, value) => all + value, 0)) / whole] : [];
  return [...parts, ...rests, ...sums.filter((share) => share < 100)].map(asShare);
}

/** Returns what two shares of a quote leave, and what an amount was before it changed by a share. */
function leftBy(claim: string, quote: string, language: string, isOther: boolean): Value[] {
  const values = valuesIn(quote, language);
  const shares = values.filter(({ unit, value }) => unit === 'percent' && value < 100).map(({ value }) => value);
  const pairs = isOther && shares.length === 2 ? [asShare(100 - shares.reduce((sum, value) => sum + value, 0))] : [];
  const before = earlier.test(claim) && shares.length > 0 && shares.length < 3 ? values.filter(isPlain) : [];
  const rest = isOther && shares.length === 1 ? values.filter(isPlain) : [];
  return [
    ...pairs,
    ...rest.map((amount) => ({
      ...amount,
      value: amount.value * (1 - (shares[0] ?? 0) / 100),
      error: Math.max(amount.error, amount.value / 100),
    })),
    ...before.flatMap((amount) =>
      shares.flatMap((share) =>
        [1 + share / 100, 1 - share / 100].map((factor) => ({
          ...amount,
          value: amount.value / factor,
          error: Math.max(amount.error / factor, (0.5 * amount.value) / 100),
        })),
      ),
    ),
  ];
}

const each = wordTest(eachWords);
const mostFactors = 4;
const ofEach = /\b(?:of (?:those|them|these)|apiece|each|per|an?)\b/iu;
/** Returns what two counts of a quote come to where one is for each of the other: 'six weeks, two evenings a week'. */
export function productsIn(quote: string, language: string): Value[] {
  const all = valuesIn(quote, language).filter(isPlain);
  const counts = all.filter(({ unit }) => unit !== 'money');
  const [price, ...more] = all.filter(({ unit }) => unit === 'money');
  // 'A visit costs us €14, and we had 22,000 of those.'
  if (price !== undefined && more.length === 0 && counts.length === 1 && counts[0]?.unit === null && ofEach.test(quote))
    return counts.flatMap(({ value }) => [
      { ...price, value: price.value * value, error: price.error * value },
      { ...price, value: price.value / value, error: Math.max(price.error / value, 0.005 * (price.value / value)) },
    ]);
  if (!each.test(quote) || counts.length > mostFactors) return [];
  return counts.flatMap((one, at) => counts.slice(at + 1).map((other) => valueOf(one.value * other.value)));
}

/** Returns shares that follow from what quotes list or leave. */
export function sharesFrom(claim: string, quotes: readonly string[], language: string): Value[] {
  const isOther = others.test(claim) || quotes.some((quote) => others.test(quote));
  return quotes.flatMap((quote) => [...sharesOf(quote, language, isOther), ...leftBy(claim, quote, language, isOther)]);
}

const ofPoint = /(?<!\p{L})(?:an?|one|two|three|four|half|\p{L}+) (?:\p{L}+ )?of a (?:percentage )?point/iu;
/** Returns the parts of a point that a claim tells of, which are points and no shares, where two shares of quotes lie so far apart. */
export function pointsOf(claim: string, claimed: readonly Value[], said: readonly Value[]): Value[] {
  if (!ofPoint.test(claim) && !/half a (?:percentage )?point/iu.test(claim)) return [];
  const shares = said.filter(({ unit }) => unit === 'percent');
  return claimed.filter(
    ({ unit, value }) =>
      unit === 'percent' &&
      shares.some((a) => shares.some((b) => Math.abs(Math.abs(a.value - b.value) - value / 100) < 0.006)),
  );
}

const cellsOf = (row: string, language: string): Value[] =>
  valuesIn(row, language).filter((value) => isPlain(value) && /\d/u.test(value.words));

/** Returns what the columns of several rows of equal length come to. */
export function columnSums(quotes: readonly string[], language: string): Value[] {
  const rows = quotes.map((quote) => cellsOf(quote, language)).filter((row) => row.length > 1);
  const [first] = rows;
  if (first === undefined || rows.length < 2 || rows.some((row) => row.length !== first.length)) return [];
  return first.map((value, at) => ({ ...value, value: rows.reduce((sum, row) => sum + (row[at]?.value ?? 0), 0) }));
}

/** Returns by how many points the shares that one row has of another differ from column to column: a margin of 341 of 2,940, and 298 of 3,105. */
export function pointsOfRows(quotes: readonly string[], language: string): Value[] {
  const rows = quotes.map((quote) => cellsOf(quote, language)).filter((row) => row.length === 2);
  return rows.flatMap((part) =>
    rows.flatMap((whole) => {
      const [first = 0, second = 0] = part.map(({ value }, at) => (100 * value) / (whole[at]?.value ?? Infinity));
      if (part === whole || first > 100 || second > 100) return [];
      return [valueOf(Math.abs(first - second), { unit: 'points', error: 0.25 })];
    }),
  );
}

/** Returns the figures of a case that a claim supposes, where its quotes say from or up to what a rule holds. */
export const supposedIn = (claim: string, claimed: readonly Value[], quotes: readonly string[]): Value[] =>
  supposes.test(claim) && quotes.some((quote) => bounded.test(quote)) ? claimed.filter(isPlain).slice(0, 1) : [];
