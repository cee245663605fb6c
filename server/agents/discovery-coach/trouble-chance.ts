import { wordTest } from '../ledger/word-test.ts';
import { todayQuestions, troubleTraits } from './vocabulary/trouble-traits.ts';

/** What stands around a line that may tell of trouble. */
export interface TroublePlace {
  /** The seller's line before it; empty: none of late. */
  rep: string;
  /** That line asks for trouble, by the forms of such questions. */
  askedForIt: boolean;
  /** Statements of the seller about what they sell, so far. */
  pitched: number;
  /** The seller has asked for what should be. */
  wished: boolean;
  /** Signs of trouble in the line. */
  signs: number;
}

type Trait = keyof typeof troubleTraits;
const traits = Object.entries(troubleTraits).map(([name, words]) => [name as Trait, wordTest(words)] as const);
const today = wordTest(todayQuestions);
const longWords = 30;

/** Each 0 to 1, signs to 2. */
type TroubleFeatures = Record<
  Trait | 'long' | 'signs' | 'asked' | 'askedToday' | 'askedForIt' | 'pitched' | 'pitchedMuch' | 'wished',
  number
>;

/**
 * Logistic regression (ridge, 3) on every line of a prospect after the greetings in the twelve labelled calls that were
 * looked at, without the words of any trade; one call at a time left out to choose what counts and from when. See decision 070.
 */
const weights: TroubleFeatures = {
  pitched: -1.02,
  bad: 0.99,
  long: 0.98,
  steps: 0.79,
  time: 0.77,
  pitchedMuch: -0.64,
  askedToday: 0.59,
  asked: 0.55,
  me: 0.51,
  paper: 0.48,
  signs: 0.46,
  wished: -0.35,
  we: 0.28,
  askedForIt: 0.2,
  number: 0.16,
};
const bias = -4.25;

/** From these log-odds on a line tells of trouble: six in ten that were taken were labelled so. */
export const troubleFrom = -1.35;

/** The log-odds that a line tells of trouble in somebody's work; none where nothing in it is amiss or done by hand. */
export function troubleOdds(text: string, place: TroublePlace): number {
  const features = troubleFeatures(text, place);
  const { bad, paper, steps, signs } = features;
  if (bad + paper + steps + signs === 0) return -Infinity;
  return Object.entries(features).reduce(
    (odds, [name, value]) => odds + weights[name as keyof TroubleFeatures] * value,
    bias,
  );
}

/** The sentence that tells most of it. */
export function troubleIn(sentences: readonly string[], signsIn: (text: string) => number): string | null {
  const told = (text: string): number =>
    2 * signsIn(text) + traits.filter(([, test]) => test.test(text)).length + text.length / 200;
  return sentences.toSorted((a, b) => told(b) - told(a))[0] ?? null;
}

function troubleFeatures(text: string, place: TroublePlace): TroubleFeatures {
  const count = text.split(/\s+/u).length;
  const asked = place.rep.includes('?');
  const of = (is: boolean): number => (is ? 1 : 0);
  return {
    ...(Object.fromEntries(traits.map(([name, test]) => [name, of(test.test(text))])) as Record<Trait, number>),
    long: Math.min(1, count / longWords),
    signs: Math.min(2, place.signs),
    asked: of(asked),
    askedToday: of(asked && today.test(place.rep)),
    askedForIt: of(place.askedForIt),
    pitched: Math.min(1, place.pitched / 5),
    pitchedMuch: Math.min(1, place.pitched / 12),
    wished: of(place.wished),
  };
}
