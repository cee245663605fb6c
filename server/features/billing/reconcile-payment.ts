import type { TenantContext } from '#server/platform/context.ts';
import { findSubscription } from './find-subscription.ts';
import { subscriptionStore } from './subscription.store.ts';
import { takeSubscription } from './take-subscription.ts';

const openOnes = 3;

interface ReconcileInput {
  sessionId: string;
  /** Also reads the active subscription, which may have changed in the provider's portal. */
  refresh?: boolean;
}

/**
 * Stores what the provider knows of a checkout, or of the latest ones if none is named.
 * Webhook, success page and polling all end here, so their order and number don't matter.
 */
export async function reconcilePayment(
  ctx: TenantContext,
  { sessionId, refresh = false }: ReconcileInput,
): Promise<{ found: boolean }> {
  const { payments } = ctx.services;
  const store = subscriptionStore(ctx);
  const ids = sessionId === '' ? await store.openCheckouts(openOnes) : [sessionId];
  for (const id of ids) {
    const checkout = await payments.readCheckout(ctx.organizationId, id);
    if (checkout === null || checkout.state === 'open') continue;
    if (checkout.subscriptionId !== null) await takeSubscription(ctx, { id: checkout.subscriptionId });
    if (checkout.payment !== null) await store.addPayment(checkout.payment);
    await store.closeCheckout(id);
  }
  const subscription = await findSubscription(ctx);
  if (refresh && subscription !== null) await takeSubscription(ctx, subscription);
  return { found: refresh ? (await findSubscription(ctx)) !== null : subscription !== null };
}
