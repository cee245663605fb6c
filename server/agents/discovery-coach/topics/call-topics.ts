import { wordsOf } from '#server/readers/sentences.ts';
import { readTopicSigns, topicSigns, type TopicLine } from './topic-signs.ts';
import { topicWeights } from './topic-weights.ts';

/** A stretch of a call about one thing: its first and its last line, from 0. */
export interface Topic {
  from: number;
  to: number;
}

/** Stretches into which a call is cut; chosen, as the next is, on labeled calls (decision 142). */
export const topicsAtMost = 7;

/** What a stretch costs by how far its length is from an equal share: this times the square of their log-ratio. */
const uneven = 2;
/** A stretch has so many words at least, on the average of a call. */
const fewestWords = 60;
const leastShare = 0.02;

const oddsOf = (signs: readonly number[]): number =>
  topicSigns.reduce((sum, sign, at) => sum + topicWeights.weights[sign] * (signs[at] ?? 0), topicWeights.bias);

/**
 * Cuts a call where a new topic likely begins, into so many stretches at most: those of all cuts whose lines have the highest log-odds together,
 * less what stretches of unequal length cost. Takes time with the square of the lines.
 */
export function callTopics(lines: readonly TopicLine[], most: number): Topic[] {
  const odds = readTopicSigns(lines).map(oddsOf);
  const until = [0];
  for (const { text } of lines) until.push((until.at(-1) ?? 0) + wordsOf(text));
  const words = until.at(-1) ?? 0;
  const parts = Math.max(1, Math.min(most, lines.length, Math.floor(words / fewestWords)));
  const equal = Math.max(1, words / parts);
  const costs = (from: number, to: number): number =>
    uneven * Math.log(Math.max(leastShare, ((until[to] ?? 0) - (until[from] ?? 0)) / equal)) ** 2;
  // The best so far of each number of stretches that end before a line, and where the last of them begins.
  let best = lines.reduce<number[]>((ends) => [...ends, -Infinity], [0]);
  const begins: Int32Array[] = [];
  for (let part = 0; part < parts; part += 1) {
    const next = Array.from({ length: lines.length + 1 }, () => -Infinity);
    const from = new Int32Array(lines.length + 1);
    for (let end = part + 1; end <= lines.length; end += 1)
      for (let start = part; start < end; start += 1) {
        const value = (best[start] ?? -Infinity) + (start > 0 ? (odds[start] ?? 0) : 0) - costs(start, end);
        if (value > (next[end] ?? -Infinity)) [next[end], from[end]] = [value, start];
      }
    best = next;
    begins.push(from);
  }
  const topics: Topic[] = [];
  let end = lines.length;
  for (const from of begins.toReversed()) {
    const start = from[end] ?? 0;
    topics.unshift({ from: start, to: end - 1 });
    end = start;
  }
  return topics;
}
