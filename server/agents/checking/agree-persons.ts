import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../ledger/word-test.ts';
import { roleLimits } from './vocabulary/clauses.ts';
import { roleWords } from './vocabulary/phrases.ts';
import { roleFamilies } from './vocabulary/roles.ts';

const limits = wordTest(roleLimits);
const limited = new RegExp(
  `(?<!\\p{L})(?:${oneOf(roleLimits)})[- ](?:\\p{L}+ ){0,2}(${oneOf([...roleWords, ...roleFamilies.flat()])})(?!\\p{L})`,
  'giu',
);

/** Returns whether a claim gives somebody a role without what limits it in the quotes: 'manager' for 'acting manager'. */
export function dropsLimit(claim: string, quotes: readonly string[]): boolean {
  if (limits.test(claim)) return false;
  return quotes.some((quote) =>
    [...quote.matchAll(limited)].some(([whole, role = '']) => {
      const plain = wordTest([role]);
      return plain.test(claim) && !plain.test(quotes.join('\n').replaceAll(whole, ' '));
    }),
  );
}
