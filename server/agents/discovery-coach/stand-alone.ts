import { oneOf } from '#server/readers/one-of.ts';
import { wordsOf } from '#server/readers/sentences.ts';
import type { ContentAnswer } from './coach-material.ts';
import { conditions, conditionStarts, leaningStarts, openEnds } from './vocabulary/leaning-words.ts';

const leans = new RegExp(`^(?:${oneOf(leaningStarts)})(?![\\p{L}’'])`, 'iu');
const isOpen = new RegExp(`(?<!\\p{L})(?:${oneOf(openEnds)})[.!]$`, 'iu');
/** 'It does.', 'Then leave it off.' */
const fewest = 5;
const mostOfOpen = 8;
const isLeft = (sentence: string): boolean => wordsOf(sentence) <= mostOfOpen && isOpen.test(sentence);

/** Whether something behind a cut says when what stands before it holds. */
const limits = new RegExp(
  `[;:,–—(] *(?:(?:and|or|even) )?(?:${oneOf(conditionStarts)})(?!\\p{L})|(?<!\\p{L})(?:${oneOf(conditions)})(?!\\p{L})`,
  'iu',
);
/** A piece of the sentence that can be said in one breath: the sentence, or its first clauses, unless a condition follows. */
export function inOneGo(sentence: string, most: number): string | null {
  if (wordsOf(sentence) <= most) return sentence;
  const clauses = [...sentence.matchAll(/[;:,–—](?=\s)/gu)].map(({ index }) => sentence.slice(0, index));
  const piece = clauses.findLast((clause) => wordsOf(clause) <= most && wordsOf(clause) >= 4) ?? null;
  return piece === null || limits.test(sentence.slice(piece.length)) ? null : piece;
}

/**
 * Returns what can be said of a sentence of the content so that who hears it understands it: the sentence, with the one before it if it
 * leans on that, with the next if it is a few words; null: nothing. Every piece is letter by letter in the content.
 */
export function standAlone({ text, sentences, objection }: ContentAnswer, at: number, most: number): string | null {
  const of = (from: number, to: number): string | null => {
    const joined = sentences
      .slice(from, to)
      .map((sentence) => sentence.text)
      .join(' ');
    return from >= 0 && to <= sentences.length && wordsOf(joined) <= most && text.includes(joined) ? joined : null;
  };
  const sentence = sentences[at]?.text ?? '';
  const short = wordsOf(sentence) < fewest && !/\d/u.test(sentence);
  // What opens the answer to a doubt leans on the doubt, which was just heard.
  const alone = at === 0 && objection !== null ? !isLeft(sentence) : !leans.test(sentence) && !isLeft(sentence);
  if (alone && !short) return inOneGo(sentence, most);
  // The first of two stands alone by itself, or opens the answer to a doubt.
  const opens = (index: number): boolean => {
    const first = sentences[index]?.text ?? '';
    return (index === 0 && objection !== null) || (!leans.test(first) && !isLeft(first));
  };
  const from = Math.max(0, at - 1);
  return opens(from) ? of(from, from + 2) : null;
}
