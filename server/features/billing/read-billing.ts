import type { Billing, UsageKind } from '#contract/billing.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { countSeats } from '#server/access/membership.store.ts';
import { findAllowance } from './find-allowance.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { subscriptionStore } from './subscription.store.ts';
import { usageStore } from './usage.store.ts';

const rows = 200;

/** Returns false if the provider could not be reached and the stored state applies. */
async function catchUp(ctx: TenantContext): Promise<boolean> {
  try {
    await reconcilePayment(ctx, { sessionId: '' });
    return true;
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error;
    ctx.log.warn({ err: error }, 'the payment provider could not be asked for open checkouts');
    return false;
  }
}

/**
 * Returns plan, seats, meters and history. Asks the provider about open checkouts, which makes up for late webhooks.
 */
export async function readBilling(ctx: TenantContext): Promise<Billing> {
  const providerReached = await catchUp(ctx);
  const [store, ledger] = [subscriptionStore(ctx), usageStore(ctx)];
  const meter = async (kind: UsageKind) => {
    const allowance = await findAllowance(ctx, { kind });
    return { kind, used: await ledger.used(kind, allowance), limit: allowance.limit };
  };
  const { subscription } = await findAllowance(ctx, { kind: 'prep' });
  const [seats, newest, open, paid, history, extraLeft, prep, discovery] = await Promise.all([
    countSeats(ctx.services.database.db, ctx.organizationId),
    store.newest(),
    store.openCheckouts(1),
    store.listPayments(rows),
    ledger.history(rows),
    ledger.extraLeft(),
    meter('prep'),
    meter('discovery'),
  ]);
  return {
    subscription:
      subscription === null
        ? null
        : {
            planName: subscription.planName,
            plan: subscription.plan,
            status: subscription.status,
            seats: subscription.seats,
            nextSeats: subscription.nextSeats,
            unpaidEnd: subscription.unpaidEnd?.toISOString() ?? null,
            periodStart: subscription.periodStart.toISOString(),
            amountCents: subscription.amountCents,
            currency: subscription.currency,
            periodEnd: subscription.periodEnd.toISOString(),
            cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
          },
    ended:
      subscription !== null || newest === null
        ? null
        : { planName: newest.planName, seats: newest.seats, endedAt: newest.periodEnd.toISOString() },
    providerReached,
    paymentPending: subscription === null && open.length > 0,
    testPayments: ctx.services.payments.test !== undefined,
    seatsUsed: seats.people,
    seatsInvited: seats.invited,
    usage: {
      renewsAt: subscription?.periodEnd.toISOString() ?? null,
      meters: [prep, discovery],
      extraLeft: Math.max(0, extraLeft),
      history: history.map((row) => ({
        runId: row.runId,
        kind: row.kind,
        pool: row.pool,
        at: row.at.toISOString(),
        person: row.person ?? 'A former member',
      })),
    },
    payments: paid.map(({ id, description, amountCents, currency, paidAt, invoiceUrl }) => ({
      id,
      description,
      amountCents,
      currency,
      paidAt: paidAt.toISOString(),
      invoiceUrl,
    })),
  };
}
