import type { TenantContext } from '#server/platform/context.ts';
import { usageStore } from './usage.store.ts';

/** Settles a run's reservation: `committed` on success, else `returned`; `onlyHeld` ignores already settled ones. */
export async function settleUsage(
  ctx: TenantContext,
  { runId, outcome, onlyHeld = false }: { runId: string; outcome: 'committed' | 'returned'; onlyHeld?: boolean },
): Promise<void> {
  await usageStore(ctx).settle(runId, outcome, onlyHeld);
}
