import type { TenantContext } from '#server/platform/context.ts';
import type { SubscriptionState } from '#server/ports/payments.ts';
import { subscriptionStore } from './subscription.store.ts';

/** Takes over what the provider says of a subscription now, with what was paid for it. Null: it knows none of that id. */
export async function takeSubscription(ctx: TenantContext, { id }: { id: string }): Promise<SubscriptionState | null> {
  const { payments } = ctx.services;
  const state = await payments.readSubscription(ctx.organizationId, id);
  if (state === null) return null;
  const store = subscriptionStore(ctx);
  await store.save(state);
  for (const payment of await payments.listPayments(state)) await store.addPayment(payment);
  return state;
}
