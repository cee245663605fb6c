import type { WebhookEvent } from '#contract/webhooks.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { startDelivery } from './start-delivery.ts';
import { webhookStore } from './webhook.store.ts';

interface AnnounceEventInput {
  event: WebhookEvent;
  /** Event key from the object's id and its run, so that reporting an event twice creates one delivery. */
  key: string;
  data: Record<string, unknown>;
  /** The transaction of the event itself, so that neither exists without the other. */
  db: Db;
}

/** Stores a delivery for each of the organization's webhooks subscribed to the event. */
export async function announceEvent(
  ctx: Pick<TenantContext, 'services' | 'organizationId'>,
  { event, key, data, db }: AnnounceEventInput,
): Promise<void> {
  const wanting = await webhookStore(ctx).wanting(event, db);
  if (wanting.length === 0) return;
  const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data });
  for (const { id } of wanting)
    await startDelivery(ctx, { webhookId: id, event, eventKey: `${event}:${key}`, body, db });
}
