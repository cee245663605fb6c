import { oneOf } from '#server/readers/one-of.ts';
import { monthNames } from '../../ledger/vocabulary/dates.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { valueOf, type Value } from '../value.ts';
import { beganWords, frequencies, namedTimes, weekdays } from '../vocabulary/frequencies.ts';
import { rangeWords } from '../vocabulary/months.ts';

const monthsOfYear = 12;
const daysOfWeek = 7;
const daysOfMonth = 30.44;
const daysOfYear = 365.25;
const weeksOfYear = 52;
const mostDates = 6;
const dayMillis = 86_400_000;

const numberOf = new Map(
  Object.entries(monthNames).flatMap(([month, each]) => each.split(' ').map((name) => [name, Number(month)] as const)),
);
const anyMonth = oneOf([...numberOf.keys()].toSorted((a, b) => b.length - a.length));
const dated = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(\d{1,2})(?:st|nd|rd|th|\.)?\s(?:de\s|of\s)?)?(${anyMonth})\.?(?!\p{L})` +
    String.raw`(?:\s(\d{1,2})(?:st|nd|rd|th)?(?![\d:.,%]\d|\d))?(?:,?\s(?:de\s)?((?:19|20)\d\d))?`,
  'giu',
);

/** A day, or a month of which no day is named. */
interface Day {
  time: number;
  isWhole: boolean;
}

const half = 15;
/** Returns the days of a text; where it names no year, the last one before `until`. */
function daysOf(text: string, until: string): Day[] {
  const end = Date.parse(until);
  return [...text.matchAll(dated)].slice(0, mostDates).map(([, before, name = '', after, year]) => {
    const day = Number(before ?? after ?? half);
    const month = (numberOf.get(name.toLowerCase()) ?? 1) - 1;
    const of = (each: number): number => Date.UTC(each, month, day);
    const last = Number(until.slice(0, 4));
    const time = year === undefined ? (of(last) > end ? of(last - 1) : of(last)) : of(Number(year));
    return { time, isWhole: before !== undefined || after !== undefined };
  });
}

/** Returns how long it is from one day to another, in all units. */
function between(one: Day, other: Day): Value[] {
  const days = Math.abs(one.time - other.time) / dayMillis;
  const isWhole = one.isWhole && other.isWhole;
  const slack = isWhole ? 1 : half;
  return [
    ...(isWhole ? [valueOf(days, { unit: 'day', error: 1.1 })] : []),
    valueOf(days / daysOfWeek, { unit: 'week', error: Math.max(0.6, slack / daysOfWeek) }),
    valueOf(days / daysOfMonth, { unit: 'month', error: isWhole ? 0.5 : 0.7 }),
    valueOf(days / daysOfYear, { unit: 'year', error: 0.08 }),
  ];
}

const began = wordTest(beganWords);

/**
 * Returns how long it is from a day that quotes name to another, to one that the claim names, and, where something has
 * gone on since then, until the page's day and today.
 */
export function lapsesIn(
  claim: string,
  quotes: readonly string[],
  { today, whens }: { today: string; whens: readonly string[] },
) {
  const ends = [today, ...whens];
  return ends.flatMap((until) => {
    const read = quotes.flatMap((quote) => daysOf(quote, until));
    const own = daysOf(claim, until);
    const open = quotes.filter((quote) => began.test(quote)).flatMap((quote) => daysOf(quote, until));
    const end = { time: Date.parse(until), isWhole: true };
    return [
      ...read.flatMap((one, at) => [...read.slice(at + 1), ...own].flatMap((other) => between(one, other))),
      ...open.flatMap((one) => between(one, end)),
    ];
  });
}

const anyDay = weekdays.map((words) => `(?:${words})`).join('|');
const weekRange = new RegExp(`(?<!\\p{L})(${anyDay})\\.?\\s?(?:${oneOf(rangeWords)})\\s?(${anyDay})(?!\\p{L})`, 'giu');
const days = weekdays.map((words) => new RegExp(`^(?:${words})$`, 'iu'));
const often = frequencies.map(({ words, perYear }) => ({ test: wordTest(words), perYear }));
const named = namedTimes.map(({ words, ...value }) => ({ test: wordTest(words), ...value }));

/** Returns what words of quotes come to in figures: 'quarterly' four times, three months; 'Monday to Saturday' six days, and one. */
export function figuresOfTimes(quotes: readonly string[]): Value[] {
  return quotes.flatMap((quote) => [
    ...often.flatMap(({ test, perYear }) =>
      test.test(quote)
        ? [
            valueOf(perYear),
            valueOf(monthsOfYear / perYear, { unit: 'month' }),
            valueOf(weeksOfYear / perYear, { unit: 'week' }),
          ]
        : [],
    ),
    ...named.flatMap(({ test, unit, value }) => (test.test(quote) ? [valueOf(value, { unit }), valueOf(value)] : [])),
    ...[...quote.matchAll(weekRange)].flatMap(([, from = '', to = '']) => {
      const [first, last] = [from, to].map((day) => days.findIndex((each) => each.test(day))) as [number, number];
      const count = ((last - first + daysOfWeek) % daysOfWeek) + 1;
      return [count, daysOfWeek - count].map((value) => valueOf(value, { unit: 'day' }));
    }),
  ]);
}
