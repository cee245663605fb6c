import { randomUUID } from 'node:crypto';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';
import { findWebhook } from './find-webhook.ts';
import { startDelivery } from './start-delivery.ts';
import { webhookStore } from './webhook.store.ts';

/** Sends the same body again as a new delivery; receivers recognize a repeat by its timestamp and data. */
export async function resendDelivery(
  ctx: TenantContext,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
): Promise<{ deliveryId: string }> {
  await findWebhook(ctx, { webhookId });
  const sent = await webhookStore(ctx).findDelivery(deliveryId);
  if (sent === null || sent.webhookId !== webhookId) throw new AppError('not_found', 'This delivery no longer exists.');
  const { event, body } = sent;
  const again = await tenantDb(ctx)((db) =>
    startDelivery(ctx, { webhookId, event, eventKey: `again:${randomUUID()}`, body, db }),
  );
  if (again === null) throw new AppError('conflict', 'This was already resent.');
  return { deliveryId: again };
}
