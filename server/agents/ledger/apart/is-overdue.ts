import { oneOf } from '#server/readers/one-of.ts';
import { findDay } from '../find-day.ts';
import { comingWords } from '../vocabulary/apart-words.ts';
import { monthNames } from '../vocabulary/dates.ts';
import { invitingWords } from '../vocabulary/intent-words.ts';
import { wordTest } from '../word-test.ts';

const coming = wordTest(comingWords);
const inviting = wordTest(invitingWords);
const noYear = '(?![\\p{L}]|,? \\d{4})';
const inMonth = Object.entries(monthNames).map(([month, names]) => {
  const named = `(?:${oneOf(names.split(' '))})\\.?`;
  return [
    Number(month),
    new RegExp(
      `(?<![\\p{L}])(?:(?:in|im|on|from|by|en|ab|au|el|\\d{1,2}(?:st|nd|rd|th|er|\\.)?(?: de)?) ${named}${noYear}|${named} \\d{1,2}(?![\\d,]|st,? \\d{4}))`,
      'iu',
    ),
  ] as const;
});

/** The last day named beside a month: '5 to 7 May', 'May 5-7'. */
const lastDay = /(\d{1,2})(?!.*\d)/u;

/**
 * Returns the day, or the end of the month, that is named without its year, as it was meant on the day of writing; null if none
 * is named.
 */
function dayMeant(text: string, when: string): string | null {
  const [month, named] = inMonth.find(([, each]) => each.test(text)) ?? [];
  if (month === undefined || named === undefined) return null;
  const [found = ''] = named.exec(text) ?? [];
  const behind = /^\s?(?:to|[–-])\s?\d{1,2}(?!\d)/u.exec(text.slice(text.indexOf(found) + found.length))?.[0] ?? '';
  const day = lastDay.exec(`${found}${behind}`)?.[1] ?? '31';
  const written = Number(when.slice(5, 7));
  const year = Number(when.slice(0, 4)) + (month < written ? 1 : 0);
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

interface Written {
  when: string | null;
  today: string;
}

/** Returns whether a text announced something, on the day it was written, for a month that has gone by since: 'We will open in April.' */
export function isOverdue(text: string, { when, today }: Written): boolean {
  if (isGoneBy(text, { when, today })) return true;
  if (when === null || !coming.test(text)) return false;
  const meant = dayMeant(text, when);
  return meant !== null && meant < today;
}

/** Returns whether a text asks readers to come. */
export const isInviting = (text: string): boolean => inviting.test(text);

/** Returns whether a text asks readers to come to a day that has gone by: 'Hall 2, stand 217, 5 to 7 May.' */
export function isGoneBy(text: string, { when, today }: Written): boolean {
  if (!inviting.test(text)) return false;
  const day = findDay(text, { order: 'unknown', today });
  if (day !== null) return day.day < today;
  const meant = when === null ? null : dayMeant(text, when);
  return meant !== null && meant < today;
}
