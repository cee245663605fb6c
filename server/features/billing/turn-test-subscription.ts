import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import type { TestTurn } from '#server/ports/payments.ts';
import { findSubscription } from './find-subscription.ts';
import { takeSubscription } from './take-subscription.ts';

/** Simulates in the test payments that a period ends, a payment fails or arrives, or the subscription ends. */
export async function turnTestSubscription(
  ctx: TenantContext,
  { turn }: { turn: TestTurn },
): Promise<{ changed: boolean }> {
  const { test } = ctx.services.payments;
  const subscription = await findSubscription(ctx);
  if (test === undefined || subscription === null) throw new AppError('not_found', 'No test subscription is active');
  const changed = await test.turn(ctx.organizationId, subscription.id, turn);
  await takeSubscription(ctx, subscription);
  return { changed };
}
