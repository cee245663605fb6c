import { placedTerms } from './index-terms.ts';
import type { ReadQuery } from './read-query.ts';

export interface JudgedPassage {
  /** What terms side by side, as the query has them, add to the score. */
  bonus: number;
  /** False: a phrase of the query does not stand here. */
  hasPhrases: boolean;
  /** Where words of the query stand; `from` and `to` count characters. */
  marks: { from: number; to: number }[];
}

const pairShare = 0.2;
const saturation = 1.2;

function holdsInOrder(terms: readonly string[], phrase: readonly string[]): boolean {
  return terms.some((_, at) => phrase.every((term, offset) => terms[at + offset] === term));
}

/** Looks at the text of a passage that was found. */
export function judgePassage(text: string, query: ReadQuery, rarity: ReadonlyMap<string, number>, expanded: ReadonlySet<string>): JudgedPassage {
  const placed = placedTerms(text);
  const terms = placed.map(({ term }) => term);
  const seen = new Map<string, number>();
  for (let at = 0; at + 1 < terms.length; at += 1) {
    const pair = `${terms[at]} ${terms[at + 1]}`;
    if (query.pairs.has(pair)) seen.set(pair, (seen.get(pair) ?? 0) + 1);
  }
  let bonus = 0;
  for (const [pair, count] of seen) {
    const [left = '', right = ''] = pair.split(' ');
    bonus += (pairShare * Math.min(rarity.get(left) ?? 0, rarity.get(right) ?? 0) * count * (saturation + 1)) / (count + saturation);
  }
  const marks: { from: number; to: number }[] = [];
  for (const { term, from, to } of placed) {
    if (!query.terms.has(term) && !expanded.has(term)) continue;
    const last = marks.at(-1);
    if (last !== undefined && from <= last.to + 1) last.to = Math.max(last.to, to);
    else marks.push({ from, to });
  }
  return { bonus, hasPhrases: query.phrases.every((phrase) => holdsInOrder(terms, phrase)), marks };
}
