import { countTerms } from '#server/search/index-terms.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { downWords, lackings, lacks as lackWords, negations, upWords } from './vocabulary/direction.ts';

const words = (list: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}’'])(?:${oneOf(list)})(?![\\p{L}])`, 'iu');
const [up, down, denies, lacks, lacksItself] = [
  words(upWords),
  words(downWords),
  words(negations),
  words(lackings),
  words(lackWords),
];

/** Returns whether a claim reverses the direction of a change. */
export function turnsRound(claim: string, quotes: readonly string[]): boolean {
  const quoted = quotes.join(' ');
  const [claimUp, claimDown] = [up.test(claim), down.test(claim)];
  const [quoteUp, quoteDown] = [up.test(quoted), down.test(quoted)];
  if (claimUp === claimDown) return false;
  return claimUp ? quoteDown && !quoteUp : quoteUp && !quoteDown;
}

const verbatim = 0.7;

/** Returns whether a claim uses nearly the quote's words. */
function isNearly(claim: string, quote: string, least = 0.4): boolean {
  const [own, other] = [countTerms(claim), countTerms(quote)];
  const shared = [...own.keys()].filter((term) => other.has(term)).length;
  return shared >= least * own.size;
}

/** A minus sign right before its number; '23 - 27' is a range. */
const minus = /(?<!\p{L})(?:minus|negative)\s\p{Sc}?\d|(?<![\p{L}\d]\s?)[−-]\p{Sc}?\d/iu;
const saysMinus = /(?<![\p{L}\d])(?:minus|negative|loss(?:es)?|lost|deficit|below zero|in the red|−|-\s?\p{Sc}?\d)/iu;

/** Returns whether a claim states as positive what all its quotes give with a minus. */
export const dropsMinus = (claim: string, quotes: readonly string[]): boolean =>
  quotes.length > 0 && quotes.every((quote) => minus.test(quote)) && !saysMinus.test(claim);

/** Returns whether a claim denies something its quotes don't, or asserts what each of them denies. */
export function deniesOtherwise(claim: string, quotes: readonly string[], english: boolean): boolean {
  if (quotes.length === 0) return false;
  if (denies.test(claim))
    // Something the quote lacks may be stated as a denial; its own words with an added 'not' may not.
    return quotes.every(
      (quote) => !denies.test(quote) && (!lacks.test(quote) || isNearly(claim.replace(denies, ' '), quote, verbatim)),
    );
  return (
    quotes.every((quote) => denies.test(quote)) &&
    !lacksItself.test(claim) &&
    (!english || isNearly(claim, quotes.join(' ')))
  );
}
