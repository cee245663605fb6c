import type { SubscriptionRecord } from '#contract/records-company.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { findSubscription } from './find-subscription.ts';
import { reconcilePayment } from './reconcile-payment.ts';

/** Returns the active subscription under its stored field names; the amount is in dollars (decision A123). */
export async function getSubscription(
  ctx: TenantContext,
  input: { clientId?: string | undefined },
): Promise<{ subscriptions: SubscriptionRecord[]; subscription: SubscriptionRecord }> {
  requireOwnClient(ctx, input.clientId);
  const stored = await findSubscription(ctx);
  if (stored === null) await reconcilePayment(ctx, { sessionId: '' });
  const row = stored ?? (await findSubscription(ctx));
  if (row === null) throw new AppError('not_found', 'Stripe Subscription ID not found');
  const fields = {
    '# Users Subscribed': row.seats,
    'Stripe Plan Name': row.planName,
    'Amount paid': row.amountCents / 100,
    StripePriceId: row.priceId,
    StripeSubscriptionId: row.id,
    Status: row.status,
    Currency: row.currency,
  };
  const record = { id: row.id, fields, createdTime: row.createdAt.toISOString() };
  return { subscriptions: [record], subscription: record };
}
