import { goodQuestions, personalQuestions, supposingWords } from './vocabulary/other-matter-words.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { saysOf } from '../contractions.ts';
import type { FieldWords } from '../vocabulary/field-shape.ts';
import { fieldWords, type CallField, type SingleField } from '../vocabulary/field-words.ts';
import { listWords } from '../vocabulary/list-words.ts';
import { doingNothing, questionForms } from '../vocabulary/question-forms.ts';
import { moreQuestions } from '../vocabulary/trouble-words.ts';
import { asksOfSize } from './what-fills.ts';
import { splitSentences } from '#server/readers/sentences.ts';

export interface Tests {
  asked: RegExp;
  other: RegExp | null;
  holds: RegExp | null;
  answers: RegExp | null;
  alone: RegExp;
}
const testsOf = (field: CallField, { asked, other, holds, answers = [], alone }: FieldWords): Tests => ({
  asked: wordTest([...asked, ...questionForms[field]]),
  other: other === undefined ? null : wordTest(other),
  holds: holds.length === 0 ? null : wordTest(holds),
  answers: holds.length === 0 ? null : wordTest([...holds, ...answers]),
  alone: wordTest(alone),
});
export const singles = Object.entries(fieldWords).map(([field, words]) => ({
  field: field as SingleField,
  ...testsOf(field as SingleField, words),
}));
export const barrier = testsOf('barriers', listWords.barriers);
export const outcome = testsOf('outcomes', listWords.outcomes);
export const lists = [
  { field: 'barriers' as const, ...barrier },
  { field: 'outcomes' as const, ...outcome },
];
const supposes = wordTest(supposingWords);
const asksAloud = /\b(?:what|how|when|who|which|where|why|is there|have you|do you|did you|are you|would you)\b/iu;
const asksMore = wordTest(moreQuestions);
const staysSo = wordTest(doingNothing);

const asksGood = wordTest(goodQuestions);
const asksPersonally = wordTest(personalQuestions);

/** Speech that a recogniser wrote down may hold no mark at all. */
export const isQuestion = (text: string): boolean =>
  text.includes('?') || trailsOff(text) || (!/[.!]/u.test(text) && asksAloud.test(text));

const asksBackWords = 5;
export const asksBack = (text: string): boolean =>
  text.trimEnd().endsWith('?') && (splitSentences(text).at(-1)?.split(/\s+/u).length ?? 0) >= asksBackWords;

/** 'What else?' */
const moreWords = 4;
export const asksOn = (text: string): boolean =>
  asksMore.test(text) && text.includes('?') && text.split(/\s+/u).length <= moreWords;
/** A sentence that the other one is to end: 'So since March that’s…' */
export const trailsOff = (text: string): boolean => /(?:\.\.\.|…)$/u.test(text);

/** What a question touches, also where it asks for something else: two that touch the same are alike. */
export const touchedBy = (text: string): ReadonlySet<CallField> =>
  new Set([...singles, ...lists].filter(({ asked }) => asked.test(text)).map(({ field }) => field));

/** What a question of the seller asks for; nothing where it is none. */
export function askedBy(text: string): ReadonlySet<CallField> {
  if (!isQuestion(text)) return new Set();
  const says = saysOf(text);
  const fields = new Set<CallField>(
    [...singles, ...lists]
      .filter(({ asked, other }) => says(asked) && other?.test(text) !== true)
      .map(({ field }) => field),
  );
  // What it would bring is not what it costs today.
  if (fields.has('impact') && supposes.test(text)) fields.delete('financialImpact');
  else if (fields.has('financialImpact')) fields.delete('impact');
  if (staysSo.test(text)) {
    for (const wish of ['outcomes', 'impact', 'relief'] as const) fields.delete(wish);
    if (fields.size === 0) fields.add('barriers');
  }
  if (asksOfSize(text)) fields.delete('financialImpact');
  // 'What would good look like for you?' asks what should be; it takes 'personally' to ask what that gives somebody.
  if (fields.has('relief') && asksGood.test(text) && !asksPersonally.test(text)) {
    fields.delete('relief');
    fields.add('outcomes');
  }
  if (fields.has('relief')) fields.delete('emotionalImpact');
  if (fields.has('outcomes')) fields.delete('barriers');
  return fields;
}
