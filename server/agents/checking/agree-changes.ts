import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../ledger/word-test.ts';
import { shared, termsOf } from './clauses.ts';
import type { FoundQuote } from './read-source.ts';
import { valuesIn } from './read-values.ts';
import type { Value } from './value.ts';
import { downWords, upWords } from './vocabulary/direction.ts';
import {
  largerWords,
  smallerWords,
  beforeWords,
  comparedAgainst,
  earlierInBrackets,
  deniedEnds,
  goneWords,
  stillWords,
} from './vocabulary/changes.ts';

const [up, down] = [wordTest([...upWords, ...largerWords]), wordTest([...downWords, ...smallerWords])];
const against = new RegExp(
  `\\(?(?:${oneOf(comparedAgainst)})(?!\\p{L})|\\((?=[^)]{0,30}(?:${oneOf(earlierInBrackets)}))`,
  'iu',
);
const fromTo = /\bfrom\s\p{Sc}?\d[^,;]{0,30}\bto\s\p{Sc}?\d/iu;
const aim =
  /\b(?:against|after|from) (?:an? |the |our )?(?:\p{L}+ )?(?:target|goal|plan|budget|aim|average|forecast)/iu;
const comparison = wordTest([...largerWords, ...smallerWords, '(?:more|less|fewer|higher|lower)[^.]{1,40}than']);
const endsDenied = new RegExp(`(?:${oneOf(deniedEnds)})[.”"’]*$`, 'iu');
const [goesOn, isGone] = [wordTest(stillWords), wordTest(goneWords)];

/** The figure of a quote, the one it is compared with, and years named with that one: '58% (2025: 63%)'. */
function comparedIn({ text: quote, source }: FoundQuote): { now: Value; before: Value; years: Value[] } | null {
  const at = against.exec(quote);
  if (at === null || fromTo.test(quote) || aim.test(quote)) return null;
  const [lead, rest] = [quote.slice(0, at.index), quote.slice(at.index)].map((text) =>
    valuesIn(text, source?.language ?? ''),
  ) as [Value[], Value[]];
  const now = lead.findLast(({ calendar }) => !calendar);
  const before = rest.find(({ calendar }) => !calendar);
  if (
    now === undefined ||
    before === undefined ||
    (now.unit !== before.unit && before.unit !== null) ||
    (now.currency !== before.currency && before.currency !== '')
  )
    return null;
  return { now, before, years: rest.filter(({ calendar }) => calendar) };
}

/** Returns whether a claim says that a figure rose which its quotes, compared with an earlier one, show to have fallen. */
export function turnsCompared(claim: string, claimed: readonly Value[], quotes: readonly FoundQuote[]): boolean {
  const [rises, falls] = [up.test(claim), down.test(claim)];
  if (rises === falls || quotes.length !== 1) return false;
  if (claimed.every(({ calendar }) => calendar) && !comparison.test(claim)) return false;
  return quotes.every((quote) => {
    const pair = comparedIn(quote);
    if (pair === null) return false;
    const { now, before } = pair;
    const isOfPair = ({ value, calendar, unit }: Value): boolean =>
      calendar || unit === 'points' || [now, before].some((each) => Math.abs(value - each.value) <= each.error);
    return claimed.every(isOfPair) && (rises ? now.value < before.value : now.value > before.value);
  });
}

const speaksOfBefore = wordTest(beforeWords);
/** Returns whether a claim gives as the figure the earlier one that its quote only compares with: 191 of '186 (2025: 191)'. */
export function takesEarlier(claim: string, claimed: readonly Value[], quotes: readonly FoundQuote[]): boolean {
  if (quotes.length !== 1 || speaksOfBefore.test(claim)) return false;
  const has = (value: Value): boolean => claimed.some((each) => Math.abs(each.value - value.value) <= value.error);
  return quotes.every((quote) => {
    const pair = comparedIn(quote);
    if (pair === null || !has(pair.before) || has(pair.now)) return false;
    return !pair.years.some((year) => claimed.some(({ value }) => value === year.value));
  });
}

/** Returns whether a claim asserts what its quotes end by denying of the company: '…, which we have not'. */
export const dropsDenial = (claim: string, quotes: readonly string[]): boolean =>
  quotes.length > 0 &&
  quotes.every((quote) => endsDenied.test(quote.trim())) &&
  !/\b(?:not|no|never|unlike|cannot)\b|n[’']t\b/iu.test(claim);

const fewestShared = 2;
/** Returns whether a claim ends what its quotes say goes on, or the other way round. */
export function endsOtherwise(claim: string, quotes: readonly string[]): boolean {
  const [ends, goes] = [isGone.test(claim), goesOn.test(claim)];
  if (ends === goes || quotes.length === 0) return false;
  const asked = termsOf(claim);
  return quotes.every(
    (quote) =>
      isGone.test(quote) !== ends && goesOn.test(quote) === ends && shared(asked, termsOf(quote)) >= fewestShared,
  );
}
