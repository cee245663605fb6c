import { wordTest } from '../../ledger/word-test.ts';
import { charges } from '../vocabulary/loaded.ts';

const tests = charges.map(({ says, rests }) => ({ says: wordTest(says), rests: wordTest([...says, ...rests]) }));

/**
 * Returns whether an inference charges a company with something, discontent, a sale, want of money, somebody's leaving, of
 * which its evidence has no sign, however carefully it is put.
 */
export const chargesWithout = (claim: string, evidence: readonly string[]): boolean =>
  evidence.length > 0 &&
  tests.some(({ says, rests }) => says.test(claim) && !evidence.some((text) => rests.test(text)));
