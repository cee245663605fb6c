import { placedTerms } from './index-terms.ts';

export interface ReadQuery {
  /** With how often each is asked for; a word that is said over and over counts at most three times. */
  terms: Map<string, number>;
  /** Of each phrase in quotes, its terms in order. */
  phrases: string[][];
  /** What words that end in * begin with. */
  beginnings: string[];
  /** Terms that stand side by side. */
  pairs: Set<string>;
}

const mostOfOne = 3;

/** "In quotes" is a phrase, word* a beginning, everything else words of which any may stand there. */
export function readQuery(query: string): ReadQuery {
  const phrases = [...query.matchAll(/["“”„]([^"“”„]+)["“”„]/gu)]
    .map(([, phrase = '']) => placedTerms(phrase).map(({ term }) => term))
    .filter((phrase) => phrase.length > 0);
  const beginnings = [...query.matchAll(/([\p{L}\p{N}]{2,})\*/gu)].map(([, beginning = '']) => beginning.toLowerCase());
  const placed = placedTerms(query.replace(/[\p{L}\p{N}]+\*/gu, ' '), { question: true }).map(({ term }) => term);
  const terms = new Map<string, number>();
  for (const term of placed) terms.set(term, Math.min(mostOfOne, (terms.get(term) ?? 0) + 1));
  for (const term of phrases.flat()) if (!terms.has(term)) terms.set(term, 1);
  return { terms, phrases, beginnings, pairs: new Set(placed.slice(1).map((term, at) => `${placed[at]} ${term}`)) };
}
