import { randomUUID } from 'node:crypto';
import { reserveUsage } from '#server/features/billing/reserve-usage.ts';
import { settleUsage } from '#server/features/billing/settle-usage.ts';
import type { TenantContext } from '#server/platform/context.ts';

/** Reserves a session for a prep that runs elsewhere; returns a function that settles it, releasing a failed one. */
export async function holdPrepSession(ctx: TenantContext): Promise<(succeeded: boolean) => Promise<void>> {
  const runId = randomUUID();
  await reserveUsage(ctx, { runId, kind: 'prep' });
  return (succeeded) => settleUsage(ctx, { runId, outcome: succeeded ? 'committed' : 'returned' });
}
