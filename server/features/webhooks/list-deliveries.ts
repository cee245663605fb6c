import { webhookLimits, type Delivery } from '#contract/webhooks.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findWebhook } from './find-webhook.ts';
import { webhookStore } from './webhook.store.ts';

/** Returns a webhook's deliveries, newest first. */
export async function listDeliveries(
  ctx: TenantContext,
  { webhookId }: { webhookId: string },
): Promise<{ deliveries: Delivery[] }> {
  await findWebhook(ctx, { webhookId });
  const rows = await webhookStore(ctx).listDeliveries(webhookId, webhookLimits.shown);
  return {
    deliveries: rows.map(({ id, event, state, tries, status, problem, createdAt, endedAt, nextAt, body }) => ({
      deliveryId: id,
      webhookId,
      event,
      state,
      tries,
      status,
      problem,
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      nextAt: nextAt?.toISOString() ?? null,
      body,
    })),
  };
}
