import { randomUUID } from 'node:crypto';
import { reserveUsage } from '#server/features/billing/reserve-usage.ts';
import { settleUsage } from '#server/features/billing/settle-usage.ts';
import type { TenantContext } from '#server/platform/context.ts';

/** Holds one session for a preparation that somebody else runs; what is answered ends it, giving back what brought nothing. */
export async function holdPrepSession(ctx: TenantContext): Promise<(succeeded: boolean) => Promise<void>> {
  const runId = randomUUID();
  await reserveUsage(ctx, { runId, kind: 'prep' });
  return (succeeded) => settleUsage(ctx, { runId, outcome: succeeded ? 'committed' : 'returned' });
}
