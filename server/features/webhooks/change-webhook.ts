import type { InputOf } from '#contract/endpoint.ts';
import type { changeWebhook as endpoint, Webhook } from '#contract/webhooks.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findWebhook } from './find-webhook.ts';
import { listWebhooks } from './list-webhooks.ts';
import { webhookStore } from './webhook.store.ts';

/** Changes a webhook; its secret stays. */
export async function changeWebhook(
  ctx: TenantContext,
  { webhookId, name, url, events, on }: InputOf<typeof endpoint>,
): Promise<{ webhooks: Webhook[] }> {
  await findWebhook(ctx, { webhookId });
  await webhookStore(ctx).change(webhookId, { name, url, events: [...new Set(events)], isOn: on });
  const details = { host: new URL(url).host, state: on ? 'on' : 'off' };
  await recordChange(ctx, { action: 'webhook.changed', subject: name, details });
  return listWebhooks(ctx);
}
