import { oneOf } from '#server/readers/one-of.ts';
import { cutOffWords, reviewedWords, termWords } from '../vocabulary/page-signs.ts';

const term = new RegExp(`(?<![\\p{L}])(?:${oneOf(termWords)})(?: the| le| el| dem)? $`, 'iu');

/** What stands behind the first day of a term: '27 October 2026 to 28 March 2027'. */
const lasts =
  /^\s?(?:to|until|till|through|bis|au|al|hasta|tot|tot en met|t\/m|[–—-])\s?(?:\p{L}+\s)?\d{1,2}(?![\d:])/iu;

/** Returns whether a day in a text is where a term begins or ends, and not when it was written: 'in the year to 31 March 2026'. */
export function isTerm(text: string, day: string): boolean {
  const at = day === '' ? -1 : text.indexOf(day);
  if (at < 0) return false;
  return (at > 0 && term.test(text.slice(0, at))) || lasts.test(text.slice(at + day.length));
}

const cutOff = new RegExp(`(?<![\\p{L}])(?:${oneOf(cutOffWords)})$`, 'iu');
/** Returns whether a headline is cut off before its day: 'Dues and charges from'. */
export const isCutOff = (headline: string): boolean => cutOff.test(headline.trim());

const reviewed = new RegExp(`(?<![\\p{L}])(?:${oneOf(reviewedWords)})`, 'iu');
const longestReview = 80;
/** Returns whether a line says when a page was last looked through. */
export const isReviewed = (text: string): boolean => text.length <= longestReview && reviewed.test(text);
