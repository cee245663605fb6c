import { duplicateSolutionText } from '#contract/solutions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { solutionStore, type SolutionRow } from './solution.store.ts';

/** Adds a solution; names are unique in the organization, as people read them. */
export async function addSolution(
  ctx: TenantContext,
  input: { name: string; description?: string | undefined },
): Promise<SolutionRow> {
  const { name, description = '' } = input;
  const solution = await solutionStore(ctx).create({ name, description });
  if (solution === null) throw new AppError('conflict', duplicateSolutionText);
  return solution;
}
