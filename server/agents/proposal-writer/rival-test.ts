import { wordTest } from '#server/agents/ledger/word-test.ts';

/** Returns a test for rivals' names, whose actions don't belong in a proposal. */
export function rivalTest(rivals: readonly string[]): (text: string) => boolean {
  if (rivals.length === 0) return () => false;
  const test = wordTest(rivals.map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.')));
  return (text) => test.test(text);
}
