import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { planSchema } from '#contract/billing.ts';
import { limits } from '#contract/limits.ts';
import { chargeFor } from '#contract/plans.ts';
import type { Files } from './files.ts';
import {
  afterTurn,
  beginSubscription,
  changedTo,
  stateOf,
  subscriptionAt,
  subscriptionSchema,
  type StoredSubscription,
} from './local-subscription.ts';
import { cancelPath, describeItem, isTestPayment, returnPath, UntrustedEvent } from './payments.ts';
import type { CheckoutItem, CheckoutState, Payment, Payments, TestOutcome } from './payments.ts';
import { dueNow } from './proration.ts';

const checkoutSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  email: z.string(),
  returnTo: z.enum(['onboarding', 'billing']),
  item: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('subscription'), plan: planSchema, seats: z.number() }),
    z.object({ kind: z.literal('extra'), sessions: z.number() }),
  ]),
  state: z.enum(['open', 'paid', 'cancelled']),
  /** A delayed payment is not visible before this time. */
  paidAt: z.coerce.date().nullable(),
  /** Null: from before checkouts ended by themselves, so this one has. */
  openedAt: z.coerce.date().nullable().default(null),
});
type StoredCheckout = z.infer<typeof checkoutSchema>;
const eventSchema = z.object({
  id: z.string(),
  kind: z.string(),
  clientId: z.string(),
  checkoutId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
});

const signatureHeader = 'x-payment-signature';

/** How long an open checkout can be paid: a day, as at Stripe. */
const openMs = 24 * 60 * 60 * 1000;

function amountOf(item: CheckoutItem): number {
  return item.kind === 'subscription' ? chargeFor(item).amountCents : item.sessions * limits.plans.extraSessionCents;
}

function subscriptionIdOf(checkout: StoredCheckout): string {
  return checkout.id.replace(/^cs_/, 'sub_');
}

/** Test payment provider that moves no money: the real flow, on pages under /pricing470194. */
export function localPayments({
  files,
  secret,
  now = () => new Date(),
}: {
  files: Files;
  secret: string;
  now?: () => Date;
}): Payments {
  let receive: ((request: Request) => Response | Promise<Response>) | null = null;
  const timers = new Set<NodeJS.Timeout>();
  const readJson = async (key: string): Promise<unknown> => {
    const bytes = await files.read(`payments/${key}.json`);
    return bytes === null ? null : JSON.parse(Buffer.from(bytes).toString('utf8'));
  };
  const writeJson = (key: string, value: object): Promise<void> =>
    files.write(`payments/${key}.json`, Buffer.from(JSON.stringify(value)));
  const known = (id: string, prefix: string): boolean => new RegExp(`^${prefix}_test_[\\w-]+$`).test(id);

  const findCheckout = async (clientId: string, id: string): Promise<StoredCheckout | null> => {
    const found = checkoutSchema.nullable().parse(known(id, 'cs') ? await readJson(id) : null);
    return found?.clientId === clientId ? found : null;
  };
  const findSubscription = async (clientId: string, id: string): Promise<StoredSubscription | null> => {
    const found = subscriptionSchema.nullable().parse(known(id, 'sub') ? await readJson(id) : null);
    return found?.clientId === clientId ? subscriptionAt(found, now()) : null;
  };
  const change = (
    clientId: string,
    id: string,
    by: (subscription: StoredSubscription) => StoredSubscription | null,
  ): Promise<boolean> =>
    oneAtATime(clientId, async () => {
      const found = await findSubscription(clientId, id);
      const next = found === null ? null : by(found);
      if (next === null) return false;
      await writeJson(id, next);
      return true;
    });

  /** Serializes read, decide and write of one client. */
  const last = new Map<string, Promise<unknown>>();
  const oneAtATime = async <T>(clientId: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(clientId) ?? Promise.resolve()).then(work, work);
    const settled = mine.catch(() => undefined);
    last.set(clientId, settled);
    try {
      return await mine;
    } finally {
      if (last.get(clientId) === settled) last.delete(clientId);
    }
  };

  const sign = (body: string, seconds: number): string =>
    createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  const deliver = async (
    kind: string,
    clientId: string,
    checkoutId: string | null,
    subscriptionId: string | null,
  ): Promise<void> => {
    const body = JSON.stringify({
      id: `evt_test_${randomBytes(12).toString('hex')}`,
      kind,
      clientId,
      checkoutId,
      subscriptionId,
    });
    const seconds = Math.floor(now().getTime() / 1000);
    await receive?.(
      new Request('http://localhost/api/payments/webhook', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', [signatureHeader]: `t=${seconds},v1=${sign(body, seconds)}` },
      }),
    );
  };

  const pay = async (checkout: StoredCheckout, outcome: TestOutcome): Promise<void> => {
    const paidAt = new Date(now().getTime() + (outcome === 'delay' ? limits.payments.lateWebhookMs : 0));
    if (checkout.item.kind === 'subscription') {
      const subscription = beginSubscription(
        { ...checkout.item, id: subscriptionIdOf(checkout), clientId: checkout.clientId },
        paidAt,
      );
      await writeJson(subscription.id, subscription);
      await writeJson(`client-${checkout.clientId}`, { subscriptionId: subscription.id });
    }
    await writeJson(checkout.id, { ...checkout, state: 'paid', paidAt } satisfies StoredCheckout);
  };
  const report = async (checkout: StoredCheckout, outcome: TestOutcome): Promise<void> => {
    const tell = (): Promise<void> =>
      deliver(
        'checkout.session.completed',
        checkout.clientId,
        checkout.id,
        checkout.item.kind === 'subscription' ? subscriptionIdOf(checkout) : null,
      );
    if (outcome === 'success') return tell();
    // Lost if the process ends; the payment is then found by asking.
    const timer = setTimeout(() => {
      timers.delete(timer);
      void tell();
    }, limits.payments.lateWebhookMs + 50);
    timers.add(timer);
  };

  const paymentOf = ({ id, item }: StoredCheckout, paidAt: Date): Payment | null =>
    item.kind === 'subscription'
      ? null
      : {
          id: id.replace(/^cs_/, 'pay_'),
          description: describeItem(item),
          amountCents: amountOf(item),
          currency: 'usd',
          credits: item.sessions,
          invoiceUrl: null,
          paidAt,
        };
  const backFrom = (checkout: StoredCheckout): string => returnPath(checkout.returnTo, checkout.id);
  /** A checkout that was left ends by itself, so that no payment is awaited for ever. */
  const stateNow = ({ state, openedAt }: StoredCheckout): StoredCheckout['state'] =>
    state === 'open' && now().getTime() - (openedAt?.getTime() ?? 0) >= openMs ? 'cancelled' : state;
  const settledState = (checkout: StoredCheckout): CheckoutState['state'] =>
    checkout.state === 'paid' && checkout.paidAt !== null && checkout.paidAt > now() ? 'open' : stateNow(checkout);

  const conclude = (checkout: StoredCheckout, outcome: TestOutcome) =>
    oneAtATime(checkout.clientId, async (): Promise<{ url: string | null; message: string; paid: boolean }> => {
      const { clientId, item } = checkout;
      const fresh = await findCheckout(clientId, checkout.id);
      if (fresh?.state === 'paid') return { url: backFrom(checkout), message: '', paid: false };
      if (fresh !== null && stateNow(fresh) === 'cancelled' && outcome !== 'cancel')
        return { url: null, message: 'This checkout has ended. Nothing was charged. Start a new one.', paid: false };
      if (outcome === 'decline')
        return {
          url: null,
          message: 'The test payment was declined. Nothing was charged. Try again or cancel.',
          paid: false,
        };
      if (outcome === 'cancel') {
        await writeJson(checkout.id, { ...checkout, state: 'cancelled' } satisfies StoredCheckout);
        return { url: cancelPath(checkout.returnTo), message: '', paid: false };
      }
      const client = z
        .object({ subscriptionId: z.string() })
        .nullable()
        .parse(await readJson(`client-${clientId}`));
      const existing =
        client === null || item.kind === 'extra' ? null : await findSubscription(clientId, client.subscriptionId);
      if (existing !== null && existing.endedAt === null) {
        // Nobody can pay it anymore: left open, it would be awaited once the subscription has ended.
        await writeJson(checkout.id, { ...checkout, state: 'cancelled' } satisfies StoredCheckout);
        return {
          url: null,
          message: 'This organization already has a subscription. Nothing was charged. Change it in Billing.',
          paid: false,
        };
      }
      await pay(checkout, outcome);
      return { url: backFrom(checkout), message: '', paid: true };
    });

  return {
    test: {
      async read(clientId, checkoutId) {
        const checkout = await findCheckout(clientId, checkoutId);
        if (checkout === null) return null;
        return {
          description: describeItem(checkout.item),
          amountCents: amountOf(checkout.item),
          currency: 'usd',
          state: stateNow(checkout),
          returnUrl: backFrom(checkout),
        };
      },
      async settle(clientId, checkoutId, outcome) {
        const checkout = await findCheckout(clientId, checkoutId);
        if (checkout === null) return null;
        const { paid, ...answer } = await conclude(checkout, outcome);
        if (paid) await report(checkout, outcome);
        return answer;
      },
      async turn(clientId, subscriptionId, turn) {
        const changed = await change(clientId, subscriptionId, (found) => afterTurn(found, turn, now()));
        if (changed)
          await deliver(
            turn === 'fail' ? 'invoice.payment_failed' : 'customer.subscription.updated',
            clientId,
            null,
            subscriptionId,
          );
        return changed;
      },
      connect(to) {
        receive = to;
      },
    },
    owns: isTestPayment,
    async quote(order) {
      return { ...chargeFor(order), monthlyCents: limits.plans[order.plan].monthlyCents, currency: 'usd' };
    },
    async createCheckout({ clientId, email, item, returnTo }) {
      const id = `cs_test_${randomBytes(18).toString('base64url')}`;
      await writeJson(id, {
        id,
        clientId,
        email,
        item,
        returnTo,
        state: 'open',
        paidAt: null,
        openedAt: now(),
      } satisfies StoredCheckout);
      return { id, url: `/pricing470194/checkout/${id}` };
    },
    async readCheckout(clientId, id) {
      const checkout = await findCheckout(clientId, id);
      if (checkout === null) return null;
      const state = settledState(checkout);
      const paid = state === 'paid' && checkout.paidAt !== null;
      return {
        id,
        clientId,
        state,
        subscriptionId: paid && checkout.item.kind === 'subscription' ? subscriptionIdOf(checkout) : null,
        payment: paid && checkout.paidAt !== null ? paymentOf(checkout, checkout.paidAt) : null,
      };
    },
    async readSubscription(clientId, id) {
      const readAt = now();
      const stored = await findSubscription(clientId, id);
      return stored === null || stored.startedAt > readAt ? null : stateOf(stored, readAt);
    },
    async listPayments({ clientId, id }) {
      return (await findSubscription(clientId, id))?.paid ?? [];
    },
    async openPortal() {
      return '/pricing470194/portal';
    },
    async previewChange(subscription, to) {
      return dueNow(subscription, to, now());
    },
    async changeSubscription({ clientId, id }, to) {
      await change(clientId, id, (found) => changedTo(found, to, now()));
      await deliver('customer.subscription.updated', clientId, null, id);
    },
    async setCancellation({ clientId, id }, cancelAtPeriodEnd) {
      await change(clientId, id, (found) => ({ ...found, cancelAtPeriodEnd }));
      await deliver('customer.subscription.updated', clientId, null, id);
    },
    async readEvent(body, headers) {
      const parts = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers.get(signatureHeader) ?? '');
      const seconds = Number(parts?.[1]);
      const given = Buffer.from(parts?.[2] ?? '');
      const wanted = Buffer.from(sign(body, seconds));
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
        throw new UntrustedEvent('The signature is wrong');
      if (Math.abs(now().getTime() / 1000 - seconds) > limits.payments.signatureToleranceSeconds)
        throw new UntrustedEvent('The event was signed too long ago');
      return eventSchema.parse(JSON.parse(body));
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
