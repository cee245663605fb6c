/** A word or name that somebody spelled otherwise in a line. */
export interface CorrectedWord {
  from: string;
  to: string;
}

/** A name has up to so many words; more that changed is a sentence written anew. */
const longestName = 4;
const edge = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const tokensOf = (text: string): string[] => text.split(/\s+/u).filter((token) => token !== '');

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
  return word.from === '' || word.to === '' || word.from === word.to ? null : word;
}

const escaped = (word: string): string =>
  word.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s+`);

/** Returns a text with each whole word that is written so replaced, in any case; the same text if it holds none. */
export function replaceWord(text: string, { from, to }: CorrectedWord): string {
  const test = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(from)}(?![\p{L}\p{N}])`, 'giu');
  return text.replace(test, () => to);
}
