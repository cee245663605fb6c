import type { Context } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findOrganization } from '#server/access/organization-exists.store.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { UntrustedEvent, type PaymentEvent } from '#server/ports/payments.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { subscriptionStore } from './subscription.store.ts';
import { takeSubscription } from './take-subscription.ts';

async function readEvent(ctx: Context, body: string, headers: Headers): Promise<PaymentEvent> {
  try {
    return await ctx.services.payments.readEvent(body, headers);
  } catch (error) {
    if (!(error instanceof UntrustedEvent)) throw error;
    ctx.log.warn({ err: error }, 'a payment event was refused');
    throw new AppError('invalid_input', error.message);
  }
}

/** Processes a signed event once. The event only says what changed; the state is read from the provider. */
export async function receiveEvent(
  ctx: Context,
  { body, headers }: { body: string; headers: Headers },
): Promise<{ received: boolean }> {
  const event = await readEvent(ctx, body, headers);
  if (!(await findOrganization(ctx.services.database.db, event.clientId))) {
    ctx.log.warn({ eventId: event.id, kind: event.kind }, 'a payment event names an unknown client');
    return { received: false };
  }
  const tenant = jobContext(ctx.services, { organizationId: event.clientId, userId: '' });
  const store = subscriptionStore(tenant);
  if (event.checkoutId !== null) await reconcilePayment(tenant, { sessionId: event.checkoutId });
  if (event.subscriptionId !== null) await takeSubscription(tenant, { id: event.subscriptionId });
  // Recorded last, so that an interrupted event is processed when the provider retries it.
  const fresh = await store.noteEvent(event.id, event.kind);
  if (!fresh) ctx.log.info({ eventId: event.id }, 'a payment event came again');
  return { received: true };
}
