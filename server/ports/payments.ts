import type { Plan, SubscriptionStatus } from '#contract/billing.ts';
import type { Charge } from '#contract/plans.ts';

export type CheckoutItem = { kind: 'subscription'; plan: Plan; seats: number } | { kind: 'extra'; sessions: number };

export interface CheckoutOrder {
  clientId: string;
  email: string;
  /** Who paid for this client before; null: nobody yet. */
  customerId: string | null;
  item: CheckoutItem;
  returnTo: 'onboarding' | 'billing';
  /** Checkouts of this client that may still be open: the same order is not opened twice, another one ends them. */
  open: readonly string[];
}

/** A subscription as the provider knows it; amounts in cents, for a whole period. */
export interface SubscriptionState {
  id: string;
  clientId: string;
  customerId: string;
  priceId: string;
  planName: string;
  plan: Plan;
  status: SubscriptionStatus;
  /** Paid for until the period ends. */
  seats: number;
  /** Fewer, from the next period on; null: as many. */
  nextSeats: number | null;
  amountCents: number;
  currency: string;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** When it ends unless what is due is paid; null: nothing is due, or the provider does not say. */
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
  /** Extra sessions bought with it. */
  credits: number;
  invoiceUrl: string | null;
  paidAt: Date;
}

export interface CheckoutState {
  id: string;
  clientId: string;
  /** `open` also while the payment is still on its way. */
  state: 'open' | 'paid' | 'cancelled';
  subscriptionId: string | null;
  /** What was bought once; what a subscription paid stands among its own payments. */
  payment: Payment | null;
}

/** What a signed event says has changed; what it changed to is asked of the provider itself. */
export interface PaymentEvent {
  id: string;
  kind: string;
  /** Empty: it concerns nobody here. */
  clientId: string;
  checkoutId: string | null;
  subscriptionId: string | null;
}

/** Thrown for an event whose signature or time is wrong. */
export class UntrustedEvent extends Error {}

/** Thrown when the provider cannot be asked now. */
export class PaymentsUnavailable extends Error {}

/** Thrown when a payment was refused; `message` is the provider's reason, for people. */
export class PaymentDeclined extends Error {}

export interface TestCheckout {
  description: string;
  amountCents: number;
  currency: string;
  state: CheckoutState['state'];
  returnUrl: string;
}

export type TestOutcome = 'success' | 'delay' | 'decline' | 'cancel';

/** What the portal of the test payments can let happen. */
export type TestTurn = 'renew' | 'fail' | 'pay' | 'end';

/** What only the built-in test payments can do. */
export interface TestPayments {
  read(clientId: string, checkoutId: string): Promise<TestCheckout | null>;
  settle(
    clientId: string,
    checkoutId: string,
    outcome: TestOutcome,
  ): Promise<{ url: string | null; message: string } | null>;
  /** Ends the running period at once, or what hangs on its payment. False: there is no such subscription, or it has ended. */
  turn(clientId: string, subscriptionId: string, turn: TestTurn): Promise<boolean>;
  /** Where its events go. */
  connect(receive: (request: Request) => Response | Promise<Response>): void;
}

/** Every call but `readEvent` may throw PaymentsUnavailable. */
export interface Payments {
  /** Absent: real money. */
  test?: TestPayments;
  /** Whether a stored subscription, or a payment of extra sessions, is one of this provider. */
  owns(id: string): boolean;
  quote(order: { plan: Plan; seats: number }): Promise<Quote>;
  /** Null: one of the open checkouts was paid meanwhile. */
  createCheckout(order: CheckoutOrder): Promise<{ id: string; url: string } | null>;
  /** Null: unknown, or of another client. */
  readCheckout(clientId: string, id: string): Promise<CheckoutState | null>;
  readSubscription(clientId: string, id: string): Promise<SubscriptionState | null>;
  /** What was paid for it, newest first. */
  listPayments(subscription: SubscriptionState): Promise<Payment[]>;
  /** Where the payer changes card and billing details and finds receipts. */
  openPortal(subscription: { clientId: string; customerId: string }): Promise<string>;
  previewChange(subscription: SubscriptionState, to: { plan: Plan; seats: number }): Promise<number>;
  /** Throws PaymentDeclined, and then nothing has changed. */
  changeSubscription(subscription: SubscriptionState, to: { plan: Plan; seats: number }): Promise<void>;
  setCancellation(subscription: SubscriptionState, cancelAtPeriodEnd: boolean): Promise<void>;
  /** Throws UntrustedEvent. */
  readEvent(body: string, headers: Headers): Promise<PaymentEvent>;
  close(): void;
}

/** What a period costs; `monthlyCents` is one seat's month before the discount. */
export interface Quote extends Charge {
  monthlyCents: number;
  currency: string;
}

const planNames: Record<Plan, string> = { monthly: 'Monthly plan', annual: 'Annual plan' };

export function planName(plan: Plan): string {
  return planNames[plan];
}

/** 'Annual plan, 3 seats', '5 extra sessions'. */
export function describeItem(item: CheckoutItem): string {
  const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
  return item.kind === 'subscription'
    ? `${planNames[item.plan]}, ${count(item.seats, 'seat')}`
    : count(item.sessions, 'extra session');
}

/** Where a checkout returns to. */
export function returnPath(returnTo: CheckoutOrder['returnTo'], sessionId: string): string {
  return returnTo === 'onboarding'
    ? `/onboarding/subscription-success?session_id=${sessionId}`
    : `/account/billing?session_id=${sessionId}`;
}

/** Where a checkout leads that was left without paying. */
export function cancelPath(returnTo: CheckoutOrder['returnTo']): string {
  return returnTo === 'billing' ? '/account/billing' : '/pricing470194';
}

/** Whether a subscription or a payment of extra sessions was made with the built-in test payments, by its id. */
export function isTestPayment(id: string): boolean {
  return /^(?:sub|pay)_test_/.test(id);
}
