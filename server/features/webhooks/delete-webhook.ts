import type { Webhook } from '#contract/webhooks.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findWebhook } from './find-webhook.ts';
import { listWebhooks } from './list-webhooks.ts';
import { webhookStore } from './webhook.store.ts';

/** Deletes a webhook with its log; pending deliveries aren't sent. */
export async function deleteWebhook(
  ctx: TenantContext,
  { webhookId }: { webhookId: string },
): Promise<{ webhooks: Webhook[] }> {
  const { name } = await findWebhook(ctx, { webhookId });
  await webhookStore(ctx).remove(webhookId);
  await recordChange(ctx, { action: 'webhook.deleted', subject: name, details: {} });
  return listWebhooks(ctx);
}
