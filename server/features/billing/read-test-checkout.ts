import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import type { TestCheckout } from '#server/ports/payments.ts';

/** Returns a checkout of the built-in test payments. */
export async function readTestCheckout(
  ctx: TenantContext,
  { sessionId }: { sessionId: string },
): Promise<TestCheckout> {
  const checkout = (await ctx.services.payments.test?.read(ctx.organizationId, sessionId)) ?? null;
  if (checkout === null) throw new AppError('not_found', 'Checkout not found');
  return checkout;
}
