import type { TenantContext } from '#server/platform/context.ts';
import { findSubscription } from './find-subscription.ts';
import { subscriptionStore } from './subscription.store.ts';
import { takeSubscription } from './take-subscription.ts';

const openOnes = 3;

interface ReconcileInput {
  sessionId: string;
  /** Asks for the running subscription as well: it may have been changed in the provider's portal. */
  refresh?: boolean;
}

/**
 * Takes over what the provider itself knows of a checkout, or of those begun here last when none is named. Webhook,
 * success page and poll all end here, so their order and number do not matter.
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
