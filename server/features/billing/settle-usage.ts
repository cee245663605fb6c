import type { TenantContext } from '#server/platform/context.ts';
import { usageStore } from './usage.store.ts';

/** Ends what a run holds: `committed` when it succeeded, `returned` when it did not. Repeating it changes nothing. */
export async function settleUsage(
  ctx: TenantContext,
  { runId, outcome }: { runId: string; outcome: 'committed' | 'returned' },
): Promise<void> {
  await usageStore(ctx).settle(runId, outcome);
}
