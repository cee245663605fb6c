import type { TenantContext } from '#server/platform/context.ts';
import { webhookStore } from './webhook.store.ts';

/** Ends a delivery whose attempt was given up, so that its log says so and it can be resent. */
export async function setAsideDelivery(
  ctx: TenantContext,
  { deliveryId, attempt, reason }: { deliveryId: string; attempt: number; reason: string },
): Promise<void> {
  const store = webhookStore(ctx);
  const delivery = await store.findDelivery(deliveryId);
  // A completed attempt enqueued the next one before its own job ended.
  if (delivery === null || delivery.state !== 'waiting' || delivery.tries >= attempt) return;
  await store.note(deliveryId, { state: 'failed', tries: attempt, problem: reason, nextAt: null, endedAt: new Date() });
}
