import { foldSolutionName } from '#contract/solutions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { solutionStore } from './solution.store.ts';

/** Returns whether another solution has the name; the database compares without folding, so it only settles a race. */
export async function isNameTaken(
  ctx: TenantContext,
  { name, except }: { name: string; except?: string },
): Promise<boolean> {
  const folded = foldSolutionName(name);
  const all = await solutionStore(ctx).list();
  // What is unknown is told as such, whatever it would be called.
  if (except !== undefined && !all.some(({ id }) => id === except)) return false;
  return all.some((one) => one.id !== except && foldSolutionName(one.name) === folded);
}
