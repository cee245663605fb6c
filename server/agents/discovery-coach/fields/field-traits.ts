import { wordTest } from '../../ledger/word-test.ts';
import { formOf, type LineForm } from '../line-form.ts';
import type { CallField } from '../vocabulary/field-words.ts';
import { feelingWords, wishWords } from '../vocabulary/feeling-words.ts';
import { likelyFields, type LikelyField } from '../vocabulary/likely-fields.ts';
import { shareWords, sumWords } from '../vocabulary/amount-words.ts';
import { todayQuestions, troubleTraits } from '../vocabulary/trouble-traits.ts';

/** What stands around a line that may fill a field. */
export interface FieldPlace {
  /** The seller's line before it; null: none yet. */
  rep: string | null;
  /** It was said just now. */
  fresh: boolean;
  /** Statements of the seller so far. */
  told: number;
  /** The seller has asked for what should be. */
  wished: boolean;
  /** Second of the call. */
  at: number;
  /** What the seller just asked for, and what they asked for a little earlier. */
  asked: ReadonlySet<CallField>;
  earlier: ReadonlySet<CallField>;
}

type TroubleTrait = keyof typeof troubleTraits;
const trouble = Object.entries(troubleTraits).map(([name, words]) => [name as TroubleTrait, wordTest(words)] as const);
const today = wordTest(todayQuestions);
const amount = wordTest([...sumWords, ...shareWords]);
const feeling = wordTest(feelingWords);
const wish = wordTest(wishWords);
const would = /[’']d\b|\b(?:would|could)\b/iu;
/** Statements of the seller after which the talk is of the offer, and after which it has long been. */
const toldSome = 5;
const toldMuch = 12;
const lateSeconds = 900;

type OwnTrait =
  | 'soFar'
  | 'soFarMuch'
  | 'wished'
  | 'amount'
  | 'feeling'
  | 'wish'
  | 'would'
  | 'askedToday'
  | 'late'
  | `is${Capitalize<TroubleTrait>}`;
export type FieldTrait = keyof LineForm | OwnTrait | `asked_${LikelyField}` | `earlier_${LikelyField}`;

const is = (yes: boolean): number => (yes ? 1 : 0);

/** What may tell that a line fills a field: its form, what it was asked for, what stands around it. */
export function fieldTraits(text: string, place: FieldPlace): Record<FieldTrait, number> {
  const { rep, fresh, told, wished, at, asked, earlier } = place;
  const just = fresh ? (rep ?? '') : '';
  return {
    ...formOf(text, { rep, fresh, told: 0, at }),
    ...(Object.fromEntries(
      trouble.map(([name, test]) => [`is${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, is(test.test(text))]),
    ) as Record<`is${Capitalize<TroubleTrait>}`, number>),
    ...(Object.fromEntries(
      likelyFields.flatMap((field) => [
        [`asked_${field}`, is(fresh && asked.has(field))],
        [`earlier_${field}`, is(earlier.has(field))],
      ]),
    ) as Record<`asked_${LikelyField}` | `earlier_${LikelyField}`, number>),
    soFar: Math.min(1, told / toldSome),
    soFarMuch: Math.min(1, told / toldMuch),
    wished: is(wished),
    amount: is(amount.test(text)),
    feeling: is(feeling.test(text)),
    wish: is(wish.test(text)),
    would: is(would.test(text)),
    askedToday: is(just.includes('?') && today.test(just)),
    late: Math.min(1, at / lateSeconds),
  };
}

/** The sentence that tells most of trouble. */
export function troubleIn(sentences: readonly string[], signsIn: (text: string) => number): string | null {
  const told = (text: string): number =>
    2 * signsIn(text) + trouble.filter(([, test]) => test.test(text)).length + text.length / 200;
  return sentences.toSorted((a, b) => told(b) - told(a))[0] ?? null;
}
