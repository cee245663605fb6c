import type { Plan } from '#contract/billing.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { PaymentDeclined } from '#server/ports/payments.ts';
import { findProviderSubscription } from './find-provider-subscription.ts';
import { requireChange } from './require-change.ts';
import { takeSubscription } from './take-subscription.ts';

/** Changes plan or seats at the provider and stores the resulting state. No member loses a seat. */
export async function changePlan(ctx: TenantContext, to: { plan: Plan; seats: number }): Promise<{ changed: boolean }> {
  const before = await findProviderSubscription(ctx);
  if (before.plan === to.plan && (before.nextSeats ?? before.seats) === to.seats) return { changed: false };
  await requireChange(ctx, { before, to });
  try {
    await ctx.services.payments.changeSubscription(before, to);
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error;
    ctx.log.info({ err: error }, 'the payment for a change was declined');
    throw new AppError(
      'conflict',
      `The payment was declined: ${error.message} Nothing was changed. Choose another card in the portal, then try again.`,
    );
  }
  await takeSubscription(ctx, before);
  return { changed: true };
}
