import { Stripe } from 'stripe';
import type { Plan, SubscriptionStatus } from '#contract/billing.ts';
import { limits } from '#contract/limits.ts';
import {
  cancelPath,
  describeItem,
  isTestPayment,
  PaymentDeclined,
  PaymentsUnavailable,
  planName,
  returnPath,
} from './payments.ts';
import type {
  CheckoutItem,
  CheckoutOrder,
  CheckoutState,
  Payment,
  Payments,
  Quote,
  SubscriptionState,
} from './payments.ts';
import { eventReader } from './stripe-events.ts';
import { quoteOf } from './stripe-price.ts';

interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  prices: Record<Plan, string>;
  /** Null: the provider's own URL. */
  apiUrl: string | null;
  /** Where people return to, without a trailing slash. */
  publicUrl: string;
}

const statuses: Record<string, SubscriptionStatus> = { active: 'active', trialing: 'active', past_due: 'past_due' };
const pricesKeptMs = 10 * 60_000;
const invoicesListed = 100;
const date = (seconds: number): Date => new Date(seconds * 1000);
const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

/** Returns null if the object doesn't exist; maps other failures to the port's errors. */
async function ask<T>(question: Promise<T>): Promise<T | null> {
  try {
    return await question;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error.code === 'resource_missing') return null;
    if (error instanceof Stripe.errors.StripeCardError) throw new PaymentDeclined(error.message, { cause: error });
    throw new PaymentsUnavailable('The payment provider did not answer as expected', { cause: error });
  }
}

async function demand<T>(question: Promise<T>): Promise<NonNullable<T>> {
  const answer = await ask(question);
  if (answer === null || answer === undefined)
    throw new PaymentsUnavailable('The payment provider does not know what it should');
  return answer;
}

/** The real provider: hosted checkout and portal, prices by id. Always reads the current state, never infers it. */
export function stripePayments({ secretKey, webhookSecret, prices, apiUrl, publicUrl }: StripeSettings): Payments {
  const at = apiUrl === null ? null : new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(at === null
      ? {}
      : {
          host: at.hostname,
          port: at.port || (at.protocol === 'https:' ? 443 : 80),
          protocol: at.protocol === 'https:' ? 'https' : 'http',
        }),
  });
  const known = new Map<string, { price: Stripe.Price; until: number }>();
  const priceOf = async (id: string): Promise<Stripe.Price> => {
    const kept = known.get(id);
    if (kept !== undefined && kept.until > Date.now()) return kept.price;
    const price = await demand(stripe.prices.retrieve(id, { expand: ['tiers'] }));
    known.set(id, { price, until: Date.now() + pricesKeptMs });
    return price;
  };
  const quote = async (order: { plan: Plan; seats: number }): Promise<Quote> =>
    quoteOf(await priceOf(prices[order.plan]), order);

  const clientOf = (session: Stripe.Checkout.Session): string | null =>
    session.metadata?.['client_id'] ?? session.client_reference_id;
  const findSession = async (clientId: string, id: string): Promise<Stripe.Checkout.Session | null> => {
    const session = /^cs_\w+$/.test(id)
      ? await ask(stripe.checkout.sessions.retrieve(id, { expand: ['invoice'] }))
      : null;
    return session !== null && clientOf(session) === clientId ? session : null;
  };
  const findSubscription = async (clientId: string, id: string): Promise<Stripe.Subscription | null> => {
    const found = /^sub_\w+$/.test(id) ? await ask(stripe.subscriptions.retrieve(id)) : null;
    return found?.metadata['client_id'] === clientId ? found : null;
  };
  /** Adds the client to a subscription opened by an external pricing page, which sets only a reference. */
  const adopt = async (clientId: string, id: string): Promise<void> => {
    const found = await demand(stripe.subscriptions.retrieve(id));
    if (found.metadata['client_id'] === undefined)
      await demand(stripe.subscriptions.update(id, { metadata: { client_id: clientId } }));
  };

  const planOf = (price: Stripe.Price): Plan => {
    if (price.id === prices.annual) return 'annual';
    return price.id !== prices.monthly && price.recurring?.interval === 'year' ? 'annual' : 'monthly';
  };
  const nameOf = (price: Stripe.Price): string =>
    price.nickname ?? (Object.values(prices).includes(price.id) ? planName(planOf(price)) : 'Stripe Plan');
  const itemOf = (subscription: Stripe.Subscription): Stripe.SubscriptionItem => {
    const [item] = subscription.items.data;
    if (item === undefined) throw new PaymentsUnavailable(`${subscription.id} has no item`);
    return item;
  };

  /** Returns the seats paid until the current period ends if the next period has fewer; 0: none. */
  const paidSeats = (subscription: Stripe.Subscription): number => {
    const { paid_seats: seats, paid_until: until } = subscription.metadata;
    return Number(until ?? 0) === itemOf(subscription).current_period_end ? Number(seats ?? 0) : 0;
  };

  const lineItems = (item: CheckoutItem): Stripe.Checkout.SessionCreateParams.LineItem[] => {
    if (item.kind === 'subscription') return [{ price: prices[item.plan], quantity: item.seats }];
    return [
      {
        quantity: item.sessions,
        price_data: {
          currency: 'usd',
          unit_amount: limits.plans.extraSessionCents,
          product_data: { name: 'Extra session' },
        },
      },
    ];
  };
  const createParams = ({
    clientId,
    email,
    customerId,
    item,
    returnTo,
  }: CheckoutOrder): Stripe.Checkout.SessionCreateParams => {
    const metadata = {
      client_id: clientId,
      order: JSON.stringify({ ...item, returnTo }),
      ...(item.kind === 'extra' ? { sessions: String(item.sessions) } : {}),
    };
    return {
      client_reference_id: clientId,
      metadata,
      line_items: lineItems(item),
      ...(customerId !== null ? { customer: customerId } : email === '' ? {} : { customer_email: email }),
      ...(item.kind === 'subscription'
        ? { mode: 'subscription', subscription_data: { metadata: { client_id: clientId } } }
        : { mode: 'payment', invoice_creation: { enabled: true } }),
      success_url: `${publicUrl}${returnPath(returnTo, '{CHECKOUT_SESSION_ID}')}`,
      cancel_url: `${publicUrl}${cancelPath(returnTo)}`,
    };
  };
  /** Returns the open checkout with the same order; ends those with another order, so that only one can be paid. */
  const reuse = async (order: CheckoutOrder): Promise<Stripe.Checkout.Session | 'paid' | null> => {
    const wanted = JSON.stringify({ ...order.item, returnTo: order.returnTo });
    let same: Stripe.Checkout.Session | null = null;
    for (const id of order.open) {
      const session = await findSession(order.clientId, id);
      if (session?.status === 'complete' && session.mode === 'subscription' && order.item.kind === 'subscription')
        return 'paid';
      if (session?.status !== 'open') continue;
      if (same === null && session.metadata?.['order'] === wanted) same = session;
      else if (session.mode === 'subscription') await end(session.id);
    }
    return same;
  };
  const end = async (id: string): Promise<void> => {
    await ask(stripe.checkout.sessions.expire(id));
  };

  const paymentOf = (session: Stripe.Checkout.Session): Payment | null => {
    const sessions = Number(session.metadata?.['sessions'] ?? 0);
    if (session.mode !== 'payment' || sessions < 1) return null;
    const invoice = typeof session.invoice === 'string' ? null : session.invoice;
    return {
      id: session.id,
      description: describeItem({ kind: 'extra', sessions }),
      amountCents: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
      credits: sessions,
      invoiceUrl: invoice?.hosted_invoice_url ?? null,
      paidAt: date(session.created),
    };
  };
  const changeOf = async (subscription: SubscriptionState, to: { plan: Plan; seats: number }) => {
    const found = await demand(findSubscription(subscription.clientId, subscription.id));
    const more = to.plan !== subscription.plan || to.seats > subscription.seats;
    const item = itemOf(found);
    const fewer = !more && to.seats < subscription.seats;
    return {
      more,
      items: [{ id: item.id, price: prices[to.plan], quantity: to.seats }],
      metadata: {
        paid_seats: fewer ? String(subscription.seats) : '',
        paid_until: fewer ? String(item.current_period_end) : '',
      },
    };
  };

  return {
    owns: (id) => !isTestPayment(id),
    quote,
    async createCheckout(order) {
      const before = await reuse(order);
      if (before === 'paid') return null;
      // Two parallel calls see the same open checkouts and get the same new one.
      const idempotencyKey = [
        order.clientId,
        order.email,
        order.customerId,
        JSON.stringify(order.item),
        order.returnTo,
        ...order.open.toSorted(),
      ]
        .join(' ')
        .slice(0, 255);
      const session =
        before ?? (await demand(stripe.checkout.sessions.create(createParams(order), { idempotencyKey })));
      if (session.url === null) throw new PaymentsUnavailable(`${session.id} has no page`);
      return { id: session.id, url: session.url };
    },
    async readCheckout(clientId, id): Promise<CheckoutState | null> {
      const session = await findSession(clientId, id);
      if (session === null) return null;
      const paid = session.status === 'complete' && session.payment_status !== 'unpaid';
      const subscriptionId = paid ? idOf(session.subscription) : null;
      if (subscriptionId !== null) await adopt(clientId, subscriptionId);
      return {
        id,
        clientId,
        state: paid ? 'paid' : session.status === 'expired' ? 'cancelled' : 'open',
        subscriptionId,
        payment: paid ? paymentOf(session) : null,
      };
    },
    async readSubscription(clientId, id): Promise<SubscriptionState | null> {
      const readAt = new Date();
      const found = await findSubscription(clientId, id);
      // A subscription without its first payment has not begun.
      if (found === null || found.status.startsWith('incomplete')) return null;
      const item = itemOf(found);
      const plan = planOf(item.price);
      const quantity = item.quantity ?? 1;
      const seats = Math.max(quantity, paidSeats(found));
      const { amountCents } = quoteOf(await priceOf(item.price.id), { plan, seats });
      return {
        id,
        clientId,
        customerId: idOf(found.customer) ?? '',
        priceId: item.price.id,
        planName: nameOf(item.price),
        plan,
        status: statuses[found.status] ?? 'lapsed',
        seats,
        nextSeats: seats > quantity ? quantity : null,
        unpaidEnd: found.status === 'past_due' && found.cancel_at !== null ? date(found.cancel_at) : null,
        amountCents,
        currency: item.price.currency,
        periodStart: date(item.current_period_start),
        periodEnd: date(item.current_period_end),
        cancelAtPeriodEnd: found.cancel_at_period_end || found.cancel_at !== null,
        startedAt: date(found.start_date),
        readAt,
      };
    },
    async listPayments({ id }) {
      const { data } = await demand(stripe.invoices.list({ subscription: id, status: 'paid', limit: invoicesListed }));
      return data
        .filter((invoice) => invoice.amount_paid > 0)
        .map((invoice): Payment => {
          const [line] = invoice.lines.data.toSorted((a, b) => b.amount - a.amount);
          return {
            id: invoice.id,
            description: line?.description ?? invoice.number ?? 'Subscription',
            amountCents: invoice.amount_paid,
            currency: invoice.currency,
            credits: 0,
            invoiceUrl: invoice.hosted_invoice_url ?? null,
            paidAt: date(invoice.status_transitions.paid_at ?? invoice.created),
          };
        });
    },
    async openPortal({ customerId }) {
      return (
        await demand(
          stripe.billingPortal.sessions.create({
            customer: customerId,
            return_url: `${publicUrl}/account/billing?from=portal`,
          }),
        )
      ).url;
    },
    async previewChange(subscription, to) {
      const { more, items } = await changeOf(subscription, to);
      if (!more) return 0;
      return (
        await demand(
          stripe.invoices.createPreview({
            subscription: subscription.id,
            subscription_details: { items, proration_behavior: 'always_invoice' },
          }),
        )
      ).amount_due;
    },
    async changeSubscription(subscription, to) {
      const { more, items, metadata } = await changeOf(subscription, to);
      await demand(
        stripe.subscriptions.update(subscription.id, {
          items,
          metadata,
          proration_behavior: more ? 'always_invoice' : 'none',
          payment_behavior: 'error_if_incomplete',
        }),
      );
    },
    async setCancellation({ clientId, id }, cancelAtPeriodEnd) {
      const found = await demand(findSubscription(clientId, id));
      const takeBack =
        found.cancel_at === null || found.cancel_at_period_end
          ? { cancel_at_period_end: false }
          : { cancel_at: '' as const };
      await demand(stripe.subscriptions.update(id, cancelAtPeriodEnd ? { cancel_at_period_end: true } : takeBack));
    },
    readEvent: eventReader(stripe, webhookSecret),
    close() {},
  };
}
