import type { TenantContext } from '#server/platform/context.ts';
import { findSubscription } from '#server/features/billing/find-subscription.ts';
import { companyStore, type CompanyRow } from './company.store.ts';

interface Subscribed {
  stripeSubscriptionId: string;
  stripePriceId: string;
  planName: string;
  subscriptionStatus: string;
}

/** Returns the client record with its subscription's ids ('' without one), or null before company setup. */
export async function findCompany(ctx: TenantContext): Promise<(CompanyRow & Subscribed) | null> {
  const [company, subscription] = await Promise.all([companyStore(ctx).find(), findSubscription(ctx)]);
  if (company === null) return null;
  return {
    ...company,
    stripeSubscriptionId: subscription?.id ?? '',
    stripePriceId: subscription?.priceId ?? '',
    planName: subscription?.planName ?? '',
    subscriptionStatus: subscription?.status ?? '',
  };
}
