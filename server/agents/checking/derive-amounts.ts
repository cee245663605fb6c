import { countTerms } from '#server/search/index-terms.ts';
import { literally, oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { Value } from './value.ts';
import { eachWords, kiloWords, offWords, savedWords, tonneWords, yearTotals } from './vocabulary/reckoning.ts';

const mostAmounts = 4;
const mostCounts = 6;
const perTonne = 1000;
const monthsOfYear = 12;
const [tonnes, each, off, saved, totals] = [
  wordTest(tonneWords),
  wordTest(eachWords),
  wordTest(offWords),
  wordTest(savedWords),
  wordTest(yearTotals),
];
const perKilo = new RegExp(`(?:\\b(?:a|per|pro|par|por)\\s|/\\s?)(?:${oneOf(kiloWords)})(?!\\p{L})`, 'iu');
const monthly = /\b(?:a|per|each) month\b|\bmonthly\b/iu;

const isCount = ({ unit, value, calendar }: Value): boolean =>
  unit !== 'money' && unit !== 'percent' && unit !== 'points' && !calendar && value > 1;

/** Returns whether quotes price what a claim counts: they name it, or give a price for each. */
export function isPriced(claim: string, { words }: Value, said: readonly string[]): boolean {
  const at = claim.toLowerCase().indexOf(words.toLowerCase());
  const next = claim.slice(at + words.length, at + words.length + 40).replace(/^[\s-]+/u, '');
  const nouns = [...countTerms(next.split(/\s+/u).slice(0, 2).join(' ')).keys()];
  return said.some((text) => each.test(text) || nouns.some((noun) => countTerms(text).has(noun)));
}

const article = /(?<!\p{L})(?:an?|one) (\p{L}{3,})/giu;
/** Returns whether a claim gives an amount for one of the things that its quotes count: '£500 a user' of 8 users. */
const isOfOne = (claim: string, said: readonly string[]): boolean => {
  const terms = new Set(said.flatMap((text) => [...countTerms(text).keys()]));
  return [...claim.matchAll(article)].some(([, noun = '']) =>
    [...countTerms(noun).keys()].some((term) => terms.has(term)),
  );
};

/** Returns what several amounts come to by the counts of a claim: two adults and two children, the first hour and three more. */
const mixedFrom = (amounts: readonly number[], own: readonly number[]): number[] =>
  amounts.flatMap((one) =>
    amounts
      .filter((other) => other !== one)
      .flatMap((other) =>
        own.flatMap((count) => [one + (count - 1) * other, ...own.map((more) => count * one + more * other)]),
      ),
  );

const differences = (values: readonly number[]): number[] =>
  values.flatMap((one, at) => values.slice(at + 1).map((other) => Math.abs(one - other)));

/**
 * Returns what amounts of quotes come to where a claim says that it reckons: so many at a price, each of so many, less or
 * more a share, what is saved in all or each time, what one unit costs here and there.
 */
export function amountsFrom(
  claim: string,
  claimed: readonly Value[],
  told: readonly Value[],
  said: readonly string[],
): number[] {
  const amounts = [...new Set(told.filter(({ unit }) => unit === 'money').map(({ value }) => value))];
  const isHour = ({ words }: Value): boolean =>
    said.some(
      (text) => text.includes(words) && new RegExp(`${literally(words)}\\s?(?:am|pm|Uhr|uur)\\b`, 'iu').test(text),
    );
  const quoted = told.filter((value) => isCount(value) && !isHour(value)).map(({ value }) => value);
  const own = claimed.filter((value) => isCount(value) && isPriced(claim, value, said)).map(({ value }) => value);
  if (amounts.length === 0 || amounts.length > mostAmounts || quoted.length + own.length > mostCounts) return [];
  const byWeight = tonnes.test(claim) && said.some((text) => perKilo.test(text)) ? [perTonne] : [];
  const isTotal = totals.test(claim);
  const isEach = each.test(claim) || isOfOne(claim, said);
  const isRate = said.some((text) => each.test(text));
  const isSaving = saved.test(claim);
  const times = [...own, ...byWeight, ...(isTotal || isSaving || isRate ? quoted : [])];
  const counted = claimed.filter(isCount).map(({ value }) => value);
  const several = amounts.flatMap((amount) => times.map((count) => amount * count));
  const counts = [...quoted, ...own];
  const pairs = counts.flatMap((one, at) => counts.slice(at + 1).map((other) => one * other));
  const ones =
    isEach || isSaving ? amounts.flatMap((amount) => [...counts, ...pairs].map((count) => amount / count)) : [];
  const isRated = off.test(claim) || said.some((text) => off.test(text));
  const rates = told
    .filter(({ unit }) => unit === 'percent')
    .flatMap(({ value }) => [1 + value / 100, 1 - value / 100, value / 100]);
  const rated = isRated ? [...amounts, ...several].flatMap((amount) => rates.map((rate) => amount * rate)) : [];
  const savings = isSaving
    ? [...[...several, ...ones].flatMap((one) => amounts.map((other) => Math.abs(one - other))), ...differences(ones)]
    : [];
  return [...several, ...ones, ...rated, ...savings, ...mixedFrom(amounts, counted)];
}

/** Returns what counts of a year come to in a month, where a claim says so. */
export const monthlyFrom = (claim: string, given: readonly Value[], told: readonly Value[]): number[] =>
  monthly.test(claim) && given.some(({ calendar }) => calendar)
    ? told.filter(isCount).map(({ value }) => value / monthsOfYear)
    : [];
