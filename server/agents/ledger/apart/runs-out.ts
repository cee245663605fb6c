import { oneOf } from '#server/readers/one-of.ts';
import { findDay, type DayOrder } from '../find-day.ts';
import { endingVerbs, termNouns } from '../vocabulary/intent-words.ts';
import { aYear } from './intended.ts';

const ends = new RegExp(
  `(?<![\\p{L}])(?:${oneOf(termNouns)})(?![\\p{L}])[^.]{0,60}?(?<![\\p{L}])(?:${oneOf(endingVerbs)})(?![\\p{L}])`,
  'iu',
);

/** Returns whether a sentence tells when a contract, lease or license ends, and that is to come: 'The contract runs until 31 March 2028.' */
export function tellsEnd(text: string, context: { order: DayOrder; today: string }): boolean {
  if (!ends.test(text)) return false;
  const day = findDay(text, context);
  if (day !== null) return day.day > context.today;
  return (text.match(aYear)?.[0] ?? '') > context.today.slice(0, 4);
}
