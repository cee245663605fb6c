import { settleUsage } from '#server/features/billing/settle-usage.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { sessionStore } from './session.store.ts';

/** Charges a session once it has run for a minute or completed its first stage; idempotent. */
export async function chargeSession(ctx: TenantContext, { sessionId }: { sessionId: string }): Promise<void> {
  const store = sessionStore(ctx);
  const row = await store.find(sessionId);
  if (row === null) {
    // Deleted within its first minute; releases a reservation that a killed process left.
    await settleUsage(ctx, { runId: sessionId, outcome: 'returned', onlyHeld: true });
    return;
  }
  if (row.beganAt === null || row.chargedAt !== null) return;
  await settleUsage(ctx, { runId: sessionId, outcome: 'committed' });
  await store.charge(sessionId);
}
