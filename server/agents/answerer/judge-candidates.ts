import type { Candidate } from './candidates.ts';
import { closerReader, type CloserFeatures } from './closer-features.ts';
import { featureReader, type Features } from './features.ts';
import { furtherReader, type FurtherFeatures } from './further-features.ts';
import { candidateWeights } from './learned-weights.ts';
import { matcherOf } from './match-concepts.ts';
import type { AskedQuestion } from './read-question.ts';

/** So many sentences make an answer, up to so many characters. */
export const answerLength = { sentences: 6, characters: 600 };

export interface JudgedCandidate {
  candidate: Candidate;
  features: Features & FurtherFeatures;
  /** Of the best ones alone. */
  closer: CloserFeatures | null;
  /** Before the closer look. */
  first: number;
  score: number;
}

const weights: Readonly<Record<string, number>> = candidateWeights;
/** So many of the best are looked at closely. */
const lookedAt = 40;

function weigh(features: Features & FurtherFeatures): number;
function weigh(features: CloserFeatures): number;
function weigh(features: object): number {
  let score = 0;
  for (const [key, value] of Object.entries(features)) score += (weights[key] ?? 0) * value;
  return score;
}

/** Candidates with their scores, best first; the same words once. See decisions 075 and 114. */
export function judgeCandidates(
  question: AskedQuestion,
  candidates: readonly Candidate[],
  rarity: ReadonlyMap<string, number>,
): JudgedCandidate[] {
  const matcher = matcherOf(question, rarity);
  const read = featureReader(question, matcher);
  const placed = candidates.map((candidate) => ({ candidate, features: read(candidate) }));
  const furtherOf = furtherReader(question, placed);
  const seen = new Set<string>();
  const first = placed
    .map((one): JudgedCandidate => {
      const features = { ...one.features, ...furtherOf(one) };
      const score = weigh(features);
      return { candidate: one.candidate, features, closer: null, first: score, score };
    })
    .toSorted((a, b) => b.score - a.score)
    .filter(({ candidate: { text } }) => !seen.has(text) && seen.add(text));
  const readCloser = closerReader(question, matcher);
  const close = first
    .slice(0, lookedAt)
    .map((one): JudgedCandidate => {
      const closer = readCloser(one.candidate);
      return { ...one, closer, score: one.score + weigh(closer) };
    })
    .toSorted((a, b) => b.score - a.score);
  // What is not looked at closely stays behind what is.
  const rest = first.slice(lookedAt);
  const back = Math.min(0, (close.at(-1)?.score ?? 0) - (rest[0]?.score ?? 0));
  return [...close, ...rest.map((one) => ({ ...one, score: one.score + back }))];
}

/**
 * The passages, first the one whose sentences together are likeliest to answer. By the first look alone: the closer one
 * tells sentences apart, and puts no more of the right passages among the first.
 */
export function orderPassages(judged: readonly JudgedCandidate[]): Candidate['passage'][] {
  const best = Math.max(...judged.map(({ first }) => first));
  const likely = new Map<Candidate['passage'], number>();
  for (const { candidate, first } of judged)
    likely.set(candidate.passage, (likely.get(candidate.passage) ?? 0) + Math.exp(first - best));
  return [...likely].toSorted(([, a], [, b]) => b - a).map(([passage]) => passage);
}
