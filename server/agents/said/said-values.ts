import { months } from '#server/agents/vocabulary/months.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import { beforeMonths, besideValues, notThings } from './vocabulary/value-words.ts';

/** What was said in one turn of a call. */
export interface Said {
  /** Seconds since the call began. */
  at: number;
  side: 'rep' | 'prospect';
  text: string;
}

/** A number or month that a turn says. */
export interface SaidValue {
  kind: 'number' | 'month';
  /** The number, or the month from 0. */
  value: number;
  /** 'The tenth': a day, or a place in a row. */
  ordinal: boolean;
  start: number;
  end: number;
  /** What the number is for, as in 'six hundred a week'; null: nothing is said. */
  per: string | null;
  /** The word right behind it, as in 'six weeks'; null: none, or one that names nothing. */
  of: string | null;
}

const wordBehind = new RegExp(`^[\\s-]*(?!(?:${oneOf([...notThings, ...besideValues])})\\b)(\\p{L}{3,})`, 'iu');

const perUnit = /^\s*(?:\p{L}+\s+)?(?:an?|per|every|each)\s+(hour|day|week|fortnight|month|quarter|year)\b/iu;
/** 'May' and 'march' are words too: they are months with a capital where a month may stand. */
const ambiguous = new Set(['march', 'may']);
const asMonth = new RegExp(`(?:\\b(?:${oneOf(beforeMonths)})|\\d(?:st|nd|rd|th)?|^|[,.?!])\\s+$|^$`, 'iu');
const month = new RegExp(`(?<!\\p{L})(?:${oneOf(months)})(?!\\p{L})`, 'giu');

function monthsIn(text: string): SaidValue[] {
  return [...text.matchAll(month)].flatMap(({ 0: word, index }): SaidValue[] => {
    const name = word.toLowerCase();
    const isName = !ambiguous.has(name) || (word !== name && asMonth.test(text.slice(0, index)));
    const value = months.indexOf(name);
    return isName
      ? [{ kind: 'month', value, ordinal: false, start: index, end: index + word.length, per: null, of: null }]
      : [];
  });
}

/** Returns the numbers and months of a text in their order; a first and a one are left out, unless a month stands there. */
export function saidValues(text: string): SaidValue[] {
  const named = monthsIn(text);
  const numbers = spokenNumbers(text)
    .filter(({ value, ordinal }) => (ordinal ? named.length > 0 || value > 3 : value > 1))
    .map(({ value, ordinal, start, end }): SaidValue => ({
      kind: 'number',
      value,
      ordinal,
      start,
      end,
      per: perUnit.exec(text.slice(end))?.[1]?.toLowerCase() ?? null,
      of: wordBehind.exec(text.slice(end))?.[1]?.toLowerCase() ?? null,
    }));
  return [...numbers, ...named].toSorted((a, b) => a.start - b.start);
}

/** Returns whether two values are the same: 'three forty' may mean 340 or 340,000. */
export const isSame = (a: SaidValue, b: SaidValue): boolean =>
  a.kind === b.kind && (a.value === b.value || a.value === b.value * 1000 || b.value === a.value * 1000);

/** Returns whether the same number is said for another time: 'a thousand a week', 'a thousand a month'. */
export const isPerOther = (a: SaidValue, b: SaidValue): boolean =>
  a.per !== null && b.per !== null && a.per !== b.per && isSame(a, b);
