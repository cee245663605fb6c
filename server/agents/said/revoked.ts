import { oneOf } from '#server/readers/one-of.ts';
import { saidValues, type SaidValue } from './said-values.ts';
import { revokingLeads, revokingStarts, turningWords } from './vocabulary/revoking-words.ts';

const revoking = new RegExp(`^(?:(?:${oneOf(revokingLeads)})[,.]? )*(?:${oneOf(revokingStarts)})(?![\\p{L}’'])`, 'iu');
const turning = new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(turningWords)})(?![\\p{L}’'])`, 'giu');
const joints = /^[\s,.;:–—-]+/u;

/** Whether somebody takes back what they said right before: 'Actually no, Tom, you send it.' */
export const revokes = (sentence: string): boolean => revoking.test(sentence.trim());

/** A day of a month, a month, or a number: what one of them corrects is of the same kind. */
const kindsOf = (values: readonly SaidValue[]): Set<string> =>
  new Set(values.map(({ kind, ordinal }) => (kind === 'month' || ordinal ? 'day' : 'number')));

/** A word that turns says so of what stands near it. */
const mostBefore = 160;
const fewestLeft = 3;

/**
 * Returns a text from what holds of it on, letter by letter: 'the end of March. Scratch that, it's the twentieth of
 * February' holds from 'it's' on. Only a value of the same kind takes another one back, and what is left says something
 * by itself.
 */
export function whatHolds(text: string): string {
  const turns = [...text.matchAll(turning)].toReversed();
  for (const { 0: words, index } of turns) {
    const [before, after] = [text.slice(Math.max(0, index - mostBefore), index), text.slice(index + words.length)];
    const [gone, kept] = [kindsOf(saidValues(before)), kindsOf(saidValues(after))];
    const left = after.replace(joints, '').trim();
    if (![...gone].some((kind) => kept.has(kind)) || (left.match(/\p{L}+/gu)?.length ?? 0) < fewestLeft) continue;
    return left;
  }
  return text;
}

/** Whether a word between two places of a text takes the first one back: 'Tuesday, no, Wednesday'. */
export const turnsBetween = (text: string, from: number, to: number): boolean =>
  text.slice(from, to).search(turning) >= 0;
