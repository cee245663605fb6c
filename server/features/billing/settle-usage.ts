import type { TenantContext } from '#server/platform/context.ts';
import { usageStore } from './usage.store.ts';

/** Ends what a run holds: `committed` when it succeeded, `returned` when it did not; `onlyHeld` leaves alone what was ended before. */
export async function settleUsage(
  ctx: TenantContext,
  { runId, outcome, onlyHeld = false }: { runId: string; outcome: 'committed' | 'returned'; onlyHeld?: boolean },
): Promise<void> {
  await usageStore(ctx).settle(runId, outcome, onlyHeld);
}
