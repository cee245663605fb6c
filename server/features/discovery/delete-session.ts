import { fromStoredFields } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { settleUsage } from '#server/features/billing/settle-usage.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findSession } from './find-session.ts';
import { sessionStore } from './session.store.ts';

/** Deletes a session and its lines permanently (decision A134). Free before its second minute. */
export async function deleteSession(ctx: TenantContext, { sessionId }: { sessionId: string }): Promise<void> {
  await findSession(ctx, { sessionId, to: 'change' });
  const row = await sessionStore(ctx).remove(sessionId);
  if (row === null) return;
  const used = row.beganAt !== null && Date.now() - row.beganAt.getTime() >= limits.discovery.chargedAfterMs;
  if (row.chargedAt === null)
    await settleUsage(ctx, { runId: sessionId, outcome: used ? 'committed' : 'returned', onlyHeld: true });
  const { firstName, lastName, companyName } = fromStoredFields(row.fields);
  await recordChange(ctx, {
    action: 'session.deleted',
    subject: companyName,
    details: { person: `${firstName} ${lastName}`.trim() },
  });
}
