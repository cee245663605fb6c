import { wordTest } from '../../ledger/word-test.ts';
import { minutesOf, valueOf, type Value } from '../value.ts';
import { eachWords } from '../vocabulary/reckoning.ts';
import { otherShareWords } from '../vocabulary/shares-told.ts';

const [each, other] = [wordTest(eachWords), wordTest(otherShareWords)];
const mostTold = 4;
const shareError = 0.6;
const monthsOfYear = 12;

/** Returns a time in every unit. */
const inAllUnits = (minutes: number): Value[] =>
  [...minutesOf].map(([unit, of]) => valueOf(minutes / of, { unit, error: 0.01 * (minutes / of) }));

/** Returns what two times differ by, and what a time comes to for each of so many, in any unit: 149 days and 96, '9,400, each three minutes'. */
function timesFrom(told: readonly Value[], said: readonly string[]): Value[] {
  const timed = told.filter(({ unit }) => minutesOf.has(unit));
  const times = timed.map(({ value, unit }) => value * (minutesOf.get(unit) ?? 1));
  const counts = told.filter(({ unit, calendar, value }) => unit === null && !calendar && value > 1);
  // 'After 149 days; two years ago it was 96': the second is in the unit of the first.
  const [one, ...more] = timed;
  const bare =
    one === undefined || more.length > 0 ? [] : counts.map(({ value }) => value * (minutesOf.get(one.unit) ?? 1));
  const all = [...times, ...bare];
  const apart = all.flatMap((first, at) => all.slice(at + 1).map((second) => Math.abs(first - second)));
  const together = said.some((text) => each.test(text))
    ? times.flatMap((time) => counts.map(({ value }) => value * time))
    : [];
  return [...apart, ...together].filter((minutes) => minutes > 0).flatMap(inAllUnits);
}

const isPlain = ({ unit, calendar, value }: Value): boolean => unit === null && !calendar && value > 0;
/** Returns the share that a part leaves of its whole, where a claim says that something is lacking: 11,550 of 38,500 have it, seven in ten don't. */
function restsFrom(claim: string, told: readonly Value[]): Value[] {
  if (!other.test(claim)) return [];
  const plain = told.filter(isPlain).map(({ value }) => value);
  return plain.flatMap((part) =>
    plain
      .filter((whole) => part < whole)
      .map((whole) => valueOf(100 - (100 * part) / whole, { unit: 'percent', error: shareError })),
  );
}

const ofHundred = /\b(?:in|of) (?:a|every|each) hundred\b/iu;
/** Returns shares as counts of a hundred, and what they leave. */
const countsOfHundred = (claim: string, told: readonly Value[]): Value[] =>
  ofHundred.test(claim)
    ? told.flatMap(({ unit, value }) =>
        unit === 'percent' ? [value, 100 - value, 100].map((each) => valueOf(each)) : [],
      )
    : [];

const ofMonth = /\b(?:a|per|each|every) month\b|\bmonthly\b/iu;
const ofYear =
  /\b(?:in|over|during|for) (?:the|a|last|this|that|one) (?:\p{L}+ )?year\b|\bannual(?:ly)?\b|\ba year\b/iu;
/** Returns what counts of a year come to in a month. */
const monthlyOf = (claim: string, told: readonly Value[], said: readonly string[]): Value[] =>
  ofMonth.test(claim) && said.some((text) => ofYear.test(text) && !ofMonth.test(text))
    ? told
        .filter(isPlain)
        .map(({ value }) => valueOf(value / monthsOfYear, { error: Math.max(0.5, (0.01 * value) / monthsOfYear) }))
    : [];

/** Returns what else follows from a few figures of quotes: times that differ or add up, what is left of a whole, a month of a year's count. */
export function furtherFrom(claim: string, told: readonly Value[], said: readonly string[]): Value[] {
  const few = told.filter(({ calendar }) => !calendar);
  if (few.length > mostTold) return [];
  return [
    ...timesFrom(few, said),
    ...restsFrom(claim, few),
    ...countsOfHundred(claim, few),
    ...monthlyOf(claim, few, said),
  ];
}
