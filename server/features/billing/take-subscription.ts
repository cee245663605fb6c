import type { TenantContext } from '#server/platform/context.ts';
import type { SubscriptionState } from '#server/ports/payments.ts';
import { mailPastDue } from './mail-past-due.ts';
import { subscriptionStore } from './subscription.store.ts';

/**
 * Stores the provider's current state of a subscription with its payments; returns null if the provider doesn't know
 * it.
 */
export async function takeSubscription(ctx: TenantContext, { id }: { id: string }): Promise<SubscriptionState | null> {
  const { payments } = ctx.services;
  const state = await payments.readSubscription(ctx.organizationId, id);
  if (state === null) return null;
  const store = subscriptionStore(ctx);
  const before = await store.find(id);
  const mail =
    state.status === 'past_due' && before?.status === 'active'
      ? await mailPastDue(ctx, state)
      : () => Promise.resolve();
  await store.save(state, mail);
  for (const payment of await payments.listPayments(state)) await store.addPayment(payment);
  return state;
}
