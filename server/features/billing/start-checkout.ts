import type { InputOf } from '#contract/endpoint.ts';
import type { startCheckout as endpoint } from '#contract/billing.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { findSubscription } from './find-subscription.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { subscriptionStore } from './subscription.store.ts';
import { findEmail } from '#server/access/membership.store.ts';

const openOnes = 5;

/** Starts a checkout. Throws if a subscription is active, or if extra sessions are bought without one. */
export async function startCheckout(
  ctx: TenantContext,
  input: InputOf<typeof endpoint>,
): Promise<{ url: string; sessionId: string }> {
  requireOwnClient(ctx, input.clientId);
  // Recognizes a payment in another tab before offering a second one.
  await reconcilePayment(ctx, { sessionId: '' });
  const subscription = await findSubscription(ctx);
  if (input.item.kind === 'subscription' && subscription !== null)
    throw new AppError(
      'conflict',
      'This organization already has a subscription. Change its plan or seats in Billing.',
    );
  if (input.item.kind === 'extra' && subscription === null)
    throw new AppError('conflict', 'Extra sessions need a subscription. Subscribe first.');
  const { database, payments } = ctx.services;
  const store = subscriptionStore(ctx);
  const [email, open, before] = await Promise.all([
    findEmail(database.db, ctx.userId),
    store.openCheckouts(openOnes),
    store.newest(),
  ]);
  const customerId = before !== null && payments.owns(before.id) ? before.customerId : null;
  const made = await payments.createCheckout({
    clientId: ctx.organizationId,
    email,
    customerId,
    item: input.item,
    returnTo: input.returnTo,
    open,
  });
  if (made === null)
    throw new AppError(
      'conflict',
      'A payment for this organization is already on its way. Nothing more was charged. Billing shows it once it arrives.',
    );
  await store.addCheckout(made.id);
  return { url: made.url, sessionId: made.id };
}
