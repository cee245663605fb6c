import { oneOf } from '#server/readers/one-of.ts';
import { comingWords } from '../vocabulary/apart-words.ts';
import { monthNames } from '../vocabulary/dates.ts';
import { wordTest } from '../word-test.ts';

const coming = wordTest(comingWords);
const inMonth = Object.entries(monthNames).map(
  ([month, names]) =>
    [
      Number(month),
      new RegExp(
        `(?<![\\p{L}])(?:in|im|on|from|by|en|ab|au|el|\\d{1,2}\\.?) (?:${oneOf(names.split(' '))})(?![\\p{L}])(?!,? \\d{4})`,
        'iu',
      ),
    ] as const,
);

/** Returns whether a text announced something, on the day it was written, for a month that has gone by since: 'We will open in April.' */
export function isOverdue(text: string, { when, today }: { when: string | null; today: string }): boolean {
  if (when === null || !coming.test(text)) return false;
  const [month] = inMonth.find(([, named]) => named.test(text)) ?? [];
  if (month === undefined) return false;
  const written = Number(when.slice(5, 7));
  const year = Number(when.slice(0, 4)) + (month < written ? 1 : 0);
  return `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7);
}
