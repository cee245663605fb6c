import { oneOf } from '#server/readers/one-of.ts';
import { findDay, type DayOrder, type FoundDay } from '../find-day.ts';
import { cutOffWords, periodWords, reviewedWords, termWords } from '../vocabulary/page-signs.ts';

const term = new RegExp(`(?<![\\p{L}])(?:${oneOf([...periodWords, ...termWords])})(?: the| le| el| dem)? $`, 'iu');

const period = new RegExp(`(?<![\\p{L}])(?:${oneOf(periodWords)})(?: the)? $`, 'iu');
/** Returns whether a day in a text ends a financial year or the like: 'in the year to 31 July 2026'. */
export const endsPeriod = (text: string, day: string): boolean =>
  period.test(text.slice(0, Math.max(0, text.indexOf(day))));

/** What stands behind the first day of a term: '27 October 2026 to 28 March 2027'. */
const lasts =
  /^\s?(?:to|until|till|through|bis|au|al|hasta|tot|tot en met|t\/m|[–—-])\s?(?:\p{L}+\s)?\d{1,2}(?![\d:])/iu;

/** Returns whether a day in a text is where a term begins or ends, and not when it was written: 'in the year to 31 March 2026'. */
export function isTerm(text: string, day: string): boolean {
  const at = day === '' ? -1 : text.indexOf(day);
  if (at < 0) return false;
  return (at > 0 && term.test(text.slice(0, at))) || lasts.test(text.slice(at + day.length));
}

const mostDays = 4;
/**
 * Returns the first day of a text at which no term begins or ends: 24 July 2026 of 'Year ended 28 March 2026. Published 24 July 2026';
 * null if there is none.
 */
export function writtenDay(text: string, context: { order: DayOrder; today: string }): FoundDay | null {
  let rest = text;
  for (let tried = 0; tried < mostDays; tried += 1) {
    const day = findDay(rest, context);
    if (day === null || day.words === '' || !isTerm(rest, day.words)) return day;
    rest = rest.replace(day.words, '–');
  }
  return null;
}

const cutOff = new RegExp(`(?<![\\p{L}])(?:${oneOf(cutOffWords)})$`, 'iu');
/** Returns whether a headline is cut off before its day: 'Dues and charges from'. */
export const isCutOff = (headline: string): boolean => cutOff.test(headline.trim());

const reviewed = new RegExp(`(?<![\\p{L}])(?:${oneOf(reviewedWords)})`, 'iu');
const longestReview = 80;
/** Returns whether a line says when a page was last looked through. */
export const isReviewed = (text: string): boolean => text.length <= longestReview && reviewed.test(text);
