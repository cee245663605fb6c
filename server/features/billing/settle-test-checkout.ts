import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import type { TestOutcome } from '#server/ports/payments.ts';

/** Completes a test checkout with the chosen outcome. */
export async function settleTestCheckout(
  ctx: TenantContext,
  { sessionId, outcome }: { sessionId: string; outcome: TestOutcome },
) {
  const settled = (await ctx.services.payments.test?.settle(ctx.organizationId, sessionId, outcome)) ?? null;
  if (settled === null) throw new AppError('not_found', 'Checkout not found');
  return settled;
}
