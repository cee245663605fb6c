import { randomUUID } from 'node:crypto';
import { webhookLimits } from '#contract/webhooks.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { webhookSendJob } from './webhook-send.job.ts';
import { webhookStore } from './webhook.store.ts';

interface StartDeliveryInput {
  webhookId: string;
  event: string;
  /** What happened: the same once more is no second delivery. */
  eventKey: string;
  body: string;
}

/** Enqueues first: what stands in the log is sent, whatever ends in between. Null: it was told already. */
export async function startDelivery(
  ctx: Pick<TenantContext, 'services' | 'organizationId'>,
  delivery: StartDeliveryInput,
): Promise<string | null> {
  const id = randomUUID();
  const { jobs } = ctx.services;
  const job = { organizationId: ctx.organizationId, deliveryId: id, attempt: 1 };
  const jobId = await jobs.send(webhookSendJob, job, { key: `${id}:1`, afterSeconds: 1 });
  if (await webhookStore(ctx).addDelivery({ id, ...delivery }, webhookLimits.keptMs)) return id;
  if (jobId !== null) await jobs.cancel(webhookSendJob, jobId);
  return null;
}
