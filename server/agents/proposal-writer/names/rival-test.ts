import { wordTest } from '#server/agents/ledger/word-test.ts';
import { commonNames } from '#server/agents/vocabulary/customer-names.ts';

const common = new Set(commonNames);
const literally = (name: string): string => name.replace(/[^\p{L}\p{N} ]/gu, '.');

/**
 * Returns a test for names. A usual word is one only with a capital: of rivals, whose actions don't belong in a proposal, also
 * only `within` a sentence ('Next steps' name nobody); of who mustn't be named, `anywhere`.
 */
export function rivalTest(
  names: readonly string[],
  usualStand: 'within' | 'anywhere' = 'within',
): (text: string) => boolean {
  const usual = names.filter((name) => common.has(name.toLowerCase()));
  const plain = names.filter((name) => !usual.includes(name));
  const told = plain.length === 0 ? null : wordTest(plain.map(literally));
  const before = usualStand === 'within' ? '(?<=[\\p{L}\\p{N},] )' : '';
  const capital =
    usual.length === 0
      ? null
      : wordTest(
          usual.map((name) => `${before}(?=\\p{Lu})(?i:${literally(name)})`),
          'u',
        );
  return (text) => told?.test(text) === true || capital?.test(text) === true;
}
