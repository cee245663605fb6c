import { wordTest } from '../ledger/word-test.ts';
import { causeWords, saidCauses, wholeWords } from './vocabulary/clauses.ts';

const causes = wordTest(causeWords);
const said = wordTest(saidCauses);
const wholes = wordTest(wholeWords, 'giu');

/** Returns whether a claim says that one thing brought about another, of which its quotes say nothing. */
export const addsCause = (claim: string, quotes: readonly string[]): boolean =>
  causes.test(claim) && quotes.length > 0 && !quotes.some((quote) => said.test(quote));

/** Returns whether a claim leaves nothing out, or calls something grave, where its quotes don't: 'always', 'struggles'. */
export const addsWhole = (claim: string, quotes: readonly string[]): boolean =>
  claim.match(wholes) !== null && quotes.length > 0 && !quotes.some((quote) => quote.match(wholes) !== null);
