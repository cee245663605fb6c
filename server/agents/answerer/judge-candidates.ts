import type { Candidate } from './candidates.ts';
import { furtherReader, type FurtherFeatures } from './further-features.ts';
import { featuresOf, termReader, type Features } from './features.ts';
import type { AskedQuestion } from './read-question.ts';

/**
 * What each property of a candidate counts: a ranking of all candidates of a question against those that answer it,
 * learned from labelled questions on two libraries. See decision 060.
 */
const weights: Record<keyof Features | keyof FurtherFeatures, number> = {
  own: 0.66,
  ownRelated: 0.9,
  around: 0.93,
  heading: 0.9,
  rarest: -0.17,
  missing: -1.04,
  missingNames: -0.36,
  pairs: 1.1,
  holdsKind: 0.65,
  ours: 0.13,
  after: 2.3,
  rank: 1.2,
  row: -0.55,
  long: -0.92,
  short: -0.39,
  question: -1.18,
  passageScore: 2.06,
  passageOwn: 0.43,
  itemFound: -0.03,
  passageLong: -0.79,
  names: 0.72,
  namesForOurs: -0.41,
  code: -0.77,
  logLength: 0.26,
  dense: 1.48,
  digit: 0.75,
  denial: 0.29,
  oneself: 0.5,
  ownOfOther: 1.74,
  kindOfOwn: -0.25,
  kindFound: 1.74,
  amountHeld: 2.13,
  amountOfOwn: 0.41,
  countHeld: 1.27,
  countOfOwn: 4.69,
  personHeld: 1.63,
  personOfOwn: -1.23,
  dateHeld: 2.87,
  dateOfOwn: -0.14,
  placeHeld: 0.6,
  placeOfOwn: 1.93,
};

/** Below this chance of being right the closest passages are shown instead of an answer: a wrong answer costs more than none. */
export const answerThreshold = 0.42;
/** From this chance on something near it stands in the content. */
export const nearThreshold = 0.18;
/** So many sentences make an answer. */
export const answerSentences = 4;

export interface JudgedCandidate {
  candidate: Candidate;
  features: Features & FurtherFeatures;
  score: number;
}

/** Candidates with their scores, best first; the same words once. */
export function judgeCandidates(
  question: AskedQuestion,
  candidates: readonly Candidate[],
  total: number,
): JudgedCandidate[] {
  const termsOf = termReader();
  const placed = candidates.map((candidate) => ({
    candidate,
    features: featuresOf(question, candidate, total, termsOf),
  }));
  const furtherOf = furtherReader(question, placed);
  const judged = placed.map((one): JudgedCandidate => {
    const features = { ...one.features, ...furtherOf(one) };
    let score = 0;
    for (const [key, value] of Object.entries(features)) score += weights[key as keyof typeof weights] * value;
    return { candidate: one.candidate, features, score };
  });
  const seen = new Set<string>();
  return judged
    .toSorted((a, b) => b.score - a.score)
    .filter(({ candidate: { text } }) => !seen.has(text) && seen.add(text));
}

/** What the scores of the sentences of a usual library add up to beside the best; in a small one too little would stand against them. */
const usualRest = 325;
const scoreAtRest = -1.41;

/**
 * The chance that the best candidates answer, 0 to 1: how much of all likelihood lies on them. Where many sentences
 * are about as near, none of them answers.
 */
export function answerChance(judged: readonly JudgedCandidate[]): number {
  if (judged.length === 0) return 0;
  const likely = judged.map(({ score }) => Math.exp(score + scoreAtRest));
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
  const rest = usualRest + sum(likely.slice(answerSentences));
  const odds = Math.log(sum(likely.slice(0, answerSentences)) / rest);
  return 1 / (1 + Math.exp(0.46 - 0.43 * odds));
}

/** The passages, first the one whose sentences together are likeliest to answer. */
export function orderPassages(judged: readonly JudgedCandidate[]): JudgedCandidate['candidate']['passage'][] {
  const likely = new Map<JudgedCandidate['candidate']['passage'], number>();
  for (const { candidate, score } of judged)
    likely.set(candidate.passage, (likely.get(candidate.passage) ?? 0) + Math.exp(score));
  return [...likely].toSorted(([, a], [, b]) => b - a).map(([passage]) => passage);
}
