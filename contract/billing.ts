import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { subscriptionRecordSchema } from './records-company.ts';
import { outsideId } from './text.ts';

export const planSchema = z.enum(['monthly', 'annual']);
export type Plan = z.infer<typeof planSchema>;
/** `lapsed`: ended, for want of payment or because it was cancelled. */
export const subscriptionStatusSchema = z.enum(['active', 'past_due', 'lapsed']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;
export const usageKindSchema = z.enum(['prep', 'discovery']);
export type UsageKind = z.infer<typeof usageKindSchema>;
/** What a run is charged to: the plan's sessions, bought ones, or those to try without a subscription. */
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
/** A checkout of the built-in test provider. */
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
/** Asks the provider itself, so that a late event strands nobody. */
export const reconcilePayment = endpoint({
  method: 'POST',
  path: '/api/payments/reconcile',
  access: 'member',
  summary: 'Update the checkout from the payment provider',
  input: z.object({ sessionId: outsideId().default(''), refresh: z.boolean().optional() }),
  output: z.object({ found: z.boolean() }),
});
/** What the portal of the built-in test provider can let happen. */
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
/** Without a subscription the answer is 404 with the error 'Stripe Subscription ID not found'. */
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
    /** Null: none yet, or it has ended. */
    subscription: z
      .object({
        planName: z.string(),
        plan: planSchema,
        status: subscriptionStatusSchema,
        seats: z.number(),
        /** Fewer, from the next period on; null: as many. */
        nextSeats: z.number().nullable(),
        /** When it ends unless what is due is paid; null: nothing is due, or nobody knows. */
        unpaidEnd: z.string().nullable(),
        amountCents: cents,
        currency: z.string(),
        periodStart: z.string(),
        periodEnd: z.string(),
        cancelAtPeriodEnd: z.boolean(),
      })
      .nullable(),
    /** The one before, when none lives. */
    ended: z.object({ planName: z.string(), seats: z.number(), endedAt: z.string() }).nullable(),
    /** False: what is shown is the state as it was last known. */
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
    /** Meeting Prepper sessions of the running period, after the change. */
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
