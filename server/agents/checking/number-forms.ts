import { oneOf } from '#server/readers/one-of.ts';
import { atLeastWords, atMostWords, nearlyWords, roughWords } from './vocabulary/number-phrases.ts';
import { numberWords, scales, timeUnits } from './vocabulary/numbers.ts';
import type { Unit, Value } from './value.ts';

/** Alternatives of a regular expression. */
export const counted = Object.keys(numberWords).join('|');
export const unitNames = Object.values(timeUnits).flat();
export const scaleNames = Object.keys(scales).toSorted((a, b) => b.length - a.length);
const wordLength = 2;
/** Scales that are words, not letters. */
export const scaleWords = scaleNames.filter((name) => name.length > wordLength).join('|');

export const unitOf = (written: string | undefined): Unit => {
  if (written === undefined) return null;
  const found = Object.entries(timeUnits).find(([, names]) =>
    new RegExp(`^(?:${names.join('|')})$`, 'iu').test(written),
  );
  return (found?.[0] as Unit | undefined) ?? null;
};

const toNumber = String.raw`\s*(?:a |an |the )?\p{Sc}?\s?$`;
const rough = new RegExp(`(?:${oneOf(roughWords)})${toNumber}`, 'iu');
const least = new RegExp(`(?:${oneOf(atLeastWords)})${toNumber}`, 'iu');
const most = new RegExp(`(?:${oneOf(atMostWords)})${toNumber}`, 'iu');
/** 'A little under half' */
const nearly = new RegExp(
  String.raw`(?:${oneOf(nearlyWords)})\s+(?:(?:under|over|below|above|more than|less than)\s+)?(?:an? |the )?$`,
  'iu',
);

/** Returns how exactly a number is meant, by the words before it. */
export const meantAs = (before: string): Pick<Value, 'rough' | 'atLeast' | 'atMost'> => ({
  rough: rough.test(before),
  atLeast: least.test(before),
  atMost: most.test(before),
});
export const isNearly = (before: string): boolean => nearly.test(before);

/** By how many per cent 'one in so many' may be off: 'nearly one in five' is nearer to it than to one in six. */
export const oneInError = (of: number, before: string): number =>
  rough.test(before) ? Math.max(1, 50 / of - 50 / (of + 1)) : 1;
