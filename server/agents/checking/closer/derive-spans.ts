import { monthNames } from '../../ledger/vocabulary/dates.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { hourWords, rangeWords } from '../vocabulary/months.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { valueOf, type Value } from '../value.ts';

const names = Object.entries(monthNames).flatMap(([month, each]) =>
  each.split(' ').map((name) => ({ month: Number(month), name })),
);
const numberOf = new Map(names.map(({ month, name }) => [name, month]));
const anyMonth = wordTest(
  names.map(({ name }) => name).toSorted((a, b) => b.length - a.length),
  'giu',
);
const numericDay = /(?<!\d)\d{1,2}[./-](\d{1,2})[./-](?:20)?\d\d(?!\d)/gu;
const monthsOfYear = 12;
const weeksOfMonth = 4.35;
const mostMonths = 8;

const monthsIn = (text: string): number[] => [
  ...[...text.matchAll(anyMonth)].map(([name]) => numberOf.get(name.toLowerCase()) ?? 0),
  ...[...text.matchAll(numericDay)].map(([, month]) => Number(month)),
];

/** Returns how long it is from each month that a text names to each later one: from February to July are five months, or six. */
export function spansIn(text: string): Value[] {
  const months = [...new Set(monthsIn(text))].slice(0, mostMonths);
  return months.flatMap((from, at) =>
    months.slice(at + 1).flatMap((to) => {
      const between = (to - from + monthsOfYear) % monthsOfYear;
      return [between, between + 1].flatMap((count) => [
        valueOf(count, { unit: 'month', error: 0.1 }),
        valueOf((count - 0.5) * weeksOfMonth, { unit: 'week', error: weeksOfMonth / 2 }),
        valueOf(count / monthsOfYear, { unit: 'year', error: 0.04 }),
      ]);
    }),
  );
}

const ordinal = '(?:st|nd|rd|th|\\.)?';
const dayRange = new RegExp(
  `(?<![\\d.,])(\\d{1,2})${ordinal}\\s?(?:${oneOf(rangeWords)})\\s?(?:the )?(\\d{1,2})${ordinal}\\s(?=\\p{L}{3})`,
  'giu',
);
const hour = `(\\d{1,2})(?:[.:](\\d\\d))?\\s?(${oneOf(hourWords)})`;
const clock = new RegExp(`(?<![\\d.,])${hour}?\\s?(?:${oneOf(rangeWords)})\\s?${hour}(?!\\p{L})`, 'giu');
/** 'From 08:40 to 10:05' */
const plainClock = new RegExp(
  `(?<![\\d.,:])(\\d{1,2}):(\\d\\d)(?:\\s?(?:${oneOf(hourWords)}))?\\s?(?:${oneOf(rangeWords)})\\s?(\\d{1,2}):(\\d\\d)(?![\\d:])`,
  'giu',
);
const minutesOfHour = 60;
const halfDay = 12;
const daysOfWeek = 7;

const hourOf = (hour: string, minutes: string | undefined, half: string | undefined): number =>
  (Number(hour) % halfDay) + (/pm/iu.test(half ?? '') ? halfDay : 0) + Number(minutes ?? 0) / minutesOfHour;

/** Returns how long it is from one day to another of a month, and from one hour to another: '9 to 27 November', '7.30am to 6pm', '08:40 to 10:05'. */
export function daysIn(text: string): Value[] {
  const days = [...text.matchAll(dayRange)].flatMap(([, from, to]) => {
    const between = Number(to) - Number(from);
    return between > 0
      ? [
          ...[between, between + 1].map((count) => valueOf(count, { unit: 'day' })),
          valueOf(between / daysOfWeek, { unit: 'week', error: 0.3 }),
        ]
      : [];
  });
  const hours = [...text.matchAll(clock)].map(([, from = '', past, half, to = '', minutes, end = '']) => {
    const isEnglish = /m/iu.test(end);
    const first = isEnglish ? hourOf(from, past, half ?? end) : Number(from) + Number(past ?? 0) / minutesOfHour;
    const last = isEnglish ? hourOf(to, minutes, end) : Number(to) + Number(minutes ?? 0) / minutesOfHour;
    const between = last - first;
    return valueOf(between > 0 ? between : between + halfDay, { unit: 'hour' });
  });
  const lengths = [...text.matchAll(plainClock)].flatMap(([, from, past, to, minutes]) => {
    const between = (Number(to) - Number(from)) * minutesOfHour + Number(minutes) - Number(past);
    const inHours = valueOf(between / minutesOfHour, { unit: 'hour' });
    return between > 0 ? [valueOf(between, { unit: 'minute' }), inHours] : [];
  });
  return [...days, ...hours, ...lengths];
}
