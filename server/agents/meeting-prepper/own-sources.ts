import type { Source } from '#contract/evidence.ts';
import type { Solution } from '#contract/solutions.ts';
import type { Proof } from './prep-material.ts';

/** How to query the seller's own content. */
export interface OwnContent {
  /** Returns content on a solution; absent: none. */
  findProofs?: (solution: Solution) => Promise<readonly Proof[]>;
  /** Returns comparisons with rivals; absent: none. */
  findComparisons?: () => Promise<readonly Proof[]>;
}

const solutionsProved = 8;

/** Converts one of the seller's solutions to a source. */
export function solutionSource(solution: Solution, at: number): Source & { text: string } {
  return {
    id: `s${at + 1}`,
    kind: 'own-solution',
    title: solution.name,
    url: null,
    fetchedAt: new Date().toISOString(),
    text: `${solution.name}\n${solution.description}`,
  };
}

/** Returns the best passages on each of the first solutions; a passage on several counts for the first. */
export async function proofSources(
  solutions: readonly Solution[],
  { findProofs, findComparisons }: OwnContent,
): Promise<(Source & Proof)[]> {
  const found = (
    await Promise.all([
      ...(findProofs ? solutions.slice(0, solutionsProved).map((solution) => findProofs(solution)) : []),
      ...(findComparisons ? [findComparisons()] : []),
    ])
  ).flat();
  const first = new Map(found.toReversed().map((proof) => [`${proof.contentId} ${proof.text}`, proof]));
  return found
    .filter((proof) => first.get(`${proof.contentId} ${proof.text}`) === proof)
    .map((proof, at) => ({ ...proof, id: `c${at + 1}` }));
}

/** Returns a source without fields only the run needs. */
export const sourceOf = ({ id, kind, title, url, fetchedAt, text, contentId, teamOnly }: Source): Source => ({
  id,
  kind,
  title,
  url,
  fetchedAt,
  ...(text === undefined ? {} : { text }),
  ...(contentId === undefined ? {} : { contentId }),
  ...(teamOnly === true ? { teamOnly } : {}),
});
