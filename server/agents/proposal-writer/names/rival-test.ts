import { wordTest } from '#server/agents/ledger/word-test.ts';
import { commonNames } from '#server/agents/vocabulary/customer-names.ts';

const common = new Set(commonNames);
const literally = (name: string): string => name.replace(/[^\p{L}\p{N} ]/gu, '.');

/**
 * Returns a test for rivals' names, whose actions don't belong in a proposal. A usual word is one only with a capital and within
 * a sentence: 'Next steps' name nobody.
 */
export function rivalTest(rivals: readonly string[]): (text: string) => boolean {
  const usual = rivals.filter((name) => common.has(name.toLowerCase()));
  const plain = rivals.filter((name) => !usual.includes(name));
  const told = plain.length === 0 ? null : wordTest(plain.map(literally));
  const within =
    usual.length === 0
      ? null
      : wordTest(
          usual.map((name) => `(?<=[\\p{L}\\p{N},] )${literally(name)}`),
          'u',
        );
  return (text) => told?.test(text) === true || within?.test(text) === true;
}
