import type { ContentPassage } from '#contract/ask.ts';
import type { Claim } from '#contract/evidence.ts';
import type { AskedTerm } from '#server/search/passages-for.ts';
import { candidatesOf, type Candidate } from './candidates.ts';
import {
  answerChance,
  answerLength,
  judgeCandidates,
  orderPassages,
  type JudgedCandidate,
} from './judge-candidates.ts';
import { matcherOf } from './match-concepts.ts';
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
/** A line of a word or two answers nothing by itself. */
const holdsWords = ({ text }: Candidate): boolean =>
  text.includes(' | ') || /\d|[.!…)”"]$/u.test(text) || text.split(/\s+/u).length >= fewestWords;
const asksItself = /^(?:how|what|where|when|who|whose|why|which)\b|\?$/iu;
/** A heading that asks, or the title of the item: it says where an answer stands and is none itself. */
const announces = ({ text, names, title }: Candidate): boolean =>
  names && !/\d/u.test(text) && (asksItself.test(text) || title.startsWith(`${text}\n`));

/** The first ones that are no longer together than an answer; one that would be is passed over. */
function upToLength(judged: readonly JudgedCandidate[]): JudgedCandidate[] {
  const chosen: JudgedCandidate[] = [];
  let length = 0;
  for (const each of judged) {
    const added = each.candidate.text.length;
    if (chosen.length > 0 && length + added > answerLength.characters) continue;
    chosen.push(each);
    length += added;
    if (chosen.length === answerLength.sentences) break;
  }
  return chosen;
}

/** The sentences of the passages that most likely answer, and how likely that is. */
export function draftAnswer(
  question: string,
  {
    passages,
    terms,
    total,
    rarity = new Map(),
    within = Infinity,
  }: {
    passages: readonly ContentPassage[];
    terms: readonly AskedTerm[];
    total: number;
    /** How rare words are that stand for those of the question, as far as that is known. */
    rarity?: ReadonlyMap<string, number>;
    /** Sentences that score so much less than the best are left out. */
    within?: number;
  },
): DraftAnswer {
  const asked = readQuestion(question, { terms, total });
  const judged = judgeCandidates(asked, candidatesOf(passages, new Set(terms.map(({ term }) => term))), rarity);
  const best = judged[0]?.score ?? 0;
  const chosen = upToLength(
    judged.filter(({ candidate, score }) => holdsWords(candidate) && !announces(candidate) && score > best - within),
  );
  const order = new Set(orderPassages(judged));
  return {
    claims: chosen.map(({ candidate: { passage, text } }, at) => ({
      id: `answer-${at + 1}`,
      text,
      kind: 'fact',
      quotes: [{ sourceId: passage.passageId, text }],
    })),
    chance: answerChance(asked, judged, matcherOf(asked, rarity)),
    passages: [...order, ...passages.filter((passage) => !order.has(passage))],
  };
}
