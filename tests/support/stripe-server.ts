import { randomBytes } from 'node:crypto';
import { createEmulator, defineEmulator } from 'emulate';
import { Stripe } from 'stripe';
import { failure, formOf, has, InvalidParameter, number, object, onlyKnown, text, type Fields } from './stripe-form.ts';
import { serveHostedPages } from './stripe-pages.ts';
import {
  amountOf,
  newId,
  nextPeriod,
  now,
  price,
  type Event,
  type Invoice,
  type Order,
  type Price,
  type Session,
  type Subscription,
} from './stripe-things.ts';

export const stripeKeys = { secret: 'sk_test_local', publishable: 'pk_test_local', webhook: 'whsec_local' };

/**
 * A loopback server for the part of Stripe's protocol that the product uses, with hosted pages that browser tests can
 * use.
 */
export async function startStripe() {
  const prices = new Map(
    [price('price_month', 'Monthly plan', 'month', 109_00), price('price_year', 'Annual plan', 'year', 1044_00)].map(
      (one) => [one.id, one],
    ),
  );
  const sessions = new Map<string, Session>();
  const orders = new Map<string, Order>();
  const subscriptions = new Map<string, Subscription>();
  const invoices = new Map<string, Invoice>();
  const answered = new Map<string, { body: string; answer: object }>();
  const events: Event[] = [];
  const control = { webhookUrl: '', held: false, declines: false, down: false };
  const signer = new Stripe(stripeKeys.secret).webhooks;

  /** Signed again at that second, as each retry is. */
  const deliver = async (
    event: Event,
    { at = now(), secret = stripeKeys.webhook }: { at?: number; secret?: string } = {},
  ): Promise<number> => {
    const payload = JSON.stringify(event);
    const header = await signer.generateTestHeaderStringAsync({ payload, secret, timestamp: at });
    return (
      await fetch(control.webhookUrl, {
        method: 'POST',
        body: payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': header },
      })
    ).status;
  };
  const emit = async (type: string, thing: object): Promise<void> => {
    const event: Event = {
      id: newId('evt'),
      object: 'event',
      type,
      created: now(),
      data: { object: structuredClone(thing) },
    };
    events.push(event);
    if (control.webhookUrl !== '' && !control.held) await deliver(event);
  };
  const bill = (subscription: Subscription | null, amount: number, description: string, paid = true): Invoice => {
    const id = newId('in');
    const invoice: Invoice = {
      id,
      object: 'invoice',
      status: paid ? 'paid' : 'open',
      amount_due: amount,
      amount_paid: paid ? amount : 0,
      currency: 'usd',
      number: `LOCAL-${invoices.size + 1}`,
      created: now(),
      hosted_invoice_url: `${url()}/i/${id}`,
      lines: { data: [{ amount, description }] },
      status_transitions: { paid_at: paid ? now() : null },
      parent:
        subscription === null
          ? null
          : { subscription_details: { subscription: subscription.id, metadata: { ...subscription.metadata } } },
      subscription: subscription?.id ?? null,
    };
    invoices.set(id, invoice);
    return invoice;
  };
  let address = '';
  const url = (): string => address;

  /** Completes a checkout as 'Pay' does; a bank debit completes before its money arrives. */
  const pay = async (session: Session, slow = false): Promise<void> => {
    if (session.status !== 'open') return;
    const order = orders.get(session.id);
    if (order === undefined) return;
    session.status = 'complete';
    session.customer ??= newId('cus');
    session.payment_status = slow ? 'unpaid' : 'paid';
    if (session.mode === 'subscription' && order.item.price !== null) {
      const subscription: Subscription = {
        id: newId('sub'),
        object: 'subscription',
        status: slow ? 'incomplete' : 'active',
        customer: session.customer,
        metadata: order.subscriptionMetadata,
        items: {
          data: [
            {
              id: newId('si'),
              price: order.item.price,
              quantity: order.item.quantity,
              current_period_start: now(),
              current_period_end: nextPeriod(now(), order.item.price),
            },
          ],
        },
        cancel_at_period_end: false,
        cancel_at: null,
        start_date: now(),
        ended_at: null,
      };
      subscriptions.set(subscription.id, subscription);
      session.subscription = subscription.id;
      const invoice = bill(
        subscription,
        session.amount_total,
        `${order.item.quantity} × ${order.item.price.nickname}`,
        !slow,
      );
      session.invoice = invoice.id;
      await emit('customer.subscription.created', subscription);
      if (!slow) await emit('invoice.paid', invoice);
    } else session.invoice = bill(null, session.amount_total, 'Extra session').id;
    await emit('checkout.session.completed', session);
  };
  /** Records that a bank debit's money has arrived. */
  const arrive = async (session: Session): Promise<void> => {
    session.payment_status = 'paid';
    const subscription = subscriptions.get(session.subscription ?? '');
    if (subscription) subscription.status = 'active';
    const invoice = invoices.get(session.invoice ?? '');
    if (invoice)
      Object.assign(invoice, {
        status: 'paid',
        amount_paid: invoice.amount_due,
        status_transitions: { paid_at: now() },
      });
    await emit('checkout.session.async_payment_succeeded', session);
  };
  const turn = async (id: string, what: 'renew' | 'fail' | 'pay' | 'give up'): Promise<void> => {
    const subscription = subscriptions.get(id);
    if (!subscription) throw new Error(`no subscription ${id}`);
    const [item] = subscription.items.data;
    const amount = amountOf(item.price, item.quantity);
    if (what === 'give up' || (subscription.cancel_at_period_end && what === 'renew')) {
      Object.assign(subscription, { status: 'canceled', ended_at: now() });
      item.current_period_end = now();
      return emit('customer.subscription.deleted', subscription);
    }
    if (what !== 'pay') {
      // Each period begins and ends after the one before, however soon it is renewed.
      const start = Math.max(now(), item.current_period_start + 1);
      Object.assign(item, { current_period_start: start, current_period_end: nextPeriod(start, item.price) });
    }
    subscription.status = what === 'fail' ? 'past_due' : 'active';
    const invoice = bill(subscription, amount, `${item.quantity} × ${item.price.nickname}`, what !== 'fail');
    await emit(what === 'fail' ? 'invoice.payment_failed' : 'invoice.paid', invoice);
    await emit('customer.subscription.updated', subscription);
  };

  const orderOf = (line: Fields): Order['item'] => {
    const quantity = number(line, 'quantity');
    if (has(line, 'price')) {
      const found = prices.get(text(line, 'price'));
      if (!found)
        throw new InvalidParameter(
          'line_items[0][price]',
          `No such price: '${text(line, 'price')}'`,
          'resource_missing',
        );
      return { price: found, quantity, amount: amountOf(found, quantity) };
    }
    const data = object(line, 'price_data');
    onlyKnown(data, ['currency', 'unit_amount', 'product_data']);
    return { price: null, quantity, amount: quantity * number(data, 'unit_amount') };
  };
  const create = (form: Fields): Session => {
    onlyKnown(form, [
      'client_reference_id',
      'metadata',
      'line_items',
      'customer',
      'customer_email',
      'mode',
      'subscription_data',
      'invoice_creation',
      'success_url',
      'cancel_url',
    ]);
    if (has(form, 'customer') && has(form, 'customer_email'))
      throw new InvalidParameter(
        'customer_email',
        'You may only specify one of these parameters: customer, customer_email.',
      );
    const item = orderOf(object(object(form, 'line_items'), '0'));
    const id = `cs_test_${randomBytes(24).toString('hex')}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      mode: text(form, 'mode'),
      status: 'open',
      payment_status: 'unpaid',
      url: `${url()}/c/pay/${id}`,
      client_reference_id: has(form, 'client_reference_id') ? text(form, 'client_reference_id') : null,
      metadata: object(form, 'metadata') as Record<string, string>,
      subscription: null,
      invoice: null,
      customer: has(form, 'customer') ? text(form, 'customer') : null,
      amount_total: item.amount,
      currency: 'usd',
      created: now(),
      success_url: text(form, 'success_url'),
      cancel_url: text(form, 'cancel_url'),
    };
    sessions.set(id, session);
    orders.set(id, {
      item,
      subscriptionMetadata: has(form, 'subscription_data')
        ? (object(object(form, 'subscription_data'), 'metadata') as Record<string, string>)
        : {},
    });
    return session;
  };
  /** Returns the amount due for the rest of the period. */
  const proration = (subscription: Subscription, to: Fields): { price: Price; quantity: number; due: number } => {
    const [item] = subscription.items.data;
    const goal = prices.get(text(to, 'price')) ?? item.price;
    const quantity = number(to, 'quantity');
    const left = (item.current_period_end - now()) / (item.current_period_end - item.current_period_start);
    const unused = Math.round(amountOf(item.price, item.quantity) * left);
    return {
      price: goal,
      quantity,
      due: Math.round(amountOf(goal, quantity) * (goal.id === item.price.id ? left : 1)) - unused,
    };
  };
  const update = async (subscription: Subscription, form: Fields): Promise<Subscription> => {
    onlyKnown(form, [
      'items',
      'proration_behavior',
      'payment_behavior',
      'cancel_at_period_end',
      'cancel_at',
      'metadata',
    ]);
    if (has(form, 'items')) {
      const { price: goal, quantity, due } = proration(subscription, object(object(form, 'items'), '0'));
      const charged = text(form, 'proration_behavior') === 'always_invoice' && due > 0;
      if (charged && control.declines) throw new InvalidParameter('', 'Your card was declined.', 'card_declined', 402);
      const [item] = subscription.items.data;
      if (goal.id !== item.price.id)
        Object.assign(item, { current_period_start: now(), current_period_end: nextPeriod(now(), goal) });
      Object.assign(item, { price: goal, quantity });
      if (charged)
        await emit('invoice.paid', bill(subscription, due, `Remaining time on ${quantity} × ${goal.nickname}`));
    }
    if (has(form, 'cancel_at_period_end')) {
      subscription.cancel_at_period_end = text(form, 'cancel_at_period_end') === 'true';
      subscription.cancel_at = subscription.cancel_at_period_end ? subscription.items.data[0].current_period_end : null;
    }
    if (has(form, 'metadata')) Object.assign(subscription.metadata, object(form, 'metadata'));
    await emit('customer.subscription.updated', subscription);
    return subscription;
  };

  const service = defineEmulator({
    name: 'stripe-subscriptions',
    state: () => ({}),
    setup({ app }) {
      const call = (
        method: 'get' | 'post',
        path: string,
        answer: (form: Fields, id: string) => object | undefined | Promise<object | undefined>,
      ): void => {
        app[method](path, async (c) => {
          if (control.down) return c.json({ error: { type: 'api_error', message: 'down' } }, 503);
          if (c.req.header('authorization') !== `Bearer ${stripeKeys.secret}`)
            return c.json({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }, 401);
          const body = await c.req.text();
          const key = method === 'post' ? c.req.header('idempotency-key') : undefined;
          const before = key === undefined ? undefined : answered.get(key);
          if (before && before.body !== body)
            return c.json(
              {
                error: {
                  type: 'idempotency_error',
                  message: 'Keys for idempotent requests can only be used with the same parameters',
                },
              },
              400,
            );
          if (before) return c.json(before.answer);
          try {
            const given = await answer(
              formOf(method === 'post' ? body : new URL(c.req.url).search.slice(1)),
              (c.req.param() as Record<string, string>)['id'] ?? '',
            );
            if (given === undefined)
              return c.json(
                { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
                404,
              );
            if (key !== undefined) answered.set(key, { body, answer: structuredClone(given) });
            return c.json(given);
          } catch (error) {
            if (error instanceof InvalidParameter) return c.json(failure(error), error.status);
            throw error;
          }
        });
      };
      call('get', '/v1/prices/:id', (_form, id) => prices.get(id));
      call('post', '/v1/checkout/sessions', create);
      call('get', '/v1/checkout/sessions/:id', (_form, id) => {
        const session = sessions.get(id);
        return session && { ...session, invoice: invoices.get(session.invoice ?? '') ?? null };
      });
      call('post', '/v1/checkout/sessions/:id/expire', (_form, id) => {
        const session = sessions.get(id);
        if (session && session.status !== 'open')
          throw new InvalidParameter('', 'Only Checkout Sessions with a status in ["open"] can be expired.');
        return session && Object.assign(session, { status: 'expired' as const, url: null });
      });
      call('get', '/v1/subscriptions/:id', (_form, id) => subscriptions.get(id));
      call('post', '/v1/subscriptions/:id', (form, id) => {
        const subscription = subscriptions.get(id);
        return subscription && update(subscription, form);
      });
      call('get', '/v1/invoices', (form) => ({
        object: 'list',
        has_more: false,
        url: '/v1/invoices',
        data: [...invoices.values()]
          .filter((one) => one.subscription === text(form, 'subscription') && one.status === text(form, 'status'))
          .toReversed(),
      }));
      call('post', '/v1/invoices/create_preview', (form) => {
        const subscription = subscriptions.get(text(form, 'subscription'));
        return (
          subscription && {
            object: 'invoice',
            amount_due: Math.max(
              0,
              proration(subscription, object(object(object(form, 'subscription_details'), 'items'), '0')).due,
            ),
          }
        );
      });
      call('post', '/v1/billing_portal/sessions', (form) => ({
        id: newId('bps'),
        object: 'billing_portal.session',
        url: `${url()}/p/session/${text(form, 'customer')}?${new URLSearchParams({ back: text(form, 'return_url') })}`,
      }));
      serveHostedPages(app, { sessions, subscriptions, invoices, pay, update });
    },
  });
  const emulator = await createEmulator({ service, port: 0 });
  address = emulator.url;
  return {
    url: emulator.url,
    control,
    sessions,
    subscriptions,
    invoices,
    events,
    deliver,
    pay,
    arrive,
    turn,
    settings: {
      STRIPE_SECRET_KEY: stripeKeys.secret,
      STRIPE_PUBLISHABLE_KEY: stripeKeys.publishable,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhook,
      STRIPE_PRICE_MONTHLY: 'price_month',
      STRIPE_PRICE_ANNUAL: 'price_year',
      STRIPE_API_URL: emulator.url,
    },
    close: () => emulator.close(),
  };
}
export type StripeServer = Awaited<ReturnType<typeof startStripe>>;
