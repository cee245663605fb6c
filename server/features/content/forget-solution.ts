import type { TenantContext } from '#server/platform/context.ts';
import { contentStore } from './content.store.ts';

/** Removes a deleted solution from all content it was chosen for (decision A81). */
export async function forgetSolution(ctx: TenantContext, { solutionId }: { solutionId: string }): Promise<void> {
  await contentStore(ctx).forgetSolution(solutionId);
}
