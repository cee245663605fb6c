import type { TenantContext } from '#server/platform/context.ts';
import { findProviderSubscription } from './find-provider-subscription.ts';
import { takeSubscription } from './take-subscription.ts';

/** Cancels the subscription at the end of its period, or undoes that. */
export async function setCancellation(
  ctx: TenantContext,
  { cancelAtPeriodEnd }: { cancelAtPeriodEnd: boolean },
): Promise<{ changed: boolean }> {
  const before = await findProviderSubscription(ctx);
  if (before.cancelAtPeriodEnd === cancelAtPeriodEnd) return { changed: false };
  await ctx.services.payments.setCancellation(before, cancelAtPeriodEnd);
  await takeSubscription(ctx, before);
  return { changed: true };
}
