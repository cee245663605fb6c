import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { webhookStore, type WebhookRow } from './webhook.store.ts';

/** Throws the same error for an unknown id and for another organization's. */
export async function findWebhook(ctx: TenantContext, { webhookId }: { webhookId: string }): Promise<WebhookRow> {
  const hook = await webhookStore(ctx).find(webhookId);
  if (hook === null) throw new AppError('not_found', 'This webhook no longer exists.');
  return hook;
}
