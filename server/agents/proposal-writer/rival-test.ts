import { wordTest } from '#server/agents/ledger/word-test.ts';

/** Whether a text names one of these: what a rival does is no part of a proposal. */
export function rivalTest(rivals: readonly string[]): (text: string) => boolean {
  if (rivals.length === 0) return () => false;
  const test = wordTest(rivals.map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.')));
  return (text) => test.test(text);
}
