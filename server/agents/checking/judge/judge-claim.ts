import type { Refusal } from '../checked-claim.ts';
import type { ClaimFacts } from '../claim-facts.ts';
import { learnedConstant, learnedTrees } from './learned-trees.ts';
import { readSigns } from './read-signs.ts';
import { leafOf, readTree, type Tree } from './trees.ts';

/** Read when the first claim is judged. */
let trees: readonly Tree[] | null = null;

/** The log-odds that a claim is false whose numbers, names and days agree, by what was learned from others. */
export function oddsAgainst(facts: ClaimFacts): number {
  const signs = readSigns(facts);
  return (trees ??= learnedTrees.map(readTree)).reduce((sum, tree) => sum + leafOf(tree, signs), learnedConstant);
}

const ofJudgment: ReadonlySet<Refusal> = new Set(['direction', 'negation', 'whose', 'stale', 'role', 'beyond']);
export const isOfJudgment = (reason: Refusal): boolean => ofJudgment.has(reason);
