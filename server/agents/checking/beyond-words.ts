import { wordTest } from '../ledger/word-test.ts';
import { hedges } from './vocabulary/beyond.ts';
import { causeWords, saidCauses, wholeQuotes, wholeWords } from './vocabulary/clauses.ts';

const [causes, said, wholes, asMuch] = [
  wordTest(causeWords),
  wordTest(saidCauses),
  wordTest(wholeWords),
  wordTest([...wholeWords, ...wholeQuotes]),
];
const hedged = wordTest(hedges);

/** Returns whether a claim says firmly that one thing brought about another, of which its quotes, in English, say nothing. */
export const addsCause = (claim: string, quotes: readonly string[]): boolean =>
  causes.test(claim) && !hedged.test(claim) && quotes.length > 0 && !quotes.some((quote) => said.test(quote));

/** Returns whether a claim leaves nothing out, or calls something grave, where its quotes don't: 'always', 'struggles'. */
export const addsWhole = (claim: string, quotes: readonly string[]): boolean =>
  wholes.test(claim) && !hedged.test(claim) && quotes.length > 0 && !quotes.some((quote) => asMuch.test(quote));
