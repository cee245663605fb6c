import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { webhookSendJob } from './webhook-send.job.ts';
import { webhookStore } from './webhook.store.ts';

interface StartDeliveryInput {
  webhookId: string;
  event: string;
  /** Identifies the event: the same key creates no second delivery. */
  eventKey: string;
  body: string;
  /** Transaction of the row and its job, so that every logged delivery is sent even after a crash. */
  db: Db;
}

/** Stores a delivery and enqueues its first attempt. Returns null if the event was delivered before. */
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
