import type { OutputOf } from '#contract/endpoint.ts';
import type { Plan, previewPlan as endpoint } from '#contract/billing.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findAllowance } from './find-allowance.ts';
import { findProviderSubscription } from './find-provider-subscription.ts';
import { requireChange } from './require-change.ts';
import { usageStore } from './usage.store.ts';

/** Returns the cost of a plan or seat change, now and from the next period, and the remaining allowance. */
export async function previewPlan(
  ctx: TenantContext,
  to: { plan: Plan; seats: number },
): Promise<OutputOf<typeof endpoint>> {
  const before = await findProviderSubscription(ctx);
  await requireChange(ctx, { before, to });
  const { payments } = ctx.services;
  const [dueNowCents, quote, allowance] = await Promise.all([
    payments.previewChange(before, to),
    payments.quote(to),
    findAllowance(ctx, { kind: 'prep' }),
  ]);
  const used = to.plan === before.plan ? await usageStore(ctx).used('prep', allowance) : 0;
  return {
    dueNowCents,
    newAmountCents: quote.amountCents,
    currency: quote.currency,
    renewsAt: before.periodEnd.toISOString(),
    // Fewer seats keep what is paid for until the period ends.
    prep: {
      used,
      limit: limits.plans[to.plan].prep * (to.plan === before.plan ? Math.max(to.seats, before.seats) : to.seats),
    },
  };
}
