import type { Candidate } from './candidates.ts';
import { featureReader, type Features } from './features.ts';
import { furtherReader, type FurtherFeatures } from './further-features.ts';
import { matcherOf, type Matcher } from './match-concepts.ts';
import type { AskedQuestion, Concept } from './read-question.ts';

/**
 * What each property of a candidate counts: a ranking of all candidates of a question against those that answer it,
 * learned from labeled questions on fourteen libraries. See decisions 075 and 087.
 */
const weights: Record<keyof Features | keyof FurtherFeatures, number> = {
  ownSaid: 0.7,
  ownLike: 2.64,
  local: 1.25,
  lead: 0.66,
  after: 2.03,
  passage: 0.06,
  missing: -1.52,
  missingLocal: -2.89,
  missingNames: -1.3,
  missingUnknown: -0.42,
  rarestMissing: 0.1,
  headingLike: 1.89,
  headingAnswered: 1.24,
  titleLike: 1.34,
  holdsKind: 0.44,
  measured: 0.34,
  kindMet: 1.03,
  defines: 3.67,
  rank: 0.66,
  item: 0.23,
  digit: 0.27,
  question: -4.2,
  passageScore: 1.93,
  passageOwn: -0.05,
  passageLong: -1.29,
  itemFound: -0.12,
  kindFound: 0.9,
  measuredFound: 2.04,
  countHeld: 0.98,
  personHeld: 0.75,
  dateHeld: 2.72,
  placeHeld: 1.96,
};

/** Below this chance of being right the closest passages are shown instead of an answer: a wrong answer costs more than none. */
export const answerThreshold = 0.61;
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

/**
 * What tells that the best candidates answer; learned from what is right on each of fourteen libraries after learning from
 * the others. `asked` counts words of the question, `names` those that are names, `light` those that say little.
 */
const signs = {
  best: 0.159,
  share: 1.441,
  alike: 0.735,
  missing: -0.095,
  unknown: 0.518,
  unknownShare: 0.929,
  asked: 0.171,
  light: 0.251,
  names: -0.311,
  constant: -1.75,
};
/** So many of the best are looked at together. */
const foremost = 4;
/** So many share the likelihood. */
const weighed = 40;
const unknownAtMost = 3;
/** More words tell no more: who asks so much describes. */
const askedAtMost = 6;
/**
 * On little content some sentence always stands out, and most of what is asked stands nowhere; on much of it several say
 * the same. Passages up to which content is little, and from which it is much, and what that adds to the odds.
 */
const sizes = { littleAtMost: 30, little: -0.25, muchFrom: 300, much: 0.21 };
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
  const { concepts } = question;
  const count = (is: (concept: Concept) => boolean): number => concepts.filter(is).length;
  const isLittle = question.total <= sizes.littleAtMost;
  const unknown = count(({ rarity }) => rarity === null) - (isLittle ? unmetBy(question, top, matcher) : 0);
  const odds =
    signs.constant +
    signs.best * first.score +
    signs.share * Math.log(likely(top) / likely(judged.slice(0, weighed))) +
    signs.alike * most('ownLike') +
    signs.missing * most('missingLocal') +
    signs.unknown * Math.min(unknownAtMost, unknown) +
    signs.unknownShare * (unknown / Math.max(1, concepts.length)) +
    signs.asked * Math.min(askedAtMost, concepts.length) +
    signs.light * count(({ light }) => light) +
    signs.names * count(({ name }) => name) -
    (holdsNoKind(question, top) ? kindMissing : 0) +
    sizeAdds(question.total);
  return 1 / (1 + Math.exp(-odds));
}

const sizeAdds = (passages: number): number =>
  passages <= sizes.littleAtMost ? sizes.little : passages >= sizes.muchFrom ? sizes.much : 0;

/**
 * How many words that nothing in the content holds aren't said in other words by the best or by what they stand under. On
 * little content they get no credit: most of what is asked stands nowhere there, and elsewhere is said otherwise.
 */
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
