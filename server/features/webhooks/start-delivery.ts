import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { webhookSendJob } from './webhook-send.job.ts';
import { webhookStore } from './webhook.store.ts';

interface StartDeliveryInput {
  webhookId: string;
  event: string;
  /** What happened: the same once more is no second delivery. */
  eventKey: string;
  body: string;
  /** The transaction that the row and its job belong to: what stands in the log is sent, whatever ends in between. */
  db: Db;
}

/** Stores a delivery and its first try. Null: it was told already. */
export async function startDelivery(
  ctx: Pick<TenantContext, 'services' | 'organizationId'>,
  { db, ...delivery }: StartDeliveryInput,
): Promise<string | null> {
  const id = randomUUID();
  const { organizationId } = ctx;
  if (!(await webhookStore(ctx).addDelivery(db, { id, ...delivery }))) return null;
  const job = { organizationId, deliveryId: id, attempt: 1 };
  await ctx.services.jobs.send(webhookSendJob, job, { key: `${id}:1`, db });
  return id;
}
