import { randomUUID } from 'node:crypto';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';
import { findWebhook } from './find-webhook.ts';
import { startDelivery } from './start-delivery.ts';

/** Sends a single test event, even to a disabled webhook. */
export async function testWebhook(
  ctx: TenantContext,
  { webhookId }: { webhookId: string },
): Promise<{ deliveryId: string }> {
  await findWebhook(ctx, { webhookId });
  const data = { text: 'A test from Dealwright. Nothing happened.' };
  const body = JSON.stringify({ type: 'test', timestamp: new Date().toISOString(), data });
  const deliveryId = await tenantDb(ctx)((db) =>
    startDelivery(ctx, { webhookId, event: 'test', eventKey: `test:${randomUUID()}`, body, db }),
  );
  if (deliveryId === null) throw new AppError('conflict', 'This test was already sent.');
  return { deliveryId };
}
