import type { ContentPassage } from '#contract/ask.ts';
import type { Claim } from '#contract/evidence.ts';
import { candidatesOf, type Candidate } from './candidates.ts';
import { answerChance, answerSentences, judgeCandidates, orderPassages } from './judge-candidates.ts';
import { readQuestion } from './read-question.ts';

export interface DraftAnswer {
  /** Each quotes itself. */
  claims: Claim[];
  /** The chance that they answer, 0 to 1. */
  chance: number;
  /** What was found, what may answer first. */
  passages: ContentPassage[];
}

const fewestWords = 4;
/** A heading of a word or two answers nothing by itself. */
const saysSomething = ({ row, text }: Candidate): boolean =>
  row || /\d|[.!…)”"]$/u.test(text) || text.split(/\s+/u).length >= fewestWords;

/** The sentences of the passages that most likely answer, and how likely that is. */
export function draftAnswer(
  question: string,
  {
    passages,
    terms,
    total,
    within = Infinity,
  }: {
    passages: readonly ContentPassage[];
    terms: readonly { term: string; rarity: number | null }[];
    total: number;
    /** Sentences that score so much less than the best are left out. */
    within?: number;
  },
): DraftAnswer {
  const asked = readQuestion(question, terms);
  const judged = judgeCandidates(asked, candidatesOf(passages, new Set(terms.map(({ term }) => term))), total);
  const best = judged[0]?.score ?? 0;
  const chosen = judged
    .filter(({ candidate }) => saysSomething(candidate))
    .slice(0, answerSentences)
    .filter(({ score }) => score > best - within);
  const order = new Set(orderPassages(judged));
  return {
    claims: chosen.map(({ candidate: { passage, text } }, at) => ({
      id: `answer-${at + 1}`,
      text,
      kind: 'fact',
      quotes: [{ sourceId: passage.passageId, text }],
    })),
    chance: answerChance(judged),
    passages: [...order, ...passages.filter((passage) => !order.has(passage))],
  };
}
