import type { ContentPassage } from '#contract/ask.ts';
import { answerThreshold, oddsOfSize, readSigns, type Signs } from '#server/agents/answerer/answer-chance.ts';
import { candidatesOf } from '#server/agents/answerer/candidates.ts';
import { answersItself, upToLength } from '#server/agents/answerer/draft-answer.ts';
import { judgeCandidates, type JudgedCandidate } from '#server/agents/answerer/judge-candidates.ts';
import { candidateWeights, signWeights } from '#server/agents/answerer/learned-weights.ts';
import { matcherOf, type Matcher } from '#server/agents/answerer/match-concepts.ts';
import { readQuestion, type AskedQuestion } from '#server/agents/answerer/read-question.ts';
import type { FoundPassages } from '#server/search/passages-for.ts';
import { learnChoice, learnOdds, type Odds } from './regression.ts';

/** A labelled question with what was found for it. */
export interface FoundQuestion {
  seller: string;
  question: string;
  answerable: boolean;
  accept: readonly string[];
  reject: readonly string[];
  found: Pick<FoundPassages, 'terms' | 'total' | 'rarity'> & { passages: readonly ContentPassage[] };
}

/** The same, read once: its best candidates, which of them are right, and which must not come first. */
export interface ReadQuestion {
  seller: string;
  answerable: boolean;
  asked: AskedQuestion;
  matcher: Matcher;
  judged: JudgedCandidate[];
  right: boolean[];
  rejected: boolean[];
}

export const candidateKeys = Object.keys(candidateWeights);
export const signKeys = Object.keys(signWeights).filter((key) => key !== 'constant') as (keyof Signs)[];
const plain = (text: string): string => text.replace(/\s+/gu, ' ').replace(/[*`]/gu, '').toLowerCase();

export function readFound({ seller, question, answerable, accept, reject, found }: FoundQuestion): ReadQuestion {
  const asked = readQuestion(question, found);
  const terms = new Set(found.terms.map(({ term }) => term));
  const judged = judgeCandidates(asked, candidatesOf(found.passages, terms), found.rarity).filter(
    ({ closer, candidate }) => closer !== null && answersItself(candidate),
  );
  const holds = (wanted: readonly string[]): boolean[] =>
    judged.map(({ candidate: { text } }) => wanted.some((each) => plain(text).includes(plain(each))));
  const right = answerable ? holds(accept) : judged.map(() => false);
  return { seller, answerable, asked, matcher: matcherOf(asked, found.rarity), judged, right, rejected: holds(reject) };
}

const valuesOf = ({ features, closer }: JudgedCandidate): number[] => {
  const all: Record<string, number> = { ...features, ...closer };
  return candidateKeys.map((key) => all[key] ?? 0);
};

export interface Ranked {
  read: ReadQuestion;
  signs: number[];
  isRight: boolean;
}

/** Ranks by these weights, and says whether the answer would be right. */
export function rank(read: ReadQuestion, weights: readonly number[]): Ranked {
  const judged = read.judged
    .map((one, at) => ({
      one: { ...one, score: valuesOf(one).reduce((sum, value, column) => sum + value * (weights[column] ?? 0), 0) },
      right: read.right[at] === true,
      rejected: read.rejected[at] === true,
    }))
    .toSorted((a, b) => b.one.score - a.one.score);
  const chosen = new Set(upToLength(judged.map(({ one }) => one)));
  const signs =
    judged.length === 0
      ? null
      : readSigns(
          read.asked,
          judged.map(({ one }) => one),
          read.matcher,
        );
  return {
    read,
    signs: signKeys.map((key) => signs?.[key] ?? 0),
    isRight: judged.some(({ one, right }) => right && chosen.has(one)) && judged[0]?.rejected === false,
  };
}

const penalties = { candidates: 0.01, signs: 0.003 };

export const learnCandidates = (all: readonly ReadQuestion[]): number[] =>
  learnChoice(
    all.map(({ judged, right }) => ({ rows: judged.map(valuesOf), right })),
    penalties.candidates,
  );

export const learnSigns = (all: readonly Ranked[]): Odds =>
  learnOdds(
    all.map(({ signs }) => signs),
    all.map(({ isRight }) => isRight),
    penalties.signs,
  );

export const chanceOf = ({ signs, read }: Ranked, { weights, constant }: Odds): number =>
  read.judged.length === 0
    ? 0
    : 1 /
      (1 +
        Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), constant + oddsOfSize(read.asked))));

/** The threshold at which that share of what has no answer is refused. */
export function thresholdFor(all: readonly { chance: number; answerable: boolean }[], refused: number): number {
  const chances = all.filter(({ answerable }) => !answerable).map(({ chance }) => chance);
  return chances.toSorted((a, b) => a - b)[Math.ceil(refused * chances.length) - 1] ?? answerThreshold;
}
