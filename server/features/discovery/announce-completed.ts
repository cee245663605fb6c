import { fromStoredFields, type StoredFields } from '#contract/discovery-fields.ts';
import type { Db } from '#server/db/open-database.ts';
import { announceEvent } from '#server/features/webhooks/announce-event.ts';
import type { TenantContext } from '#server/platform/context.ts';

/** Announces a completed session in the transaction that completes it. */
export async function announceCompleted(
  ctx: TenantContext,
  { sessionId, fields, db }: { sessionId: string; fields: StoredFields; db: Db },
): Promise<void> {
  const { firstName, lastName, companyName } = fromStoredFields(fields);
  const data = { sessionId, prospect: { firstName, lastName, companyName } };
  await announceEvent(ctx, { event: 'session.completed', key: sessionId, data, db });
}
