import { wordTest } from '#server/agents/ledger/word-test.ts';
import type { ProposalMaterial } from '../proposal-material.ts';

type Named = Pick<ProposalMaterial, 'solution' | 'solutionNames'>;

/** Returns whether a text bears a solution's name. */
export const isNamed = (text: string, name: string): boolean =>
  name.trim() !== '' && wordTest([name.trim().replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)]).test(text);

/** Returns the solution whose name a text bears, if that is another than the recommended one. */
export function otherSolution(text: string, { solution, solutionNames = [] }: Named): string {
  if (solution === null) return '';
  const named = [...solutionNames, solution.name].filter((name) => isNamed(text, name));
  const [longest = solution.name] = named.toSorted((a, b) => b.length - a.length);
  return longest === solution.name ? '' : longest;
}

/** Returns whether a text is about another solution alone: what names the recommended one too is about that as well. */
export const isOfAnother = (text: string, of: Named): boolean =>
  otherSolution(text, of) !== '' && !isNamed(text, of.solution?.name ?? '');
