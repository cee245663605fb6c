import { loosely, oneOf } from '#server/readers/one-of.ts';
import { isUsualWord, rivalTest } from '../names/rival-test.ts';
import type { ProposalMaterial } from '../proposal-material.ts';

/** Tells which of the things that an organization sells a text names. */
export interface SolutionNamer {
  isChosen: (text: string) => boolean;
  /** Returns the solution whose name a text bears, if that is another than the recommended one; else ''. */
  other: (text: string) => string;
  /** Returns whether a text is about another solution alone: what names the recommended one too is about that as well. */
  isOfAnother: (text: string) => boolean;
}

const keyOf = (name: string): string => loosely(name.trim()).toLowerCase();

/** Compiles the names of all solutions once, into one pattern: a price list has many items, and a seller much content. */
export function solutionNamer({
  solution,
  solutionNames = [],
}: Pick<ProposalMaterial, 'solution' | 'solutionNames'>): SolutionNamer {
  const chosen = keyOf(solution?.name ?? '');
  const names = new Map(
    [...solutionNames, solution?.name ?? '']
      .filter((name) => /[\p{L}\p{N}]/u.test(name))
      .map((name) => [keyOf(name), name] as const)
      .toSorted(([a], [b]) => b.length - a.length),
  );
  if (!names.has(chosen)) return { isChosen: () => false, other: () => '', isOfAnother: () => false };
  // The longest at each place, also within another: 'Desk Pro' in 'Job Desk Pro'.
  const places = new RegExp(`(?<![\\p{L}\\p{N}])(?=(${oneOf([...names.keys()])})(?![\\p{L}\\p{N}]))`, 'giu');
  const keysIn = (text: string): string[] =>
    [...text.matchAll(places)].flatMap(([, found = '']) =>
      isUsualWord(found) && !/^\p{Lu}/u.test(found) ? [] : [keyOf(found)],
    );
  const longest = (keys: readonly string[]): string => keys.toSorted((a, b) => b.length - a.length)[0] ?? chosen;
  const isChosen = rivalTest([solution?.name.trim() ?? ''], 'anywhere');
  const other = (text: string): string => {
    const key = longest(keysIn(text));
    return key === chosen ? '' : (names.get(key) ?? '');
  };
  return { isChosen, other, isOfAnother: (text) => other(text) !== '' && !isChosen(text) };
}
