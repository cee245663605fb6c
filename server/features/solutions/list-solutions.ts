import type { TenantContext } from '#server/platform/context.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { solutionStore, type SolutionRow } from './solution.store.ts';

/** Returns the organization's solutions, oldest first. */
export async function listSolutions(
  ctx: TenantContext,
  input: { clientId?: string | undefined } = {},
): Promise<{ solutions: SolutionRow[] }> {
  requireOwnClient(ctx, input.clientId);
  return { solutions: await solutionStore(ctx).list() };
}
