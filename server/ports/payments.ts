import type { Plan, SubscriptionStatus } from '#contract/billing.ts';
import type { Charge } from '#contract/plans.ts';

export type CheckoutItem = { kind: 'subscription'; plan: Plan; seats: number } | { kind: 'extra'; sessions: number };

export interface CheckoutOrder {
  clientId: string;
  email: string;
  /** Provider's customer id from earlier payments; null: none yet. */
  customerId: string | null;
  item: CheckoutItem;
  returnTo: 'onboarding' | 'billing';
  /** Open checkouts of this client: the same order reuses one, another order ends them. */
  open: readonly string[];
}

/** A subscription as the provider reports it; amounts are in cents per whole period. */
export interface SubscriptionState {
  id: string;
  clientId: string;
  customerId: string;
  priceId: string;
  planName: string;
  plan: Plan;
  status: SubscriptionStatus;
  /** Paid until the period ends. */
  seats: number;
  /** A lower seat count from the next period on; null: unchanged. */
  nextSeats: number | null;
  amountCents: number;
  currency: string;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** When it ends unless the balance is paid; null if nothing is due or the provider doesn't say. */
  unpaidEnd: Date | null;
  startedAt: Date;
  /** When the provider was asked. */
  readAt: Date;
}

export interface Payment {
  id: string;
  description: string;
  amountCents: number;
  currency: string;
  /** Extra sessions purchased. */
  credits: number;
  invoiceUrl: string | null;
  paidAt: Date;
}

export interface CheckoutState {
  id: string;
  clientId: string;
  /** Also `open` while the payment is pending. */
  state: 'open' | 'paid' | 'cancelled';
  subscriptionId: string | null;
  /** A one-time purchase; payments of a subscription are listed with it. */
  payment: Payment | null;
}

/** What a signed event says has changed; the new state is always read from the provider. */
export interface PaymentEvent {
  id: string;
  kind: string;
  /** Empty if it concerns none of our clients. */
  clientId: string;
  checkoutId: string | null;
  subscriptionId: string | null;
}

/** Thrown for an event with an invalid signature or time. */
export class UntrustedEvent extends Error {}

/** Thrown if the provider can't be reached. */
export class PaymentsUnavailable extends Error {}

/** Thrown when a payment is declined; `message` is the provider's reason, fit for users. */
export class PaymentDeclined extends Error {}

export interface TestCheckout {
  description: string;
  amountCents: number;
  currency: string;
  state: CheckoutState['state'];
  returnUrl: string;
}

export type TestOutcome = 'success' | 'delay' | 'decline' | 'cancel';

/** Events that the test payments' portal can simulate. */
export type TestTurn = 'renew' | 'fail' | 'pay' | 'end';

/** Features of the built-in test payments only. */
export interface TestPayments {
  read(clientId: string, checkoutId: string): Promise<TestCheckout | null>;
  settle(
    clientId: string,
    checkoutId: string,
    outcome: TestOutcome,
  ): Promise<{ url: string | null; message: string } | null>;
  /** Ends the current period or its unpaid grace at once. Returns false if there is no such active subscription. */
  turn(clientId: string, subscriptionId: string, turn: TestTurn): Promise<boolean>;
  /** Sets where its events are sent. */
  connect(receive: (request: Request) => Response | Promise<Response>): void;
}

/** Every method except `readEvent` may throw PaymentsUnavailable. */
export interface Payments {
  /** Absent with real payments. */
  test?: TestPayments;
  /** Returns whether a stored subscription or extra-session payment belongs to this provider. */
  owns(id: string): boolean;
  quote(order: { plan: Plan; seats: number }): Promise<Quote>;
  /** Returns null if one of the open checkouts was paid in the meantime. */
  createCheckout(order: CheckoutOrder): Promise<{ id: string; url: string } | null>;
  /** Returns null if it is unknown or belongs to another client. */
  readCheckout(clientId: string, id: string): Promise<CheckoutState | null>;
  readSubscription(clientId: string, id: string): Promise<SubscriptionState | null>;
  /** Returns its payments, newest first. */
  listPayments(subscription: SubscriptionState): Promise<Payment[]>;
  /** Returns the URL where the payer changes card and billing details and finds receipts. */
  openPortal(subscription: { clientId: string; customerId: string }): Promise<string>;
  previewChange(subscription: SubscriptionState, to: { plan: Plan; seats: number }): Promise<number>;
  /** Throws PaymentDeclined, with nothing changed. */
  changeSubscription(subscription: SubscriptionState, to: { plan: Plan; seats: number }): Promise<void>;
  setCancellation(subscription: SubscriptionState, cancelAtPeriodEnd: boolean): Promise<void>;
  /** Throws UntrustedEvent. */
  readEvent(body: string, headers: Headers): Promise<PaymentEvent>;
  close(): void;
}

/** The price of a period; `monthlyCents` is per seat and month before the discount. */
export interface Quote extends Charge {
  monthlyCents: number;
  currency: string;
}

const planNames: Record<Plan, string> = { monthly: 'Monthly plan', annual: 'Annual plan' };

export function planName(plan: Plan): string {
  return planNames[plan];
}

/** Returns a label such as 'Annual plan, 3 seats' or '5 extra sessions'. */
export function describeItem(item: CheckoutItem): string {
  const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
  return item.kind === 'subscription'
    ? `${planNames[item.plan]}, ${count(item.seats, 'seat')}`
    : count(item.sessions, 'extra session');
}

/** Returns where a completed checkout leads. */
export function returnPath(returnTo: CheckoutOrder['returnTo'], sessionId: string): string {
  return returnTo === 'onboarding'
    ? `/onboarding/subscription-success?session_id=${sessionId}`
    : `/account/billing?session_id=${sessionId}`;
}

/** Returns where an abandoned checkout leads. */
export function cancelPath(returnTo: CheckoutOrder['returnTo']): string {
  return returnTo === 'billing' ? '/account/billing' : '/pricing470194';
}

/** Returns whether an id belongs to the built-in test payments. */
export function isTestPayment(id: string): boolean {
  return /^(?:sub|pay)_test_/.test(id);
}
