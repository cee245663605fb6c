import { placedTerms } from '#server/search/index-terms.ts';
import type { AskedQuestion } from './read-question.ts';

/** How surely each concept of a question stands in a text, 0 to 1: itself, or what says it in other words. */
export interface Matched {
  levels: Float64Array;
  /** The share of the terms of the text that belong to what is asked for. */
  asked: number;
}

export type Matcher = (text: string) => Matched;

/** Reads each text once for all candidates of a question: headings, titles and neighbours come again and again. */
export function matcherOf({ concepts }: AskedQuestion, rarity: ReadonlyMap<string, number>): Matcher {
  const stands = new Map<string, [concept: number, level: number][]>();
  const note = (term: string, at: number, level: number): void => {
    const all = stands.get(term);
    if (all === undefined) stands.set(term, [[at, level]]);
    else all.push([at, level]);
  };
  concepts.forEach(({ term, rarity: own, related }, at) => {
    note(term, at, 1);
    for (const [other, grade] of related) {
      // A word that stands everywhere says little of what is asked for.
      const specific = own === null ? 1 : Math.min(1, (rarity.get(other) ?? own) / own);
      note(other, at, grade * Math.sqrt(specific));
    }
  });
  const known = new Map<string, Matched>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const terms = placedTerms(text).map(({ term }) => term);
    const levels = new Float64Array(concepts.length);
    let asked = 0;
    const take = (found: [number, number][] | undefined): number => {
      let most = 0;
      for (const [at, level] of found ?? []) {
        if (level > (levels[at] ?? 0)) levels[at] = level;
        most = Math.max(most, level);
      }
      return most;
    };
    terms.forEach((term, at) => {
      asked += take(stands.get(term));
      if (at > 0) take(stands.get(`${terms[at - 1]} ${term}`));
    });
    const made = { levels, asked: terms.length === 0 ? 0 : asked / terms.length };
    known.set(text, made);
    return made;
  };
}

/** The share of what is asked for that a text says, by weight. */
export function covered({ levels }: Matched, weights: readonly number[]): number {
  let all = 0;
  weights.forEach((weight, at) => {
    all += weight * (levels[at] ?? 0);
  });
  return all;
}

/** How alike a text and the question are: what of the question it says, and what of it is asked for. */
export const alike = (said: number, asked: number): number =>
  said + asked === 0 ? 0 : (2 * said * asked) / (said + asked);
