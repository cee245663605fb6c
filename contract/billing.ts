import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { subscriptionRecordSchema } from './records-company.ts';
import { outsideId } from './text.ts';

export const planSchema = z.enum(['monthly', 'annual']);
export type Plan = z.infer<typeof planSchema>;
/** `lapsed`: ended, because of non-payment or cancellation. */
export const subscriptionStatusSchema = z.enum(['active', 'past_due', 'lapsed']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;
export const usageKindSchema = z.enum(['prep', 'discovery']);
export type UsageKind = z.infer<typeof usageKindSchema>;
/** What a run is charged to: plan sessions, purchased sessions or trial sessions. */
export type UsagePool = 'plan' | 'extra' | 'trial';

const seats = z.coerce
  .number()
  .int()
  .min(1, 'Enter at least one seat')
  .max(limits.payments.seatsMax, `Enter up to ${limits.payments.seatsMax} seats`);
const cents = z.number().int();

export const readQuote = endpoint({
  method: 'GET',
  path: '/api/payments/quote',
  access: 'public',
  summary: 'What a plan costs for a number of seats',
  input: z.object({ plan: planSchema.default('monthly'), seats: seats.default(1) }),
  output: z.object({
    amountCents: cents,
    fullCents: cents,
    monthlyCents: cents,
    discountPercent: z.number(),
    currency: z.string(),
  }),
});
export const startCheckout = endpoint({
  method: 'POST',
  path: '/api/payments/checkout',
  access: 'admin',
  summary: 'Start a checkout at the payment provider',
  input: z.object({
    clientId: outsideId().min(1),
    item: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('subscription'), plan: planSchema, seats }),
      z.object({
        kind: z.literal('extra'),
        sessions: z.coerce.number().int().min(1, 'Enter at least one session').max(limits.payments.extraMax),
      }),
    ]),
    returnTo: z.enum(['onboarding', 'billing']).default('onboarding'),
  }),
  output: z.object({ url: z.string(), sessionId: z.string() }),
});
/** Reads a checkout of the built-in test provider. */
export const readTestCheckout = endpoint({
  method: 'GET',
  path: '/api/payments/test-checkout/:sessionId',
  access: 'admin',
  summary: 'A checkout of the built-in test payments',
  input: z.object({ sessionId: outsideId() }),
  output: z.object({
    description: z.string(),
    amountCents: cents,
    currency: z.string(),
    state: z.enum(['open', 'paid', 'cancelled']),
    returnUrl: z.string(),
  }),
});
export const settleTestCheckout = endpoint({
  method: 'POST',
  path: '/api/payments/test-checkout/:sessionId/settle',
  access: 'admin',
  summary: 'End a checkout of the built-in test payments',
  input: z.object({ sessionId: outsideId(), outcome: z.enum(['success', 'delay', 'decline', 'cancel']) }),
  output: z.object({ url: z.string().nullable(), message: z.string() }),
});
/** Asks the payment provider directly, so that a late webhook can't leave a buyer stuck. */
export const reconcilePayment = endpoint({
  method: 'POST',
  path: '/api/payments/reconcile',
  access: 'member',
  summary: 'Update the checkout from the payment provider',
  input: z.object({ sessionId: outsideId().default(''), refresh: z.boolean().optional() }),
  output: z.object({ found: z.boolean() }),
});
/** Events that the test provider's portal can simulate. */
export const testTurnSchema = z.enum(['renew', 'fail', 'pay', 'end']);
export const turnTestSubscription = endpoint({
  method: 'POST',
  path: '/api/payments/test-portal',
  access: 'admin',
  summary: 'Simulate time or a payment for a subscription of the built-in test payments',
  input: z.object({ turn: testTurnSchema }),
  output: z.object({ changed: z.boolean() }),
});
export const openPortal = endpoint({
  method: 'POST',
  path: '/api/billing/portal',
  access: 'admin',
  summary: "Open the payment provider's portal: card, billing details, receipts",
  input: z.object({}),
  output: z.object({ url: z.string() }),
});
/** Responds 404 'Stripe Subscription ID not found' when there is no subscription. */
export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/records/subscription/get-subscription-by-clientid/route',
  access: 'member',
  summary: "The company's subscription, newest active one first",
  input: z.object({ clientId: outsideId().optional() }),
  output: z.object({
    subscriptions: z.array(subscriptionRecordSchema).optional(),
    subscription: subscriptionRecordSchema.pick({ fields: true }).optional(),
    error: z.string().optional(),
  }),
});

const meterSchema = z.object({ kind: usageKindSchema, used: z.number(), limit: z.number() });
export const readBilling = endpoint({
  method: 'GET',
  path: '/api/billing',
  access: 'member',
  summary: 'Plan, seats, usage and payments',
  input: z.object({}),
  output: z.object({
    /** Null if there is no subscription or it has ended. */
    subscription: z
      .object({
        planName: z.string(),
        plan: planSchema,
        status: subscriptionStatusSchema,
        seats: z.number(),
        /** A lower seat count that takes effect next period; null if it stays the same. */
        nextSeats: z.number().nullable(),
        /** When the subscription ends unless the balance is paid; null if nothing is due or the date is unknown. */
        unpaidEnd: z.string().nullable(),
        amountCents: cents,
        currency: z.string(),
        periodStart: z.string(),
        periodEnd: z.string(),
        cancelAtPeriodEnd: z.boolean(),
      })
      .nullable(),
    /** The previous subscription, when none is active. */
    ended: z.object({ planName: z.string(), seats: z.number(), endedAt: z.string() }).nullable(),
    /** False if the provider could not be reached and the last known state is shown. */
    providerReached: z.boolean(),
    seatsInvited: z.number(),
    paymentPending: z.boolean(),
    testPayments: z.boolean(),
    seatsUsed: z.number(),
    usage: z.object({
      renewsAt: z.string().nullable(),
      meters: z.array(meterSchema),
      extraLeft: z.number(),
      history: z.array(
        z.object({
          runId: z.string(),
          kind: usageKindSchema,
          person: z.string(),
          at: z.string(),
          pool: z.string(),
        }),
      ),
    }),
    payments: z.array(
      z.object({
        id: z.string(),
        description: z.string(),
        amountCents: cents,
        currency: z.string(),
        paidAt: z.string(),
        invoiceUrl: z.string().nullable(),
      }),
    ),
  }),
});
export type Billing = z.infer<typeof readBilling.output>;

const planChange = z.object({ plan: planSchema, seats });
export const previewPlan = endpoint({
  method: 'GET',
  path: '/api/billing/plan-preview',
  access: 'admin',
  summary: 'What a change of plan or seats would cost now and later',
  input: planChange,
  output: z.object({
    dueNowCents: cents,
    newAmountCents: cents,
    currency: z.string(),
    renewsAt: z.string(),
    /** Prep sessions of the current billing period, after the change. */
    prep: z.object({ used: z.number(), limit: z.number() }),
  }),
});
export const changePlan = endpoint({
  method: 'POST',
  path: '/api/billing/plan',
  access: 'admin',
  summary: 'Change plan or seats',
  input: planChange,
  output: z.object({ changed: z.boolean() }),
});
export const setCancellation = endpoint({
  method: 'POST',
  path: '/api/billing/cancellation',
  access: 'admin',
  summary: 'Cancel the subscription at the end of its period, or undo that',
  input: z.object({ cancelAtPeriodEnd: z.boolean() }),
  output: z.object({ changed: z.boolean() }),
});
