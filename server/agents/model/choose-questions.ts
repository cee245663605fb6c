import type { Question } from '#contract/brief.ts';
import type { Evidence } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import { similarity } from '#server/readers/sentences.ts';
import type { WrittenQuestion } from './writing.ts';

const tooAlike = 0.8;

/** Returns the model's questions, completed from the draft for each state; no two alike. */
export function chooseQuestions(
  asked: readonly WrittenQuestion[],
  drafted: readonly Question[],
  idOf: (entry: Evidence) => string | null,
): Question[] {
  const own = asked.map(({ text, state, why, reveals, restsOn }): Question => ({
    text,
    state,
    why,
    reveals,
    restsOn: [...new Set(restsOn.map(idOf).filter((id) => id !== null))],
  }));
  const chosen: Question[] = [];
  for (const question of [...own, ...drafted]) {
    const full = chosen.filter(({ state }) => state === question.state).length >= limits.prep.questionsPerState;
    if (!full && chosen.every(({ text }) => similarity(text, question.text) < tooAlike)) chosen.push(question);
  }
  return chosen.toSorted((a, b) => (a.state === b.state ? 0 : a.state === 'current' ? -1 : 1));
}
