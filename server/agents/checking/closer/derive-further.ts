import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { valueOf, type Unit, type Value } from '../value.ts';
import { eachWords } from '../vocabulary/reckoning.ts';
import { hourMarks, untilWords } from '../vocabulary/times-of-day.ts';
import { otherShareWords } from '../vocabulary/shares-told.ts';

const [each, other] = [wordTest(eachWords), wordTest(otherShareWords)];
const minutesOf: Readonly<Partial<Record<NonNullable<Unit>, number>>> = {
  minute: 1,
  hour: 60,
  day: 1440,
  week: 10_080,
};
const mostTold = 4;
const shareError = 0.6;
const monthsOfYear = 12;
const minutesOfHour = 60;

/** Returns a time in every unit. */
const inAllUnits = (minutes: number): Value[] =>
  Object.entries(minutesOf).map(([unit, of]) =>
    valueOf(minutes / of, { unit: unit as Unit, error: 0.01 * (minutes / of) }),
  );

/** Returns what two times differ by, and what a time comes to for each of so many, in any unit: 149 days and 96, '9,400, each three minutes'. */
function timesFrom(told: readonly Value[], said: readonly string[]): Value[] {
  const times = told.flatMap(({ unit, value }) => {
    const of = unit === null ? undefined : minutesOf[unit as keyof typeof minutesOf];
    return of === undefined ? [] : [value * of];
  });
  const counts = told.filter(({ unit, calendar, value }) => unit === null && !calendar && value > 1);
  // 'After 149 days; two years ago it was 96': the second is in the unit of the first.
  const [unit] = told.flatMap((value) => (value.unit !== null && value.unit in minutesOf ? [value.unit] : []));
  const bare =
    times.length === 1 && unit !== undefined
      ? counts.map(({ value }) => value * (minutesOf[unit as keyof typeof minutesOf] ?? 1))
      : [];
  const all = [...times, ...bare];
  const apart = all.flatMap((one, at) => all.slice(at + 1).map((two) => Math.abs(one - two)));
  const together = said.some((text) => each.test(text))
    ? times.flatMap((time) => counts.map(({ value }) => value * time))
    : [];
  return [...apart, ...together].filter((minutes) => minutes > 0).flatMap(inAllUnits);
}

const range = new RegExp(
  String.raw`(?<![\d:])(\d{1,2})[:.](\d\d)(?:\s?(?:${oneOf(hourMarks)}))?\s?(?:${oneOf(untilWords)})\s?(\d{1,2})[:.](\d\d)(?![\d:])`,
  'giu',
);
/** Returns how long it is from one time of day to another: 85 minutes of 'from 08:40 to 10:05'. */
const lengthsIn = (text: string): Value[] =>
  [...text.matchAll(range)].flatMap(([, hour, minute, toHour, toMinute]) => {
    const length = (Number(toHour) - Number(hour)) * minutesOfHour + Number(toMinute) - Number(minute);
    return length > 0 ? [valueOf(length, { unit: 'minute' }), valueOf(length / minutesOfHour, { unit: 'hour' })] : [];
  });

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
  return [
    ...said.flatMap(lengthsIn),
    ...(few.length <= mostTold
      ? [
          ...timesFrom(few, said),
          ...restsFrom(claim, few),
          ...countsOfHundred(claim, few),
          ...monthlyOf(claim, few, said),
        ]
      : []),
  ];
}
