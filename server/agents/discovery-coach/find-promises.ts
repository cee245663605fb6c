import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { CallLine } from './call-line.ts';
import {
  datedDeeds,
  datedStarts,
  dueWords,
  firmDeeds,
  firmStarts,
  noPromises,
  otherPromises,
  promisedDeeds,
  promiseStarts,
  wholeDeeds,
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
/** What is promised by a day, however softly: 'I'd have it back to you by the fifth'. */
const dated = wordTest([saysSo(datedStarts, datedDeeds)]);
/** 'I'll ask.' is one by itself. */
const whole = new RegExp(
  `^(?:(?:ok(?:ay)?|yes|yeah|sure|right|and|so|then),? )*(?:${oneOf(firmStarts)}) (?:${oneOf(wholeDeeds)})[.!]?$`,
  'iu',
);
const fewest = 4;

/** What both sides took upon themselves, in the order in which they said it; a question is no promise. */
export function findPromises(lines: readonly CallLine[]): CallPromise[] {
  return lines.flatMap(({ side, ...line }): CallPromise[] => {
    if (side === 'note') return [];
    const spoken = { ...line, side };
    return splitSentences(line.text).flatMap((text): CallPromise[] => {
      const day = due.exec(text)?.[0] ?? null;
      const says = text.split(/\s+/u).length < fewest ? whole.test(text) : promise.test(text) || whole.test(text);
      if (text.endsWith('?') || none.test(text) || !(says || (day !== null && dated.test(text)))) return [];
      return [{ owner: line.speaker, side, text, due: day, line: spoken }];
    });
  });
}
