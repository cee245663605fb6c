import { placedTerms } from '#server/search/index-terms.ts';
import { moreHand, moreWait } from '../ledger/vocabulary/admission-words.ts';
import { handWords, waitWords } from '../ledger/vocabulary/friction-words.ts';
import { instantWords, sharedAbroad, sharedByAll, stoppedWords } from '../ledger/vocabulary/have-words.ts';
import { commonWords } from '../ledger/vocabulary/languages.ts';
import { plainHand, plainWait } from '../ledger/vocabulary/plain-friction.ts';
import { wordTest } from '../ledger/word-test.ts';

const shortest = 4;
const termsOf = (text: string): string[] => placedTerms(text).map(({ term }) => term);
const common = new Set([...sharedByAll, ...sharedAbroad, ...Object.values(commonWords)].flatMap(termsOf));
/** How the trouble or its end is told, which isn't what it is about. */
const manner = wordTest(
  [...handWords, ...moreHand, ...plainHand, ...waitWords, ...moreWait, ...plainWait, ...instantWords, ...stoppedWords],
  'giu',
);

/** Returns what a sentence is about: its telling words in order, without the company's name. */
export function tellingWords(text: string, company: string): string[] {
  const name = new Set(termsOf(company));
  return termsOf(text.replace(manner, ' ')).filter(
    (term) => term.length >= shortest && !common.has(term) && !name.has(term) && !/^\p{N}/u.test(term),
  );
}
