import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../ledger/word-test.ts';
import { shared, termsOf } from './clauses.ts';
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

/** The first figure of a quote and the one it is compared with: '58% (last year 63%)'. */
function comparedIn(quote: string, language: string): [now: Value, before: Value] | null {
  const at = against.exec(quote);
  if (at === null || fromTo.test(quote) || aim.test(quote)) return null;
  const plain = (text: string): Value[] => valuesIn(text, language).filter(({ calendar }) => !calendar);
  const now = plain(quote.slice(0, at.index)).at(-1);
  const before = plain(quote.slice(at.index))[0];
  return now === undefined || before === undefined || now.unit !== before.unit || now.currency !== before.currency
    ? null
    : [now, before];
}

/** Returns whether a claim says that a figure rose which its quotes, compared with an earlier one, show to have fallen. */
export function turnsCompared(claim: string, quotes: readonly { text: string; language: string }[]): boolean {
  const [rises, falls] = [up.test(claim), down.test(claim)];
  if (rises === falls || quotes.length !== 1) return false;
  return quotes.every(({ text, language }) => {
    const pair = comparedIn(text, language);
    if (pair === null) return false;
    const [now, before] = pair;
    const values = valuesIn(claim);
    const compares = values.some(({ calendar }) => !calendar) || comparison.test(claim);
    const isBoth =
      compares &&
      values.every(
        ({ value, calendar, unit }) =>
          calendar || unit === 'points' || pair.some((each) => Math.abs(value - each.value) <= each.error),
      );
    return isBoth && (rises ? now.value < before.value : now.value > before.value);
  });
}

const speaksOfBefore = wordTest(beforeWords);
/** Returns whether a claim gives as the figure the earlier one that its quote only compares with: 191 of '186 (2025: 191)'. */
export function takesEarlier(claim: string, quotes: readonly { text: string; language: string }[]): boolean {
  if (quotes.length !== 1 || speaksOfBefore.test(claim)) return false;
  const values = valuesIn(claim);
  const has = (value: Value): boolean => values.some((each) => Math.abs(each.value - value.value) <= value.error);
  return quotes.every(({ text, language }) => {
    const pair = comparedIn(text, language);
    if (pair === null) return false;
    const years = valuesIn(text.slice(against.exec(text)?.index ?? 0), language).filter(({ calendar }) => calendar);
    const [now, before] = pair;
    return has(before) && !has(now) && !years.some((year) => values.some(({ value }) => value === year.value));
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
