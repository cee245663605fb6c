import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { CallLine } from './call-line.ts';
import {
  dueWords,
  firmDeeds,
  firmStarts,
  noPromises,
  otherPromises,
  promisedDeeds,
  promiseStarts,
} from './vocabulary/promise-words.ts';

/** What somebody said they would do. */
export interface CallPromise {
  /** Who said it. */
  owner: string;
  side: 'rep' | 'prospect';
  /** The sentence, letter by letter. */
  text: string;
  /** When, as it was said; null: no day was named. */
  due: string | null;
  line: CallLine;
}

const between = '(?: also| just| then| certainly| happily| gladly| definitely| get [\\p{L}]+ to)?';
const saysSo = (starts: readonly string[], deeds: readonly string[]): string =>
  `(?:${oneOf(starts)})${between} (?:${oneOf(deeds)})`;
const promise = wordTest([saysSo(promiseStarts, promisedDeeds), saysSo(firmStarts, firmDeeds), ...otherPromises]);
const none = wordTest(noPromises);
const due = wordTest(dueWords);
const fewest = 4;

/** What both sides took upon themselves, in the order in which they said it; a question is no promise. */
export function findPromises(lines: readonly CallLine[]): CallPromise[] {
  return lines.flatMap(({ side, ...line }): CallPromise[] => {
    if (side === 'note') return [];
    const whole = { ...line, side };
    return splitSentences(line.text).flatMap((text): CallPromise[] => {
      if (text.endsWith('?') || text.split(/\s+/u).length < fewest || !promise.test(text) || none.test(text)) return [];
      return [{ owner: line.speaker, side, text, due: due.exec(text)?.[0] ?? null, line: whole }];
    });
  });
}
