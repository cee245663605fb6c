import { kindsIn } from '#server/agents/checking/judge/word-kind.ts';
import { lineKindWords } from '../vocabulary/line-kinds.ts';
import { wordTest } from '../word-test.ts';

const tests = Object.entries(lineKindWords).map(([kind, words]) => [kind, wordTest(words)] as const);

/** The kinds of words that a line or a heading holds. */
export const lineKindsIn = (text: string): ReadonlySet<string> =>
  text === ''
    ? new Set()
    : new Set<string>([...kindsIn(text), ...tests.filter(([, test]) => test.test(text)).map(([kind]) => kind)]);
