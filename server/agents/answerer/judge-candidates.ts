import type { Candidate } from './candidates.ts';
import { featureReader, type Features } from './features.ts';
import { furtherReader, type FurtherFeatures } from './further-features.ts';
import { matcherOf, type Matcher } from './match-concepts.ts';
import type { AskedQuestion } from './read-question.ts';

/**
 * What each property of a candidate counts: a ranking of all candidates of a question against those that answer it,
 * learned from labelled questions on five libraries. See decision 075.
 */
const weights: Record<keyof Features | keyof FurtherFeatures, number> = {
  ownSaid: 1.14,
  ownLike: 3.05,
  local: 1.28,
  lead: 1.25,
  after: 2.51,
  passage: 0.56,
  missing: -1.43,
  missingLocal: -2.1,
  missingNames: -0.71,
  missingUnknown: -0.45,
  rarestMissing: -0.32,
  headingLike: 1.42,
  headingAnswered: 2.13,
  titleLike: 2.25,
  holdsKind: 0.23,
  measured: 0.59,
  kindMet: 0.88,
  defines: 4.21,
  rank: 0.86,
  item: 0.3,
  digit: 0.61,
  question: -1.35,
  passageScore: 1.46,
  passageOwn: 0.45,
  passageLong: -1.15,
  itemFound: -0.16,
  kindFound: 1.26,
  measuredFound: 2.93,
  countHeld: 1.13,
  personHeld: 0.96,
  dateHeld: 2.92,
  placeHeld: 2.21,
};

/** Below this chance of being right the closest passages are shown instead of an answer: a wrong answer costs more than none. */
export const answerThreshold = 0.62;
/** From this chance on something near it stands in the content. */
export const nearThreshold = 0.3;
/** So many sentences make an answer, up to so many characters. */
export const answerLength = { sentences: 6, characters: 600 };

export interface JudgedCandidate {
  candidate: Candidate;
  features: Features & FurtherFeatures;
  score: number;
}

/** Candidates with their scores, best first; the same words once. */
export function judgeCandidates(
  question: AskedQuestion,
  candidates: readonly Candidate[],
  rarity: ReadonlyMap<string, number>,
): JudgedCandidate[] {
  const read = featureReader(question, matcherOf(question, rarity));
  const placed = candidates.map((candidate) => ({ candidate, features: read(candidate) }));
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

/** What tells that the best candidates answer; learned from what is right on each of five libraries after learning from the other four. */
const signs = { best: 0.117, share: 1.142, alike: 2.001, missing: -0.391, unknown: 0.845, constant: -1.296 };
/** So many of the best are looked at together. */
const foremost = 4;
const unknownAtMost = 3;
/**
 * Up to so many passages, a word that isn't met in other words gets no credit: on little content most of what is asked
 * stands nowhere, and on much of it such a word is usually one that the content says otherwise.
 */
const smallAtMost = 30;
/** What a missing price or person takes from the odds. */
const kindMissing = 1;

/**
 * The chance that the best candidates answer, 0 to 1. Where many sentences are about as near, none of them answers:
 * so what counts most is how much of all likelihood lies on the best. Whoever asks in words that the content
 * does not hold reads lower in all of this, and is given credit for it.
 */
export function answerChance(question: AskedQuestion, judged: readonly JudgedCandidate[], matcher: Matcher): number {
  const first = judged[0];
  if (first === undefined) return 0;
  const top = judged.slice(0, foremost);
  const likely = (all: readonly JudgedCandidate[]): number =>
    all.reduce((sum, { score }) => sum + Math.exp(score - first.score), 0);
  const most = (key: 'ownLike' | 'missingLocal'): number => Math.max(...top.map(({ features }) => features[key]));
  const unknown = question.concepts.filter(({ rarity }) => rarity === null).length;
  const isSmall = question.total <= smallAtMost;
  const credited = isSmall ? unknown - unmetBy(question, top, matcher) : unknown;
  const odds =
    signs.constant +
    signs.best * first.score +
    signs.share * Math.log(likely(top) / likely(judged)) +
    signs.alike * most('ownLike') +
    signs.missing * most('missingLocal') +
    signs.unknown * Math.min(unknownAtMost, credited) -
    (holdsNoKind(question, top) ? kindMissing : 0);
  return 1 / (1 + Math.exp(-odds));
}

/** How many words that nothing in the content holds aren't said in other words by the best or by what they stand under. */
function unmetBy({ concepts }: AskedQuestion, top: readonly JudgedCandidate[], matcher: Matcher): number {
  const around = top.flatMap(({ candidate: { text, heading, lead, before, title } }) =>
    [text, heading, lead, before, title].map((each) => matcher(each).levels),
  );
  return concepts.filter(
    ({ rarity, light, ofKind }, at) =>
      rarity === null && !light && !ofKind && around.every((levels) => (levels[at] ?? 0) === 0),
  ).length;
}

/** Whether none of the best holds a price or a person where one is asked for. */
function holdsNoKind({ kind, measure }: AskedQuestion, top: readonly JudgedCandidate[]): boolean {
  if (measure === 'money') return top.every(({ features }) => features.measured === 0);
  return kind === 'person' && top.every(({ features }) => features.holdsKind === 0);
}

/** The passages, first the one whose sentences together are likeliest to answer. */
export function orderPassages(judged: readonly JudgedCandidate[]): Candidate['passage'][] {
  const best = judged[0]?.score ?? 0;
  const likely = new Map<Candidate['passage'], number>();
  for (const { candidate, score } of judged)
    likely.set(candidate.passage, (likely.get(candidate.passage) ?? 0) + Math.exp(score - best));
  return [...likely].toSorted(([, a], [, b]) => b - a).map(([passage]) => passage);
}
