import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import type { SubscriptionState } from '#server/ports/payments.ts';
import { findSubscription } from './find-subscription.ts';

/** Returns the active subscription as the provider knows it now. */
export async function findProviderSubscription(ctx: TenantContext): Promise<SubscriptionState> {
  const row = await findSubscription(ctx);
  const state = row === null ? null : await ctx.services.payments.readSubscription(ctx.organizationId, row.id);
  if (state === null)
    throw new AppError('conflict', 'This organization has no subscription to change. Subscribe first.');
  return state;
}
