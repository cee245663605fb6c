import { mostSpellings } from './capture-limits.ts';
import { limits } from './limits.ts';
import { phrasePattern, unspaced, wholeWords } from './whole-words.ts';

/** A word or name that somebody spelled otherwise in a line. */
export interface CorrectedWord {
  from: string;
  to: string;
}

/** A name has up to so many words; more that changed is a sentence written anew. */
const longestName = 4;
const edge = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;
const tokensOf = (text: string): string[] => text.split(/\s+/u).filter((token) => token !== '');

/** A number is no word, and where words have no spaces between them, none can be told from a part of another. */
const isWord = (text: string): boolean =>
  /\p{L}/u.test(text) && text.length <= limits.capture.wordMax && !unspaced.test(text);

/** Returns the one stretch of words that a correction replaced; null if it changed several, added or only removed words. */
export function correctedWord(before: string, after: string): CorrectedWord | null {
  const [was, is] = [tokensOf(before), tokensOf(after)];
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < shorter - start && was[was.length - 1 - end] === is[is.length - 1 - end]) end += 1;
  const [from, to] = [was, is].map((tokens) => tokens.slice(start, tokens.length - end)) as [string[], string[]];
  if (from.length > longestName || to.length > longestName) return null;
  const word = { from: from.join(' ').replace(edge, ''), to: to.join(' ').replace(edge, '') };
  return isWord(word.from) && isWord(word.to) && word.from !== word.to ? word : null;
}

/** Returns corrections with one more; what was corrected back is dropped, and the oldest beyond the limit. */
export function withSpelling(known: readonly CorrectedWord[], word: CorrectedWord): CorrectedWord[] {
  const isBack = ({ from, to }: CorrectedWord): boolean => to === word.from && from === word.to;
  const others = known.filter((each) => each.from.toLowerCase() !== word.from.toLowerCase() && !isBack(each));
  return (known.some(isBack) ? others : [...others, word]).slice(-mostSpellings);
}

/** Returns what replaces each whole word that is written so, in any case; what reads as corrected already stays. */
function replacerOf({ from, to }: CorrectedWord): (text: string) => string {
  const isCaseAlone = from.toLowerCase() === to.toLowerCase();
  const pattern = [...(isCaseAlone ? [] : [to]), from].map(phrasePattern).join('|');
  const words = new RegExp(wholeWords(pattern), 'giu');
  const corrected = new RegExp(`^${phrasePattern(to)}$`, 'iu');
  return (text) => text.replace(words, (found) => (!isCaseAlone && corrected.test(found) ? found : to));
}

/** Returns a text with one word corrected. */
export const replaceWord = (text: string, word: CorrectedWord): string => replacerOf(word)(text);

/** Returns what spells a text as earlier corrections did. */
export function spellerOf(words: readonly CorrectedWord[]): (text: string) => string {
  const replacers = words.map(replacerOf);
  return (text) => replacers.reduce((spelled, replace) => replace(spelled), text);
}
