import type { Candidate } from './candidates.ts';
import { featuresOf, termReader, type Features } from './features.ts';
import type { AskedQuestion } from './read-question.ts';

/** What each property of a candidate counts, learned from labelled questions on two libraries: see decision 023. */
const weights: Record<keyof Features | 'kindOfOwn', number> = {
  own: 1.12,
  ownRelated: 1.23,
  around: 0.51,
  heading: 0.43,
  rarest: 0.57,
  missing: -1.83,
  missingNames: -0.24,
  pairs: 0.47,
  holdsKind: 1.95,
  rank: 2.15,
  row: -0.46,
  long: -0.19,
  short: -0.49,
  question: -0.47,
  ours: -0.16,
  after: 0.39,
  kindOfOwn: 0.75,
};

/** Below this chance of being right the closest passages are shown instead of an answer: a wrong answer costs more than none. */
export const answerThreshold = 0.38;
/** From this chance on something near it stands in the content. */
export const nearThreshold = 0.15;

export interface JudgedCandidate {
  candidate: Candidate;
  features: Features;
  score: number;
}

/** Candidates with their scores, best first; the same words once. */
export function judgeCandidates(
  question: AskedQuestion,
  candidates: readonly Candidate[],
  total: number,
): JudgedCandidate[] {
  const termsOf = termReader();
  const judged = candidates.map((candidate): JudgedCandidate => {
    const features = featuresOf(question, candidate, total, termsOf);
    let score = weights.kindOfOwn * features.holdsKind * features.ownRelated;
    for (const [key, value] of Object.entries(features)) score += weights[key as keyof Features] * value;
    return { candidate, features, score };
  });
  const seen = new Set<string>();
  return judged
    .toSorted((a, b) => b.score - a.score)
    .filter(({ candidate: { text } }) => !seen.has(text) && seen.add(text));
}

/** The chance that the best candidate answers, 0 to 1: logistic regression over the same questions. */
export function answerChance(judged: readonly JudgedCandidate[]): number {
  const [best] = judged;
  if (best === undefined) return 0;
  const { features: has } = best;
  const other = judged.find(({ candidate }) => candidate.passage !== best.candidate.passage);
  const lead = Math.min(2, best.score - (other?.score ?? 0)) / 2;
  const sum =
    -1.23 +
    0.026 * best.score +
    0.26 * has.own -
    0.96 * has.ownRelated +
    1.68 * has.around -
    0.39 * has.missing -
    0.7 * has.missingNames +
    2.38 * has.pairs +
    0.36 * has.holdsKind -
    0.66 * has.heading -
    0.34 * has.rarest +
    0.41 * lead -
    0.28 * has.rank +
    0.47 * has.ownRelated * has.holdsKind;
  return 1 / (1 + Math.exp(-sum));
}
