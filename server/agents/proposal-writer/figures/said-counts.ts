import { mostCounts, type SaidCount } from '#contract/proposal-items.ts';
import { holdsPromise } from '#server/agents/discovery-coach/find-promises.ts';
import { asks } from '#server/agents/said/asks.ts';
import { spokenNumbers } from '#server/agents/said/spoken-numbers.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences, wordsOf } from '#server/readers/sentences.ts';
import type { Turn } from '../turns.ts';
import {
  havingWords,
  noAdjectives,
  notTheirs,
  offerWords,
  vagueBefore,
  vagueBehind,
  wantingWords,
} from '../vocabulary/count-words.ts';
import { countedForms, type ItemUnit } from './item-unit.ts';

const whole = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(words)})(?![\\p{L}])`, 'iu');
const isVagueBefore = new RegExp(
  `(?<![\\p{L}])(?:${oneOf(vagueBefore)})(?: (?:our|the|my|these|those|a))?[\\s-]*$`,
  'iu',
);
const isVagueBehind = new RegExp(`^[\\s-]*(?:${oneOf(vagueBehind)})(?![\\p{L}])|^\\s?[-–—+%]`, 'iu');
const isNoAdjective = whole(noAdjectives);
const has = whole(havingWords);
const wants = whole(wantingWords);
const isOthers = whole(notTheirs);
const ofOffer = new RegExp(`(?<![\\p{L}])(?:${oneOf(offerWords)})(?![\\p{L}])[^.!?]{0,60}\\bfor\\b[^.!?]{0,40}$`, 'iu');
const largest = 1_000_000;
/** 'I'll send you our form, it's eleven pages' counts what is sent, and nothing that is bought. */
const ofThing = /(?<!\p{L})(?:it|that|they|those)(?:[’'](?:s|re)| is| are| has| have)(?: \p{L}+)?[\s-]*$/iu;

const mostWords = 60;

interface Numbered {
  turn: Turn;
  sentence: string;
  numbers: ReturnType<typeof spokenNumbers>;
}
export interface FoundCount extends SaidCount {
  turn: Turn;
  /** The offer is asked for so many. */
  isOffered: boolean;
}

/** Returns the counts of a noun that a sentence states of its speaker's own, or of the offer. */
function countsIn({ turn, sentence, numbers }: Numbered, behind: RegExp, isItself: boolean): FoundCount[] {
  return numbers.flatMap(({ start, end, value }): FoundCount[] => {
    const [before, after] = [sentence.slice(0, start), sentence.slice(end)];
    const [found, adjectives = '', rest = ''] = behind.exec(after) ?? [];
    if (found === undefined || isVagueBefore.test(before) || isVagueBehind.test(rest)) return [];
    if (isNoAdjective.test(adjectives) || (ofThing.test(before) && holdsPromise(sentence))) return [];
    const isOffered = ofOffer.test(before);
    const isOwn = turn.side === 'prospect' && (isItself ? wants.test(before) : has.test(before));
    if (!isOffered && !isOwn) return [];
    return [{ quantity: String(value), who: turn.speaker, quote: sentence, lineId: turn.id, turn, isOffered }];
  });
}

export interface CountReader {
  /**
   * Returns what the call says of how many: the one count that holds, and the first few of the unit, with that before them.
   * The number that the offer is for holds, or the only one said; of several, a person chooses.
   */
  (unit: ItemUnit): { counts: readonly FoundCount[]; holds: FoundCount | null };
}

/** Reads once which sentences of a call count something: a price list has many units. */
export function readCounts(turns: readonly Turn[], isUsable: (turn: Turn) => boolean): CountReader {
  const numbered = turns.filter(isUsable).flatMap((turn) =>
    splitSentences(turn.text).flatMap((sentence): Numbered[] => {
      if (asks(sentence) || isOthers.test(sentence) || wordsOf(sentence) > mostWords) return [];
      const numbers = spokenNumbers(sentence).filter(
        ({ value, ordinal, start, end }) =>
          !ordinal &&
          Number.isInteger(value) &&
          value >= 2 &&
          value <= largest &&
          !/\p{Sc}/u.test(sentence.slice(start, end)),
      );
      return numbers.length === 0 ? [] : [{ turn, sentence, numbers }];
    }),
  );
  const known = new Map<string, ReturnType<CountReader>>();
  const read = (noun: string, isItself: boolean): ReturnType<CountReader> => {
    const behind = new RegExp(
      `^[\\s-]+(?:of (?:our|the|my|these|those) )?((?:[\\p{L}’'-]+ ){0,3}?)(?:${oneOf(countedForms(noun))})(?![\\p{L}])(.*)$`,
      'isu',
    );
    const all = numbered.flatMap((each) => countsIn(each, behind, isItself));
    const only = (found: readonly FoundCount[]): FoundCount | null =>
      new Set(found.map(({ quantity }) => quantity)).size === 1 ? (found[0] ?? null) : null;
    const holds = only(all.filter(({ isOffered }) => isOffered)) ?? only(all);
    const once = Map.groupBy(holds === null ? all : [holds, ...all], ({ quantity }) => quantity);
    const counts = [...once.values()].flatMap(([found]) => found ?? []);
    return { counts: counts.slice(0, mostCounts), holds };
  };
  return ({ noun, isItself }) => {
    if (noun === null) return { counts: [], holds: null };
    const key = `${noun} ${isItself}`;
    const found = known.get(key) ?? read(noun, isItself);
    known.set(key, found);
    return found;
  };
}
