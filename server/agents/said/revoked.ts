import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { isSame, saidValues, type SaidValue } from './said-values.ts';
import { plainTurns, revokingLeads, revokingStarts, turningWords } from './vocabulary/revoking-words.ts';

const revoking = new RegExp(`^(?:(?:${oneOf(revokingLeads)})[,.]? )*(?:${oneOf(revokingStarts)})(?![\\p{L}’'])`, 'iu');
const turnsAt = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(words)})(?![\\p{L}’'])`, 'giu');
const surely = turnsAt(turningWords);
const turning = turnsAt([...turningWords, ...plainTurns]);
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
export function whatHolds(text: string, by = turning): string {
  const turns = [...text.matchAll(by)].toReversed();
  for (const { 0: words, index } of turns) {
    const [before, after] = [text.slice(Math.max(0, index - mostBefore), index), text.slice(index + words.length)];
    const [gone, kept] = [kindsOf(saidValues(before)), kindsOf(saidValues(after))];
    const left = after.replace(joints, '').trim();
    if (![...gone].some((kind) => kept.has(kind)) || (left.match(/\p{L}+/gu)?.length ?? 0) < fewestLeft) continue;
    return left;
  }
  return text;
}

/** What holds of a piece of what was said, where its speaker takes it back in the same breath, behind the piece. */
export function heldOf(piece: string, whole: string): string {
  const at = whole.indexOf(piece);
  const held = whatHolds(piece);
  if (at === -1 || held !== piece) return held;
  const rest = whole.slice(at);
  const left = whatHolds(rest, surely);
  const place = rest.length - left.length;
  // Only what begins behind the piece, and says it anew in its first sentence, takes the place of it.
  const [next = ''] = splitSentences(left);
  return left !== rest && place >= piece.length && saidValues(next).length > 0 ? next : piece;
}

const denied = /(?:(?<!\p{L})not|n[’']t|instead of|rather than|no longer) (?:the |about |really |actually )*\p{Sc}?$/iu;

/** Whether a text says that a value of an earlier one is wrong: 'more like 900, not 1,300' after 'refunds 1,300'. */
export const denies = (text: string, earlier: string): boolean =>
  saidValues(text).some(
    (value) => denied.test(text.slice(0, value.start)) && saidValues(earlier).some((one) => isSame(one, value)),
  );

/** Whether somebody corrects themselves in the middle of what they say. */
export const correctsItself = (text: string): boolean =>
  text.search(turning) >= 0 || splitSentences(text).some(revokes);

/** Whether a word between two places of a text takes the first one back: 'Tuesday, no, Wednesday'. */
export const turnsBetween = (text: string, from: number, to: number): boolean =>
  text.slice(from, to).search(turning) >= 0;
