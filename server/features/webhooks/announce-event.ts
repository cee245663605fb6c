import type { WebhookEvent } from '#contract/webhooks.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { startDelivery } from './start-delivery.ts';
import { webhookStore } from './webhook.store.ts';

interface AnnounceEventInput {
  event: WebhookEvent;
  /** What happened, by the id of the thing and its run: told twice, it is one delivery. */
  key: string;
  data: Record<string, unknown>;
}

/** Tells the organization's webhooks; what happened stands, so a failure here is logged and thrown nowhere. */
export async function announceEvent(
  ctx: Pick<TenantContext, 'services' | 'organizationId' | 'log'>,
  { event, key, data }: AnnounceEventInput,
): Promise<void> {
  try {
    const wanting = await webhookStore(ctx).wanting(event);
    if (wanting.length === 0) return;
    const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data });
    for (const { id } of wanting) await startDelivery(ctx, { webhookId: id, event, eventKey: `${event}:${key}`, body });
  } catch (error) {
    ctx.log.error({ err: error, event, key }, 'webhooks were not told');
  }
}
