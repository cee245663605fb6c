import { oneOf } from '#server/readers/one-of.ts';
import { terms } from '#server/readers/sentences.ts';
import { isSame, type SaidValue, type Said } from './said-values.ts';
import {
  besideIt,
  forgottenFigures,
  forgottenValues,
  measureWords,
  moneyNames,
  rethinking,
} from './vocabulary/later-words.ts';

const test = (list: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(list)})(?!\\p{L})`, 'iu');
const rethinks = test(rethinking);
const forgotten = test(forgottenFigures);
/** Whether a turn tells to forget a value, also without another one. */
export const forgets = (text: string): boolean => forgotten.test(text);
/** 'Forget the twelve thousand I said.' */
const namesForgotten = test(forgottenValues);
export const forgetsValue = (text: string): boolean => namesForgotten.test(text);
const beside = test(besideIt);
const money = new RegExp(`^(?:${oneOf(moneyNames)})$`, 'iu');
const adds = /^(?:and|plus|also|then)(?!\p{L})/iu;
/** So long, and so many turns back, a value is taken up again. */
const secondsBack = 420;
const turnsBack = 80;
/** What a number is corrected to is of its size. */
const sizes = 5;
const sizesOfOne = 20;

/** A day answers a date, a month a month, a number a number. */
export const alike = (a: readonly SaidValue[], b: readonly SaidValue[]): boolean => {
  const isDated = (values: readonly SaidValue[]): boolean =>
    values.some(({ kind, ordinal }) => kind === 'month' || ordinal);
  return isDated(a) === isDated(b);
};

const thingOf = (of: string): string => (money.test(of) ? 'money' : of.replace(/(?<=\p{L}{3})s$/u, ''));

/** 'Six weeks' and 'five weeks' are of one thing, 'two hundred beds' and 'three wards' of two; null: nothing is said. */
export function ofOneThing(a: readonly SaidValue[], b: readonly SaidValue[]): boolean | null {
  const things = (values: readonly SaidValue[]): string[] =>
    values.flatMap(({ of }) => (of === null ? [] : [thingOf(of)]));
  const [before, now] = [things(a), things(b)];
  return before.length === 0 || now.length === 0 ? null : now.some((each) => before.includes(each));
}

const isDate = ({ kind, ordinal }: SaidValue): boolean => kind === 'month' || ordinal;
/** Whether a turn says a value of the earlier one again; of a date, the whole date. */
function repeats(said: readonly SaidValue[], own: readonly SaidValue[]): boolean {
  const isIn = (one: SaidValue): boolean => said.some((each) => isSame(one, each));
  return own.some(isDate) ? own.filter(isDate).every(isIn) : own.some(isIn);
}

const measures = new Set(measureWords.flatMap((word) => terms(word)));
/** What a turn is about, without its values. */
const topics = (text: string): Set<string> =>
  new Set(terms(text.replaceAll('-', ' ')).filter((term) => !measures.has(term) && !/^\p{N}/u.test(term)));

/** Of two sides alike in size, the later may be the earlier one anew: 'twenty' for 'two hundred' is a zero too many. */
const isOfSize = (a: SaidValue, b: SaidValue, most: number): boolean =>
  a.kind === 'month' || b.kind === 'month' || a.ordinal || b.ordinal
    ? true
    : [1, 1000, 1 / 1000].some((by) => a.value <= b.value * by * most && b.value * by <= a.value * most);

/**
 * The turns of the prospect, minutes before, whose value a turn says anew: it takes it up again in so many words, of the
 * same thing or about the same matter, or tells to forget the figure.
 */
export function correctedLater(
  turns: readonly Said[],
  values: readonly (readonly SaidValue[])[],
  at: number,
): number[] {
  const turn = turns[at];
  const own = values[at] ?? [];
  if (turn === undefined || turn.side === 'rep') return [];
  const isForgetting = forgets(turn.text);
  if (
    !isForgetting &&
    (own.length === 0 || !rethinks.test(turn.text) || beside.test(turn.text) || adds.test(turn.text))
  )
    return [];
  const from = Math.max(0, at - turnsBack);
  const earlier = turns
    .slice(from, at)
    .map((each, index) => ({ each, index: from + index, said: values[from + index] ?? [] }))
    .filter(({ each, said }) => each.side === 'prospect' && said.length > 0 && turn.at - each.at <= secondsBack);
  const last = own.at(-1);
  if (isForgetting) {
    const fitting = earlier.filter(({ said }) => own.length === 0 || alike(said, own));
    const named = namesForgotten.test(turn.text)
      ? fitting.findLast(({ said }) => said.some((one) => own.some((each) => isSame(one, each))))
      : undefined;
    const [first, latest] = [fitting[0], named ?? fitting.at(-1)];
    const found = /(?<!\p{L})first (?:figure|number|date|amount|sum|price|one)/iu.test(turn.text)
      ? (fitting.findLast(({ said }) => last !== undefined && ofOneThing(said, [last]) === true) ?? latest ?? first)
      : latest;
    return found === undefined ? [] : [found.index];
  }
  if (last === undefined) return [];
  const mine = topics(turn.text);
  return earlier.flatMap(({ each, index, said }) => {
    if (!alike(said, own) || repeats(said, own)) return [];
    const ofOne = ofOneThing(said, own);
    const isAbout = [...topics(each.text)].some((topic) => mine.has(topic));
    const fits = said.some((one) => isOfSize(one, last, ofOne === true ? sizesOfOne : sizes));
    const isUnit = own.every(({ of }) => of === null || measures.has(of.replace(/s$/u, '')));
    const isOne = ofOne === true && !isUnit;
    return fits && (isOne || (isAbout && ofOne !== false)) ? [index] : [];
  });
}
