import type { Webhook } from '#contract/webhooks.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { webhookStore } from './webhook.store.ts';

/** Returns the webhooks without their secrets, oldest first. */
export async function listWebhooks(ctx: TenantContext): Promise<{ webhooks: Webhook[] }> {
  const rows = await webhookStore(ctx).list();
  return {
    webhooks: rows.map(({ id, name, url, events, isOn, disabledReason, createdAt }) => ({
      webhookId: id,
      name,
      url,
      events,
      on: isOn,
      disabledReason,
      createdAt: createdAt.toISOString(),
    })),
  };
}
