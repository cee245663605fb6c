import type { UsageKind } from '#contract/billing.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findSubscription } from './find-subscription.ts';
import type { SubscriptionRow } from './subscription.store.ts';
import type { Allowance } from './usage.store.ts';

/** Returns how many runs of a kind the organization has and until when; without a subscription, its trial runs. */
export async function findAllowance(
  ctx: TenantContext,
  { kind }: { kind: UsageKind },
): Promise<Allowance & { subscription: SubscriptionRow | null }> {
  const subscription = await findSubscription(ctx);
  if (subscription === null) return { pool: 'trial', period: 'trial', limit: limits.plans.trial[kind], subscription };
  const { plan, seats, periodStart } = subscription;
  return { pool: 'plan', period: periodStart.toISOString(), limit: limits.plans[plan][kind] * seats, subscription };
}
