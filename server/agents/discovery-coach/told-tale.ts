import { wordTest } from '../ledger/word-test.ts';
import type { CallLine } from './call-line.ts';
import { phraseTest } from './phrase-test.ts';
import { storyTraits } from './vocabulary/story-words.ts';
import { questionsOfFailure, questionsOfTries } from './vocabulary/try-questions.ts';

const bad = phraseTest([...storyTraits.ended, ...storyTraits.promised, ...storyTraits.past]);
const asksOfTries = wordTest([...questionsOfTries, ...questionsOfFailure]);
const asksOfFailure = wordTest(questionsOfFailure);
/** For so long an answer belongs to the question why it failed. */
const answerSeconds = 20;
/** Fewer words are no tale. */
const fewestWords = 16;
const fewestOfAnswer = 9;
const fewestOfReason = 6;
/** For so long somebody tells what was tried, once asked. */
const toldSeconds = 60;
/** So many signs of a bad end leave no doubt. */
const sure = 2;

const wordsOf = (text: string): number => text.split(/\s+/u).filter(Boolean).length;
const signsIn = (text: string): number => new Set([...text.matchAll(bad)].map(([phrase]) => phrase.toLowerCase())).size;

/** Returns how surely a text is a tale that ended badly: 0 to 1. */
export const endsBadly = (text: string): number =>
  wordsOf(text) < fewestWords ? 0 : Math.min(1, signsIn(text) / sure);

/** Returns 1 if somebody who was asked what they tried before tells that it went wrong. */
export function tellsOfTry(line: CallLine, before: readonly { line: CallLine }[]): number {
  const asked = before.findLast(({ line: { side, text } }) => side === 'rep' && text.includes('?'))?.line;
  if (asked === undefined || line.at - asked.at > toldSeconds || !asksOfTries.test(asked.text)) return 0;
  if (asksOfFailure.test(asked.text) && line.at - asked.at <= answerSeconds && wordsOf(line.text) >= fewestOfReason)
    return 1;
  return signsIn(line.text) > 0 && wordsOf(line.text) >= fewestOfAnswer ? 1 : 0;
}
