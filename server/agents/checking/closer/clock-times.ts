import { oneOf } from '#server/readers/one-of.ts';
import { numberWords } from '../vocabulary/numbers.ts';
import { dayParts, hourWords } from '../vocabulary/months.ts';

interface ClockTime {
  /** From midnight, of a day of 24 hours. */
  minutes: number;
  words: string;
}

const minutesOfHour = 60;
const halfDay = 12;
const fullDay = 24;
const spoken = oneOf(Object.keys(numberWords).toSorted((a, b) => b.length - a.length));
const byHalf = new RegExp(String.raw`(?<![\p{L}\d.,])(\d{1,2}|${spoken})(?:[.:](\d\d))?\s?([ap])\.?\s?m\b\.?`, 'giu');
const byDigits = /(?<![\p{L}\d.,])(\d{1,2}):(\d\d)(?!\d)/gu;
const byWord = new RegExp(`(?<![\\p{L}\\d.,])(\\d{1,2})(?:[.:](\\d\\d))?\\s?(?:${oneOf(hourWords)})(?!\\p{L})`, 'giu');
const byPart = dayParts.map(({ words, hours }) => ({
  hours,
  test: new RegExp(
    `(?<![\\p{L}\\d.,])(\\d{1,2}|${spoken})(?:[.:](\\d\\d))?(?: o[’']clock)? (?:${oneOf(words)})(?!\\p{L})`,
    'giu',
  ),
}));

const hourOf = (written: string): number => numberWords[written.toLowerCase()] ?? Number(written);

/** Returns the times of day of a text: '6 a.m.', '17:00', '5 Uhr', 'six in the morning'. */
export function clockTimesIn(text: string): ClockTime[] {
  const made = (hour: number, past: string | undefined, words: string): ClockTime[] =>
    hour >= 0 && hour <= fullDay ? [{ minutes: hour * minutesOfHour + Number(past ?? 0), words }] : [];
  return [
    ...[...text.matchAll(byHalf)].flatMap(([words, hour = '', past, half = '']) =>
      made((hourOf(hour) % halfDay) + (half.toLowerCase() === 'p' ? halfDay : 0), past, words),
    ),
    ...[...text.matchAll(byDigits)].flatMap(([words, hour, past]) => made(Number(hour), past, words)),
    ...[...text.matchAll(byWord)].flatMap(([words, hour, past]) => made(Number(hour), past, words)),
    ...byPart.flatMap(({ test, hours: [from, to] }) =>
      [...text.matchAll(test)].flatMap(([words, written = '', past]) => {
        const hour = hourOf(written) % halfDay;
        return [hour, hour + halfDay]
          .filter((each) => each >= from && each < to)
          .flatMap((each) => made(each, past, words));
      }),
    ),
  ];
}

/** Returns a claim without the times of day that its quotes tell too, whichever way they write them. */
export function withoutToldTimes(claim: string, quotes: readonly string[]): string {
  const own = clockTimesIn(claim);
  if (own.length === 0) return claim;
  const told = new Set(quotes.flatMap(clockTimesIn).map(({ minutes }) => minutes));
  return own
    .filter(({ minutes }) => told.has(minutes))
    .reduce((text, { words }) => text.replace(words, ' '.repeat(words.length)), claim);
}
