import { eachTerm } from './index-terms.ts';
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

const worthOf = (left: string, right: string, rarity: ReadonlyMap<string, number>): number =>
  pairShare * Math.min(rarity.get(left) ?? 0, rarity.get(right) ?? 0) * (saturation + 1);

/** What no passage can gain by terms side by side. */
export function bonusAtMost(query: ReadQuery, rarity: ReadonlyMap<string, number>): number {
  let most = 0;
  for (const pair of query.pairs) {
    const [left = '', right = ''] = pair.split(' ');
    most += worthOf(left, right, rarity);
  }
  return most;
}

/** Looks at the text of a passage that was found. */
export function judgePassage(
  text: string,
  query: ReadQuery,
  rarity: ReadonlyMap<string, number>,
  expanded: ReadonlySet<string>,
): JudgedPassage {
  const terms: string[] = [];
  const seen = new Map<string, number>();
  const marks: { from: number; to: number }[] = [];
  let before: string | null = null;
  eachTerm(text, (term, from, to) => {
    if (query.phrases.length > 0) terms.push(term);
    const asked = query.terms.has(term);
    if (asked && before !== null) {
      const pair = `${before} ${term}`;
      if (query.pairs.has(pair)) seen.set(pair, (seen.get(pair) ?? 0) + 1);
    }
    before = asked ? term : null;
    if (!asked && !expanded.has(term)) return;
    const last = marks.at(-1);
    if (last !== undefined && from <= last.to + 1) last.to = Math.max(last.to, to);
    else marks.push({ from, to });
  });
  let bonus = 0;
  for (const [pair, count] of seen) {
    const [left = '', right = ''] = pair.split(' ');
    bonus += (worthOf(left, right, rarity) * count) / (count + saturation);
  }
  return { bonus, hasPhrases: query.phrases.every((phrase) => holdsInOrder(terms, phrase)), marks };
}
