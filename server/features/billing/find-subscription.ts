import type { TenantContext } from '#server/platform/context.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import { subscriptionStore, type SubscriptionRow } from './subscription.store.ts';
import { takeSubscription } from './take-subscription.ts';

/** Returns the active subscription, asking the provider again once its period is over; null if none or ended. */
export async function findSubscription(ctx: TenantContext): Promise<SubscriptionRow | null> {
  const { payments } = ctx.services;
  const store = subscriptionStore(ctx);
  const row = await store.newest();
  // A subscription of a provider used before the settings changed doesn't count.
  if (row === null || row.status === 'lapsed' || !payments.owns(row.id)) return null;
  if (row.periodEnd > new Date()) return row;
  try {
    if ((await takeSubscription(ctx, row)) === null) return null;
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    ctx.log.warn(
      { err: error, subscriptionId: row.id },
      'the payment provider could not be asked for a renewal; the stored state stands',
    );
    return row;
  }
  const fresh = await store.newest();
  return fresh?.status === 'lapsed' ? null : fresh;
}
