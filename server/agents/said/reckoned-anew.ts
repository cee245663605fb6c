import { oneOf } from '#server/readers/one-of.ts';
import { ofOneThing } from './corrected-later.ts';
import type { Said, SaidValue } from './said-values.ts';
import { deductionWords, leftWords, leftOutWords, wholeQuestions } from './vocabulary/reckoning-anew-words.ts';

const test = (list: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(list)})(?!\\p{L})`, 'iu');
const asksWhole = new RegExp(`(?<![\\p{L}])(?:${oneOf(wholeQuestions)})[^?]*\\?`, 'iu');
const leftOut = test(leftOutWords);
const deducts = test(deductionWords);
const leaves = test(leftWords);
const secondsBack = 60;
const turnsBack = 6;
/** What something comes to in all is no more than so many times a part of it. */
const mostParts = 5;
/** Small numbers add up by chance. */
const fewest = 12;

const isNumber = ({ kind, ordinal }: SaidValue): boolean => kind === 'number' && !ordinal;
/** 'Ninety-six' is ninety-six thousand where thousands are spoken of. */
const scales = [1, 1000, 1 / 1000];

/** Whether a sentence says what was taken off a sum, or what is left of it: 'so it's fifty-eight that we paid'. */
export const tellsDeduction = (text: string): boolean => deducts.test(text) && !leaves.test(text);
export const tellsRest = (text: string): boolean => leaves.test(text) && !deducts.test(text);

/**
 * The turns of the prospect within a minute whose value another one takes the place of, because it is reckoned anew: of ninety-six the
 * insurance paid thirty-eight, 'so it's fifty-eight'; asked whether eighty-five is all, 'no, with the overtime it's a hundred and twelve'.
 */
export function reckonedAnew(turns: readonly Said[], values: readonly (readonly SaidValue[])[], at: number): number[] {
  const turn = turns[at];
  const own = (values[at] ?? []).filter(isNumber);
  if (turn === undefined || turn.side === 'rep' || own.length === 0) return [];
  const earlier = turns
    .slice(Math.max(0, at - turnsBack), at)
    .map((each, index) => ({ each, index: Math.max(0, at - turnsBack) + index }))
    .filter(({ each }) => each.side === 'prospect' && turn.at - each.at <= secondsBack)
    .map(({ index }) => ({ index, said: (values[index] ?? []).filter(isNumber) }));
  const isLess = (one: SaidValue): boolean =>
    own.some((part) =>
      own.some(
        (left) =>
          left !== part && scales.some((by) => Math.abs(one.value * by - part.value - left.value) < Number.EPSILON),
      ),
    );
  if (deducts.test(turn.text) && leaves.test(turn.text) && own.length > 1)
    return earlier
      .filter(({ said }) => said.some((one) => one.value > fewest && isLess(one)))
      .map(({ index }) => index);
  const question = [turns[at - 1], turns[at - 2]].find((each) => each?.side === 'rep');
  if (question === undefined || !asksWhole.test(question.text) || !leftOut.test(turn.text)) return [];
  const last = own.at(-1);
  const part = earlier.findLast(({ said }) => said.length > 0);
  if (last === undefined || part === undefined || ofOneThing(part.said, [last]) === false) return [];
  const isPart = (one: SaidValue): boolean =>
    scales.some((by) => last.value * by > one.value && last.value * by <= one.value * mostParts);
  return part.said.some(isPart) ? [part.index] : [];
}
