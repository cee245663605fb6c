import { limits } from '#contract/limits.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { clauseJoints } from './vocabulary/tense.ts';
import { relativeWords } from './vocabulary/clauses.ts';

/** A part of a sentence that says one thing. */
export interface Clause {
  text: string;
  terms: ReadonlySet<string>;
  /** For 'which', 'who' and the like: the words before it, whose last name it tells of; else empty. */
  head: string;
}

const joints = new RegExp(
  String.raw`([,;:.!?()–](?=\s|$)|\s[-–—]\s)|\s(?=(?:${oneOf([...clauseJoints, ...relativeWords])})\s)`,
  'giu',
);
const relative = new RegExp(`^(?:${oneOf(relativeWords)})(?!\\p{L})`, 'iu');
const goesOn = /^(?:and|und|et|y|en)\s(?!(?:we|our|the|its?|they|wir|nous|wij)\s)\p{Ll}/iu;

/** Terms of a text that aren't figures. */
export const termsOf = (text: string): ReadonlySet<string> =>
  new Set([...countTerms(text).keys()].filter((term) => !/\d/u.test(term)));

/** Returns the clauses of a text, from its beginning. */
export function clausesOf(given: string): Clause[] {
  const text = given.slice(0, limits.quote.characters);
  const cuts = [0, ...[...text.matchAll(joints)].map((match) => match.index + match[0].length), text.length];
  let head = '';
  return cuts.slice(1).flatMap((to, at): Clause[] => {
    const from = cuts[at] ?? 0;
    const part = text.slice(from, to).trim();
    if (part.length < 2) return [];
    // 'Which employs 5,200 and spends a tenth': both are told of the name before.
    if (relative.test(part)) head = text.slice(0, from);
    else if (!goesOn.test(part)) head = '';
    return [{ text: part, terms: termsOf(part), head }];
  });
}

export const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((term) => other.has(term)).length;

/** Returns the clause that says most of what a claim says; null: none shares a word with it. */
export function nearestClause(claim: ReadonlySet<string>, clauses: readonly Clause[]): Clause | null {
  const ranked = clauses
    .map((clause) => ({ clause, score: shared(claim, clause.terms) }))
    .toSorted((a, b) => b.score - a.score);
  const best = ranked[0];
  return best === undefined || best.score === 0 ? null : best.clause;
}
