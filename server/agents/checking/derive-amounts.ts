import { wordTest } from '../ledger/word-test.ts';
import { kiloWords, tonneWords } from './vocabulary/number-phrases.ts';
import type { Value } from './value.ts';

const mostAmounts = 4;
const mostCounts = 6;
const kilos = wordTest(kiloWords);
const tonnes = wordTest(tonneWords);
const monthly = /\b(?:a|per|each) month\b|\bmonthly\b/iu;
const perTonne = 1000;
const monthsOfYear = 12;

const isCount = ({ unit, value, calendar }: Value): boolean =>
  unit !== 'money' && unit !== 'percent' && unit !== 'points' && !calendar && value > 1;

/**
 * Returns what amounts of quotes come to, as buyers reckon: so many at a price, less or more a share, what a card saves in
 * all or each time, what one unit costs here and there. Counts may be the claim's own.
 */
export function amountsFrom(
  claim: string,
  claimed: readonly Value[],
  told: readonly Value[],
  said: readonly string[],
): number[] {
  const amounts = told.filter(({ unit }) => unit === 'money').map(({ value }) => value);
  const counts = [...told, ...claimed].filter(isCount).map(({ value }) => value);
  if (tonnes.test(claim) && said.some((text) => kilos.test(text))) counts.push(perTonne);
  if (amounts.length === 0 || amounts.length > mostAmounts || counts.length > mostCounts) return [];
  const rates = told
    .filter(({ unit }) => unit === 'percent')
    .flatMap(({ value }) => [1 + value / 100, 1 - value / 100, value / 100]);
  const several = amounts.flatMap((amount) => counts.flatMap((count) => [amount * count, amount / count]));
  const rated = [...amounts, ...several].flatMap((amount) => rates.map((rate) => amount * rate));
  const saved = several.flatMap((one) => amounts.map((other) => Math.abs(one - other)));
  const each = counts.length < 2 ? [] : differences(amounts.flatMap((amount) => counts.map((count) => amount / count)));
  return [...several, ...rated, ...saved, ...each];
}

const differences = (values: readonly number[]): number[] =>
  values.flatMap((one, at) => values.slice(at + 1).map((other) => Math.abs(one - other)));

/** Returns what counts of a year come to in a month, where a claim says so. */
export const monthlyFrom = (claim: string, given: readonly Value[], told: readonly Value[]): number[] =>
  monthly.test(claim) && given.some(({ calendar }) => calendar)
    ? told.filter((value) => isCount(value) || value.unit === 'money').map(({ value }) => value / monthsOfYear)
    : [];
