import { wordTest } from '../../ledger/word-test.ts';
import type { FoundQuote } from '../read-source.ts';
import { alike, type Value } from '../value.ts';
import { multiplied } from '../vocabulary/reckoning.ts';
import { otherShareWords } from '../vocabulary/shares-told.ts';
import { toldAs } from './follows-from.ts';
import { near } from './near.ts';

const isPlain = ({ unit, calendar, value }: Value): boolean =>
  !calendar && unit !== 'percent' && unit !== 'points' && value > 0;
/** A share in words, or one told as about so much, may be off by so many points. */
const leastError = 1.2;
const isAbout = (share: Value, value: number): boolean =>
  near(
    { ...share, error: /\d/u.test(share.words) && !share.rough ? share.error : Math.max(share.error, leastError) },
    value,
  );

/** Shares of a claim that its quotes don't give themselves. */
const reckonedShares = (claimed: readonly Value[], quotes: readonly FoundQuote[]): Value[] =>
  claimed.filter(
    (value) =>
      value.unit === 'percent' &&
      value.words !== '' &&
      !quotes.some(({ values }) => values.some((each) => each.unit === 'percent' && near(value, each.value))),
  );

const joined =
  /^[,]?\s(?:instead of|rather than|against|up from|down from|compared (?:with|to))\s(?:the |its |only |just )?$/iu;
/** Two figures of a claim that it compares itself: 'from seven to twelve', '$2.86 instead of $2.60'. */
function comparedPair(claim: string, claimed: readonly Value[]): [Value, Value] | null {
  const plain = claimed.filter((value) => isPlain(value) && value.words !== '' && claim.includes(value.words));
  for (const [at, first] of plain.entries())
    for (const second of plain.slice(at + 1)) {
      const [one, other] = [first, second].toSorted((a, b) => claim.indexOf(a.words) - claim.indexOf(b.words));
      if (one === undefined || other === undefined || !alike(one, other)) continue;
      const end = claim.indexOf(one.words) + one.words.length;
      const between = claim.slice(end, claim.indexOf(other.words));
      const isFromTo =
        /\bfrom\s(?:\p{L}+\s)?$/iu.test(claim.slice(0, claim.indexOf(one.words))) &&
        /^\s(?:\p{L}+\s)?to\s(?:\p{L}+\s)?$/iu.test(between);
      if (isFromTo || joined.test(between)) return [one, other];
    }
  return null;
}

/** Returns whether a claim gives another share than the one by which the two figures that it compares itself differ. */
export function misjudgesOwnPair(claim: string, claimed: readonly Value[], quotes: readonly FoundQuote[]): boolean {
  const [share, ...more] = reckonedShares(claimed, quotes);
  const pair = share === undefined || more.length > 0 ? null : comparedPair(claim, claimed);
  if (share === undefined || pair === null) return false;
  const [low, high] = [Math.min(...pair.map(({ value }) => value)), Math.max(...pair.map(({ value }) => value))];
  const told = toldAs(claim, share, { isChange: true, said: [] });
  const changes = [(100 * (high - low)) / low, (100 * (high - low)) / high];
  const results = told.isOnlyChange ? changes : [...changes, (100 * low) / high];
  return !results.some((result) => isAbout(share, result));
}

const lacks = wordTest(otherShareWords);
const mostBetween = 34;
/** 'Line 2’s trips' is no amount. */
const leastWhole = 10;
/** Returns whether a claim tells a share of an amount that it names, and nothing in its quotes is that share of it: 'a quarter of the $2.31m'. */
export function misstatesShareOf(claim: string, claimed: readonly Value[], quotes: readonly FoundQuote[]): boolean {
  const read = quotes.flatMap(({ values }) => values).filter(isPlain);
  const isLacking = lacks.test(claim) || quotes.some(({ text }) => lacks.test(text));
  return reckonedShares(claimed, quotes).some((share) => {
    const behind = claim.slice(claim.indexOf(share.words) + share.words.length);
    if (!/^\sof\s/iu.test(behind)) return false;
    const whole = claimed.find((value) => {
      const at = isPlain(value) && value.words !== '' ? behind.indexOf(value.words) : -1;
      return at >= 0 && at <= mostBetween && value.value >= leastWhole && !/[,;:.]\s/u.test(behind.slice(0, at));
    });
    if (whole === undefined || !read.some((each) => near(whole, each.value))) return false;
    const parts = [
      ...new Set(read.filter((each) => alike(each, whole) && each.value < whole.value).map(({ value }) => value)),
    ];
    const sums = parts.flatMap((one, at) => parts.slice(at + 1).map((other) => one + other));
    const shares = [...parts, ...sums].map((part) => (100 * part) / whole.value);
    const results = isLacking ? [...shares, ...shares.map((each) => 100 - each)] : shares;
    return parts.length > 0 && !results.some((result) => isAbout(share, result));
  });
}

const multiples = multiplied.map(({ words, factor }) => ({
  test: new RegExp(
    `(?<bound>more than |over |nearly |almost |(?:all )?but )?(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`,
    'iu',
  ),
  factor,
}));
/** Returns whether a claim says that something doubled or halved, where no two figures of its quotes differ by so much. */
export function misjudgesMultiple(claim: string, claimed: readonly Value[], quotes: readonly FoundQuote[]): boolean {
  return multiples.some(({ test, factor }) => {
    const found = test.exec(claim);
    // The quotes may say so themselves.
    if (found === null || quotes.some(({ text }) => test.test(text))) return false;
    const isMore = /more|over/iu.test(found.groups?.['bound'] ?? '');
    const own = claimed.filter((value) => isPlain(value) && !found[0].includes(value.words));
    const pairs = quotes.flatMap(({ values }) => {
      const plain = values.filter(({ calendar, value }) => !calendar && value > 0);
      return plain.flatMap((a, at) =>
        plain
          .slice(at + 1)
          .filter((b) => alike(a, b))
          .map((b) => [a, b] as const),
      );
    });
    const of =
      own.length === 1
        ? pairs.filter((pair) => pair.some(({ value }) => own.some((each) => near(each, value))))
        : pairs;
    const ratios = of.map(([a, b]) => Math.max(a.value, b.value) / Math.min(a.value, b.value));
    const holds = (ratio: number): boolean =>
      isMore ? ratio >= factor && ratio < factor + 1 : Math.abs(ratio - factor) <= 0.2 * factor;
    return ratios.length > 0 && !ratios.some(holds);
  });
}
