import { countTerms } from '#server/search/index-terms.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences, wordsOf } from '#server/readers/sentences.ts';
import type { CallLine } from '../call-line.ts';
import { topicOpenings } from './topic-openings.ts';

export type TopicLine = Pick<CallLine, 'side' | 'text'>;

/** What speaks for a new topic that begins with a line, in this order; learned by `scripts/learn-topics.ts`. */
export const topicSigns = [
  'rep',
  'endsAsking',
  'asks',
  'repAsks',
  'repOpens',
  'opens',
  'length',
  'firstSentence',
  'turns',
  'lengthBefore',
  'askedBefore',
  'unlikeNear',
  'unlikeAround',
  'unlikeFar',
] as const;

/** Words before and after a line that are compared. */
const windows = [80, 200, 400];
/** Twenty words of a line, ten of a sentence, count as 1, and no more than this in all. */
const [lineWords, sentenceWords, mostLength] = [20, 10, 3];
const opens = new RegExp(`^(?:${oneOf(topicOpenings)})(?![\\p{L}])`, 'iu');

type Counts = ReadonlyMap<string, number>;

/** What each term of a call tells of where it is: what is said in one line alone tells nothing. */
function rarities(terms: readonly Counts[]): ReadonlyMap<string, number> {
  const held = new Map<string, number>();
  for (const counts of terms) for (const term of counts.keys()) held.set(term, (held.get(term) ?? 0) + 1);
  return new Map([...held].map(([term, lines]) => [term, lines < 2 ? 0 : Math.log(terms.length / lines)]));
}

interface Said {
  terms: readonly Counts[];
  /** Words of each line. */
  lengths: readonly number[];
  rarity: ReadonlyMap<string, number>;
}

/** How alike the words before each line are to those from it on, 0 to 1. */
function likeness({ terms, lengths, rarity }: Said, windowWords: number): number[] {
  const gather = (from: number, step: 1 | -1): Map<string, number> => {
    const sums = new Map<string, number>();
    let words = 0;
    for (let at = from; at >= 0 && at < terms.length && words < windowWords; at += step) {
      for (const [term, count] of terms[at] ?? []) sums.set(term, (sums.get(term) ?? 0) + count);
      words += lengths[at] ?? 0;
    }
    return new Map([...sums].map(([term, count]) => [term, Math.log1p(count) * (rarity.get(term) ?? 0)]));
  };
  const size = (weights: Counts): number => Math.hypot(...weights.values());
  return terms.map((_, at) => {
    if (at === 0) return 1;
    const [before, after] = [gather(at - 1, -1), gather(at, 1)];
    let shared = 0;
    for (const [term, weight] of before) shared += weight * (after.get(term) ?? 0);
    return shared / (size(before) * size(after) || 1);
  });
}

/** How far below the call's mean each is, in standard deviations. */
function below(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length));
  return values.map((value) => (spread === 0 ? 0 : (mean - value) / spread));
}

/** The signs of each line of a call, in the order of `topicSigns`. */
export function readTopicSigns(lines: readonly TopicLine[]): number[][] {
  const terms = lines.map(({ text }) => countTerms(text));
  const lengths = lines.map(({ text }) => wordsOf(text));
  const said = { terms, lengths, rarity: rarities(terms) };
  const unlike = windows.map((words) => below(likeness(said, words)));
  const sized = (words: number, unit: number): number => Math.min(mostLength, words / unit);
  return lines.map(({ side, text }, at) => {
    const before = lines[at - 1];
    const [rep, asks, begins] = [side === 'rep', text.includes('?'), opens.test(text)];
    return [
      ...[rep, text.trimEnd().endsWith('?'), asks, rep && asks, rep && begins, begins].map(Number),
      sized(lengths[at] ?? 0, lineWords),
      sized(wordsOf(splitSentences(text)[0] ?? ''), sentenceWords),
      before !== undefined && before.side !== side ? 1 : 0,
      sized(lengths[at - 1] ?? 0, lineWords),
      before?.text.includes('?') === true ? 1 : 0,
      ...unlike.map((values) => values[at] ?? 0),
    ];
  });
}
