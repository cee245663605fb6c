import { plainlyDenying } from '#server/agents/vocabulary/telling-words.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { asksForPart } from './fresh-parts.ts';
import type { JudgedCandidate } from './judge-candidates.ts';
import { signWeights } from './learned-weights.ts';
import type { Matcher } from './match-concepts.ts';
import type { AskedQuestion, Concept } from './read-question.ts';

/** Below this chance of being right the closest passages are shown instead of an answer: a wrong answer costs more than none. */
export const answerThreshold = 0.65;
/** A sentence that states in its own words all that is asked needs no more than this. */
export const statedThreshold = 0.5;
/** Nor does one need more whose form tells what is asked for; on much content no form does. */
export const toldThreshold = 0.2;
/** From this chance on something near it stands in the content. */
export const nearThreshold = 0.3;

/** So many of the best are looked at together. */
const foremost = 4;
/** So many share the likelihood. */
const weighed = 40;
const unknownAtMost = 3;
/** More words tell no more: who asks so much describes. */
const askedAtMost = 8;
/** So many words that are neither light nor of the kind are counted, and of those that nothing knows. */
const counted = { proper: 6, strange: 3 };
/**
 * Where much is written on a subject, several sentences say the same and the best stands out less. From so many passages on
 * content is much, and that adds this to the odds: as many of what has no answer are refused as elsewhere. More than so
 * many tell no more: nothing larger was learned from.
 */
const sizes = { muchFrom: 300, much: 0.45, atMost: 3000 };
export const isMuch = ({ total }: AskedQuestion): boolean => total >= sizes.muchFrom;
export const oddsOfSize = (asked: AskedQuestion): number => (isMuch(asked) ? sizes.much : 0);
const denies = new RegExp(String.raw`\b(?:${oneOf(plainlyDenying)})\b|n['’]t\b`, 'iu');
/** Up to so many passages, most of what is asked stands nowhere. */
const littleAtMost = 30;

export type Signs = Record<Exclude<keyof typeof signWeights, 'constant'>, number>;

/**
 * What tells whether the best candidates answer. Where many sentences are about as near, none of them does: so it counts
 * how much of all likelihood lies on the best. Whoever asks in words that the content does not hold reads lower in all of
 * this, and is given credit for it.
 */
export function readSigns(question: AskedQuestion, judged: readonly JudgedCandidate[], matcher: Matcher): Signs {
  const best = judged[0]?.score ?? 0;
  const top = judged.slice(0, foremost);
  const likely = (all: readonly JudgedCandidate[]): number =>
    all.reduce((sum, { score }) => sum + Math.exp(score - best), 0);
  const most = (of: (one: JudgedCandidate) => number): number => Math.max(...top.map(of));
  const { concepts, total } = question;
  const count = (is: (concept: Concept) => boolean): number => concepts.filter(is).length;
  const proper = concepts.filter(({ light, ofKind }) => !light && !ofKind);
  const first = top[0];
  const unknown =
    count(({ rarity }) => rarity === null) - (total <= littleAtMost ? unmetBy(question, top, matcher) : 0);
  return {
    best,
    share: Math.log(likely(top) / likely(judged.slice(0, weighed))),
    alike: most(({ features }) => features.ownLike),
    missing: most(({ features }) => features.missingLocal),
    passageMissing: most(({ features }) => features.missing),
    unknown: Math.min(unknownAtMost, unknown),
    unknownShare: unknown / Math.max(1, concepts.length),
    asked: Math.min(askedAtMost, concepts.length),
    light: count(({ light }) => light),
    names: count(({ name }) => name),
    forPart: asksForPart(question) ? 1 : 0,
    noneFresh: top.every(({ closer }) => closer?.noneFresh === 1) ? 1 : 0,
    reasonNear: most(({ closer }) => closer?.reasonNear ?? 0),
    numbered: top[0]?.closer?.numbered ?? 0,
    byUs: most(({ closer }) => closer?.byUs ?? 0),
    itemFound: most(({ features }) => features.itemFound),
    namesMissing: most(({ features }) => features.missingNames),
    secondRarest: Math.min(...top.map(({ closer }) => closer?.secondRarest ?? 0)),
    proper: Math.min(counted.proper, proper.length),
    strange: Math.min(
      counted.strange,
      proper.filter(({ rarity, related, name }) => rarity === null && related.size === 0 && !name).length,
    ),
    affirmed: question.kind === 'yes-no' && first !== undefined && !denies.test(first.candidate.text) ? 1 : 0,
    kindMet: first?.features.kindMet ?? 0,
    size: Math.log(1 + Math.min(sizes.atMost, total)),
  };
}

/** The chance that the best candidates answer, 0 to 1. */
export function answerChance(question: AskedQuestion, judged: readonly JudgedCandidate[], matcher: Matcher): number {
  if (judged.length === 0) return 0;
  let odds: number = signWeights.constant + oddsOfSize(question);
  for (const [sign, value] of Object.entries(readSigns(question, judged, matcher)))
    odds += signWeights[sign as keyof typeof signWeights] * value;
  return 1 / (1 + Math.exp(-odds));
}

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
