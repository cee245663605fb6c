import { z } from 'zod';
import { planSchema, type SubscriptionStatus } from '#contract/billing.ts';
import { limits } from '#contract/limits.ts';
import { chargeFor } from '#contract/plans.ts';
import { describeItem, planName, type Payment, type SubscriptionState, type TestTurn } from './payments.ts';
import { addPeriod, dueNow } from './proration.ts';

const instant = z.coerce.date();
const paymentSchema = z.object({
  id: z.string(),
  description: z.string(),
  amountCents: z.number(),
  currency: z.string(),
  credits: z.number(),
  invoiceUrl: z.string().nullable(),
  paidAt: instant,
});

/** A subscription of the test payments, as stored. */
export const subscriptionSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  plan: planSchema,
  seats: z.number(),
  nextSeats: z.number().nullable().default(null),
  periodStart: instant,
  periodEnd: instant,
  cancelAtPeriodEnd: z.boolean(),
  startedAt: instant,
  /** Since when a renewal is unpaid. */
  unpaidSince: instant.nullable().default(null),
  endedAt: instant.nullable().default(null),
  paid: z.array(paymentSchema).default([]),
});
export type StoredSubscription = z.infer<typeof subscriptionSchema>;

type Order = Pick<StoredSubscription, 'plan' | 'seats'>;

function payment(subscription: StoredSubscription, what: string, amountCents: number, paidAt: Date): Payment {
  const { id, paid } = subscription;
  return {
    id: `${id.replace(/^sub_/, 'in_')}_${paid.length + 1}`,
    description: what,
    amountCents,
    currency: 'usd',
    credits: 0,
    invoiceUrl: null,
    paidAt,
  };
}

function withPayment(
  subscription: StoredSubscription,
  what: string,
  amountCents: number,
  paidAt: Date,
): StoredSubscription {
  return amountCents === 0
    ? subscription
    : { ...subscription, paid: [payment(subscription, what, amountCents, paidAt), ...subscription.paid] };
}

export function beginSubscription(
  { id, clientId, plan, seats }: Order & { id: string; clientId: string },
  at: Date,
): StoredSubscription {
  const fresh = {
    id,
    clientId,
    plan,
    seats,
    nextSeats: null,
    periodStart: at,
    periodEnd: addPeriod(at, plan),
    cancelAtPeriodEnd: false,
    startedAt: at,
    unpaidSince: null,
    endedAt: null,
    paid: [],
  };
  return withPayment(fresh, describeItem({ kind: 'subscription', plan, seats }), chargeFor(fresh).amountCents, at);
}

function renewed(subscription: StoredSubscription): StoredSubscription {
  const { plan, periodEnd } = subscription;
  const seats = subscription.nextSeats ?? subscription.seats;
  const next = {
    ...subscription,
    seats,
    nextSeats: null,
    periodStart: periodEnd,
    periodEnd: addPeriod(periodEnd, plan),
  };
  if (next.unpaidSince !== null) return next;
  return withPayment(
    next,
    `Renewal: ${describeItem({ kind: 'subscription', plan, seats })}`,
    chargeFor(next).amountCents,
    periodEnd,
  );
}

/**
 * Applies what happened until `now`: periods renew, canceled subscriptions end with the period, unpaid ones after
 * grace.
 */
export function subscriptionAt(stored: StoredSubscription, now: Date): StoredSubscription {
  let subscription = stored;
  while (subscription.endedAt === null) {
    const { unpaidSince, periodEnd, cancelAtPeriodEnd } = subscription;
    const graceEnd = unpaidSince === null ? Infinity : unpaidSince.getTime() + limits.payments.graceMs;
    if (graceEnd <= now.getTime() && graceEnd <= periodEnd.getTime())
      return { ...subscription, endedAt: new Date(graceEnd) };
    if (periodEnd > now) break;
    subscription = cancelAtPeriodEnd ? { ...subscription, endedAt: periodEnd } : renewed(subscription);
  }
  return subscription;
}

/** Applies a change: more seats or another plan at once, fewer seats from the next period. */
export function changedTo(subscription: StoredSubscription, { plan, seats }: Order, now: Date): StoredSubscription {
  if (plan === subscription.plan && seats <= subscription.seats)
    return { ...subscription, nextSeats: seats === subscription.seats ? null : seats };
  const amountCents = dueNow(subscription, { plan, seats }, now);
  const period = plan === subscription.plan ? {} : { periodStart: now, periodEnd: addPeriod(now, plan) };
  return withPayment(
    { ...subscription, plan, seats, nextSeats: null, ...period },
    `Change to ${describeItem({ kind: 'subscription', plan, seats })}`,
    amountCents,
    now,
  );
}

/** Shifts all dates into the past so that the current period ends now. */
function periodOver(subscription: StoredSubscription, now: Date): StoredSubscription {
  const by = subscription.periodEnd.getTime() - now.getTime();
  const earlier = (date: Date): Date => new Date(date.getTime() - by);
  const { periodStart, periodEnd, startedAt, unpaidSince, paid } = subscription;
  return {
    ...subscription,
    periodStart: earlier(periodStart),
    periodEnd: earlier(periodEnd),
    startedAt: earlier(startedAt),
    unpaidSince: unpaidSince === null ? null : earlier(unpaidSince),
    paid: paid.map((one) => ({ ...one, paidAt: earlier(one.paidAt) })),
  };
}

/** Returns null if the subscription has ended and nothing can happen to it. */
export function afterTurn(subscription: StoredSubscription, turn: TestTurn, now: Date): StoredSubscription | null {
  if (subscription.endedAt !== null) return null;
  if (turn === 'end') return { ...subscription, endedAt: now };
  if (turn === 'pay') {
    if (subscription.unpaidSince === null) return subscription;
    const what = `Renewal: ${describeItem({ kind: 'subscription', ...subscription })}`;
    return withPayment({ ...subscription, unpaidSince: null }, what, chargeFor(subscription).amountCents, now);
  }
  const over = periodOver(subscription, now);
  return subscriptionAt(
    turn === 'fail' && !over.cancelAtPeriodEnd ? { ...over, unpaidSince: over.unpaidSince ?? now } : over,
    now,
  );
}

function statusOf({ endedAt, unpaidSince }: StoredSubscription): SubscriptionStatus {
  if (endedAt !== null) return 'lapsed';
  return unpaidSince === null ? 'active' : 'past_due';
}

export function stateOf(stored: StoredSubscription, readAt: Date): SubscriptionState {
  const { id, clientId, plan, seats, nextSeats, periodStart, periodEnd, cancelAtPeriodEnd, startedAt } = stored;
  const { endedAt, unpaidSince } = stored;
  return {
    id,
    clientId,
    plan,
    seats,
    nextSeats,
    unpaidEnd:
      endedAt !== null || unpaidSince === null ? null : new Date(unpaidSince.getTime() + limits.payments.graceMs),
    periodStart,
    periodEnd: endedAt ?? periodEnd,
    cancelAtPeriodEnd,
    startedAt,
    customerId: `cus_test_${clientId}`,
    priceId: `price_test_${plan}`,
    planName: planName(plan),
    status: statusOf(stored),
    amountCents: chargeFor(stored).amountCents,
    currency: 'usd',
    readAt,
  };
}
