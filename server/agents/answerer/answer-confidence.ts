import { countTerms } from '#server/search/index-terms.ts';

const saturation = 1.2;
const lengthShare = 0.6;
const usualLength = 100;
const looked = 5;

/**
 * Below this the content is said not to hold an answer. Where half of the questions of three collections lose, and half
 * keep, their passages once those that answer them are taken away.
 */
export const answerThreshold = 0.29;

/** As if so many passages more held none of the words: in a small library every word is common. */
const background = 1000;

/**
 * How much of what a question asks for stands in one passage, 0 to 1: what the best passage scores, of the most that
 * any could. One unknown word more than was asked is counted, so that a question of a single common word stays doubtful.
 */
export function answerConfidence(
  terms: readonly { term: string; rarity: number | null }[],
  texts: readonly string[],
  total: number,
): number {
  const unknown = Math.log(2 + 2 * (total + background));
  const more = Math.log((total + background + 1) / (total + 1));
  const asked = terms.reduce((sum, { rarity }) => sum + (rarity === null ? unknown : rarity + more), unknown);
  const scores = texts.slice(0, looked).map((text) => {
    const counts = countTerms(text);
    let length = 0;
    for (const count of counts.values()) length += count;
    const norm = saturation * (1 - lengthShare + (lengthShare * length) / usualLength);
    return terms.reduce((sum, { term, rarity }) => {
      const count = counts.get(term) ?? 0;
      return sum + ((rarity === null ? 0 : rarity + more) * count * (saturation + 1)) / (count + norm);
    }, 0);
  });
  return Math.max(0, ...scores) / ((saturation + 1) * asked);
}
