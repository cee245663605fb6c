import { monthNames } from '../ledger/vocabulary/dates.ts';
import { wordTest } from '../ledger/word-test.ts';
import { valueOf, type Value } from './value.ts';

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
