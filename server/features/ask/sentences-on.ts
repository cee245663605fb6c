import { draftAnswer } from '#server/agents/answerer/draft-answer.ts';
import { answerThreshold } from '#server/agents/answerer/answer-chance.ts';
import { rankTexts, type LooseText } from './rank-texts.ts';

interface Found {
  text: string;
  /** The text that it was found in. */
  id: string;
}

/** In a call each sentence stands by itself: what scores so much less than the best isn't shown beside it. */
const sideBySide = 1.2;
/** A sentence that says less than this of what is asked for is only near, whatever else is further away. */
const saidFrom = 0.5;

/** Sentences of these texts that answer, word for word, or come closest; empty: none has to do with it. */
export function sentencesOn(
  question: string,
  texts: readonly LooseText[],
): { certain: boolean; chance: number; found: Found[] } {
  const draft = draftAnswer(question, { ...rankTexts(question, texts), within: sideBySide });
  const certain = draft.whole || (draft.chance >= answerThreshold && draft.said >= saidFrom && draft.holds);
  return {
    certain,
    // Of what is only near, that is nearest which says most of what is asked for.
    chance: draft.whole ? 1 : certain ? draft.chance : draft.said * answerThreshold,
    found: draft.claims.flatMap(({ quotes }) => quotes.map(({ sourceId, text }) => ({ id: sourceId, text }))),
  };
}
