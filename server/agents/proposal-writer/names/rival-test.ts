import { wordTest } from '#server/agents/ledger/word-test.ts';
import { commonNames } from '#server/agents/vocabulary/customer-names.ts';
import { loosely } from '#server/readers/one-of.ts';

const common = new Set(commonNames);
/** Returns whether a name is also a word that everybody uses. */
export const isUsualWord = (name: string): boolean => common.has(name.toLowerCase());

/**
 * Returns a test for names. A usual word is one only with a capital: of rivals, whose actions don't belong in a proposal, also
 * only `within` a sentence ('Next steps' name nobody); of who mustn't be named, `anywhere`.
 */
export function rivalTest(
  names: readonly string[],
  usualStand: 'within' | 'anywhere' = 'within',
): (text: string) => boolean {
  const usual = names.filter(isUsualWord);
  const plain = names.filter((name) => !usual.includes(name));
  const told = plain.length === 0 ? null : wordTest(plain.map(loosely));
  const before = usualStand === 'within' ? '(?<=[\\p{L}\\p{N},] )' : '';
  const capital =
    usual.length === 0
      ? null
      : wordTest(
          usual.map((name) => `${before}(?=\\p{Lu})(?i:${loosely(name)})`),
          'u',
        );
  return (text) => told?.test(text) === true || capital?.test(text) === true;
}
