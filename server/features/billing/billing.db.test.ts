import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changePlan,
  getSubscription,
  previewPlan,
  readBilling,
  readQuote,
  reconcilePayment,
  setCancellation,
  settleTestCheckout,
  startCheckout,
  turnTestSubscription,
} from '#contract/billing.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { stripePayments } from '#server/ports/stripe-payments.ts';
import { onboard, subscribe } from '#tests/support/onboarded.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { inviteByLink } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { receiveEvent } from './receive-event.ts';
import { reserveUsage } from './reserve-usage.ts';
import { settleUsage } from './settle-usage.ts';
import { subscriptionStore } from './subscription.store.ts';
import { usageStore } from './usage.store.ts';

describe('subscriptions', () => {
  let server: TestServer;
  const received: { body: string; headers: Headers }[] = [];
  beforeAll(async () => {
    server = await startTestServer();
    server.services.payments.test?.connect(async (request) => {
      received.push({ body: await request.clone().text(), headers: request.headers });
      return new Response();
    });
  });
  afterAll(() => server.close());
  const context = () => ({ services: server.services, requestId: '', log: server.services.log });

  test.each([
    ['monthly', 1, 109_00],
    ['annual', 1, 1044_00],
    ['monthly', 2, 218_00],
    ['monthly', 9, 981_00],
    ['monthly', 10, 981_00],
    ['annual', 25, 23_490_00],
  ] as const)('%s for %i seats costs %i cents', async (plan, seats, amountCents) => {
    const person = await signUp(server);
    expect((await person.call(readQuote, { plan, seats })).body.amountCents).toBe(amountCents);
  });

  test('without a subscription the answer is the stated error', async () => {
    const person = await signUp(server);
    await onboard(person);
    expect(await person.call(getSubscription, { clientId: person.organizationId })).toMatchObject({
      status: 404,
      body: { error: 'Stripe Subscription ID not found' },
    });
  });

  test('under any order and repetition of event, success page and poll exactly one subscription exists', async () => {
    const acts = ['event', 'page', 'reconcile', 'poll', 'billing'] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        async (order, seats, atOnce) => {
          const person = await signUp(server);
          await onboard(person);
          received.length = 0;
          const sessionId = await subscribe(person, { plan: 'monthly', seats });
          const [event] = received;
          if (event === undefined) throw new Error('the provider sent no event');
          const act = (what: (typeof acts)[number]) =>
            ({
              event: () => receiveEvent(context(), event),
              page: () => person.call(reconcilePayment, { sessionId }),
              reconcile: () => person.call(reconcilePayment, {}),
              poll: () => person.call(getSubscription, {}),
              billing: () => person.call(readBilling, {}),
            })[what]();
          if (atOnce) await Promise.all(order.map(act));
          else for (const what of order) await act(what);
          const { body } = await person.call(getSubscription, {});
          expect(body.subscriptions?.map(({ fields }) => [fields['# Users Subscribed'], fields.Status])).toEqual([
            [seats, 'active'],
          ]);
          expect((await person.call(readBilling, {})).body.payments).toHaveLength(1);
        },
      ),
      { numRuns: 8 },
    );
  }, 300_000);

  test('an event with a wrong signature or an old one is refused; one of an unknown client changes nothing', async () => {
    const person = await signUp(server);
    received.length = 0;
    await subscribe(person);
    const [event] = received;
    if (event === undefined) throw new Error('the provider sent no event');
    const post = (body: string, signature: string) =>
      fetch(`${server.address}/api/payments/webhook`, {
        method: 'POST',
        body,
        headers: { 'x-payment-signature': signature },
      });
    const signature = event.headers.get('x-payment-signature') ?? '';
    expect((await post(event.body.replace(person.organizationId, 'other'), signature)).status).toBe(400);
    expect((await post(event.body, signature.replace(/^t=\d+/, 't=1000'))).status).toBe(400);
    expect((await post(event.body, '')).status).toBe(400);
    expect((await post(event.body, signature)).status).toBe(200);
    expect((await post(event.body, signature)).status).toBe(200);
  });

  test('nobody pays twice, and a second checkout that was open meanwhile charges nothing', async () => {
    const person = await signUp(server);
    const item = { kind: 'subscription' as const, plan: 'monthly' as const, seats: 1 };
    const [one, two] = [
      await person.call(startCheckout, { clientId: person.organizationId, item }),
      await person.call(startCheckout, { clientId: person.organizationId, item }),
    ];
    await person.call(settleTestCheckout, { sessionId: one.body.sessionId, outcome: 'success' });
    expect(
      (await person.call(settleTestCheckout, { sessionId: one.body.sessionId, outcome: 'success' })).body.url,
    ).toContain('session_id=');
    expect(
      (await person.call(settleTestCheckout, { sessionId: two.body.sessionId, outcome: 'success' })).body.url,
    ).toBeNull();
    expect((await person.call(startCheckout, { clientId: person.organizationId, item })).status).toBe(409);
    expect((await person.call(readBilling, {})).body.payments).toHaveLength(1);
    // The refused one is over: it isn't awaited once the subscription has ended.
    expect(await server.services.payments.readCheckout(person.organizationId, two.body.sessionId)).toMatchObject({
      state: 'cancelled',
    });
  });

  test('declined, cancelled and delayed payments leave the organization unpaid', async () => {
    const person = await signUp(server);
    for (const outcome of ['decline', 'cancel', 'delay'] as const) {
      const begun = await person.call(startCheckout, {
        clientId: person.organizationId,
        item: { kind: 'subscription', plan: 'monthly', seats: 1 },
      });
      await person.call(settleTestCheckout, { sessionId: begun.body.sessionId, outcome });
      expect((await person.call(reconcilePayment, { sessionId: begun.body.sessionId })).body).toEqual({ found: false });
    }
    expect((await person.call(readBilling, {})).body).toMatchObject({ subscription: null, paymentPending: true });
  });

  test('seats go up for the rest of the period, and never below the people there are', async () => {
    const person = await signUp(server);
    await subscribe(person, { plan: 'monthly', seats: 2 });
    await person.call(getSubscription, {});
    const { body } = await person.call(previewPlan, { plan: 'monthly', seats: 3 });
    expect(body.newAmountCents).toBe(327_00);
    expect(Math.abs(body.dueNowCents - 109_00)).toBeLessThan(10);
    expect((await person.call(changePlan, { plan: 'monthly', seats: 3 })).body).toEqual({ changed: true });
    expect((await person.call(setCancellation, { cancelAtPeriodEnd: true })).body).toEqual({ changed: true });
    expect((await person.call(readBilling, {})).body.subscription).toMatchObject({
      seats: 3,
      cancelAtPeriodEnd: true,
      status: 'active',
    });
  });

  test('over time it renews, is past due, recovers, ends with its period or for want of payment, and can be begun anew', async () => {
    const person = await signUp(server);
    await subscribe(person, { plan: 'monthly', seats: 2 });
    await person.call(getSubscription, {});
    const billing = async () => (await person.call(readBilling, {})).body;
    const turn = (what: 'renew' | 'fail' | 'pay' | 'end') => person.call(turnTestSubscription, { turn: what });
    const before = (await billing()).usage.renewsAt ?? '';
    expect((await turn('renew')).body).toEqual({ changed: true });
    const renewed = await billing();
    expect(renewed.payments.map(({ description }) => description)).toEqual([
      'Renewal: Monthly plan, 2 seats',
      'Monthly plan, 2 seats',
    ]);
    expect(new Date(renewed.usage.renewsAt ?? 0) >= new Date(before)).toBe(true);
    await turn('fail');
    expect((await billing()).subscription).toMatchObject({ status: 'past_due', seats: 2 });
    expect((await billing()).payments).toHaveLength(2);
    expect(await person.call(changePlan, { plan: 'monthly', seats: 3 })).toMatchObject({
      status: 409,
      body: { error: 'The last payment is past due. Pay it in the portal first, then change plan or seats.' },
    });
    await turn('pay');
    expect((await billing()).payments).toHaveLength(3);
    await person.call(setCancellation, { cancelAtPeriodEnd: true });
    await turn('renew');
    expect(await billing()).toMatchObject({ subscription: null, ended: { planName: 'Monthly plan', seats: 2 } });
    expect((await turn('renew')).status).toBe(404);
    expect(await person.call(getSubscription, {})).toMatchObject({
      status: 404,
      body: { error: 'Stripe Subscription ID not found' },
    });
    await subscribe(person, { plan: 'annual', seats: 1 });
    await person.call(getSubscription, {});
    await turn('fail');
    await turn('end');
    expect(await billing()).toMatchObject({ subscription: null, ended: { planName: 'Annual plan' } });
  });

  test('fewer seats than people and open invitations are explained', async () => {
    const person = await signUp(server);
    await subscribe(person, { plan: 'monthly', seats: 3 });
    await person.call(getSubscription, {});
    await inviteByLink(person, 'guest@people.example');
    const refused = await person.call(changePlan, { plan: 'monthly', seats: 1 });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error:
          '1 person has a seat and 1 invitation is open. Remove members or revoke invitations in Settings > Team first, or keep at least 2 seats.',
      },
    });
    expect((await person.call(changePlan, { plan: 'monthly', seats: 2 })).body).toEqual({ changed: true });
    expect((await person.call(readBilling, {})).body.payments).toHaveLength(1);
    // The third seat and its sessions are paid for, so they stay until the period ends.
    const now = (await person.call(readBilling, {})).body;
    expect(now.subscription).toMatchObject({ seats: 3, nextSeats: 2, amountCents: 327_00 });
    expect(now.usage.meters[0]?.limit).toBe(45);
    await person.call(turnTestSubscription, { turn: 'renew' });
    const later = (await person.call(readBilling, {})).body;
    expect(later.subscription).toMatchObject({ seats: 2, nextSeats: null, amountCents: 218_00 });
    expect(later.usage.meters[0]?.limit).toBe(30);
    expect(later.payments[0]).toMatchObject({ description: 'Renewal: Monthly plan, 2 seats', amountCents: 218_00 });
  });

  test('two checkouts of one company that are paid at once make one subscription', async () => {
    const person = await signUp(server);
    const item = { kind: 'subscription' as const, plan: 'monthly' as const, seats: 1 };
    const begun = await Promise.all(
      [1, 2, 3].map(() => person.call(startCheckout, { clientId: person.organizationId, item })),
    );
    await Promise.all(
      begun.flatMap(({ body: { sessionId } }) =>
        [1, 2].map(() => person.call(settleTestCheckout, { sessionId, outcome: 'success' })),
      ),
    );
    expect((await person.call(getSubscription, {})).body.subscriptions).toHaveLength(1);
    expect((await person.call(readBilling, {})).body.payments).toHaveLength(1);
  });

  test('another company’s checkout is not found, and members buy nothing', async () => {
    const [person, stranger] = [await signUp(server), await signUp(server)];
    const begun = await person.call(startCheckout, {
      clientId: person.organizationId,
      item: { kind: 'subscription', plan: 'monthly', seats: 1 },
    });
    expect(
      (await stranger.call(settleTestCheckout, { sessionId: begun.body.sessionId, outcome: 'success' })).status,
    ).toBe(404);
    expect(
      (
        await stranger.call(startCheckout, {
          clientId: person.organizationId,
          item: { kind: 'subscription', plan: 'monthly', seats: 1 },
        })
      ).status,
    ).toBe(403);
    expect((await stranger.call(getSubscription, { clientId: person.organizationId })).status).toBe(403);
    expect((await stranger.call(reconcilePayment, { sessionId: begun.body.sessionId })).body).toEqual({ found: false });
  });

  describe('the usage ledger', () => {
    const contextOf = (person: TestPerson, userId: string) => ({
      ...jobContext(server.services, { organizationId: person.organizationId, userId }),
      role: 'org:admin' as const,
    });
    const founder = async () => {
      const person = await signUp(server);
      const session = await server.services.auth.api.getSession({
        headers: new Headers({ authorization: `Bearer ${person.token}` }),
      });
      return { person, ctx: contextOf(person, session?.user.id ?? '') };
    };

    test('three preparations are to try, whatever comes at once; the fourth is refused with what to do', async () => {
      const { ctx } = await founder();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 8 }, (_, at) => reserveUsage(ctx, { runId: `run-${at}`, kind: 'prep' })),
      );
      expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(3);
      await expect(reserveUsage(ctx, { runId: 'more', kind: 'prep' })).rejects.toMatchObject({
        code: 'payment_required',
        message: expect.stringContaining('Subscribe in Billing'),
      });
      await expect(reserveUsage({ ...ctx, role: 'org:member' }, { runId: 'more', kind: 'prep' })).rejects.toMatchObject(
        { message: expect.stringContaining('Ask an admin') },
      );
      await reserveUsage(ctx, { runId: 'talk', kind: 'discovery' });
    });

    test('what is charged equals the successful runs, under any order, repetition and breaking off', async () => {
      const step = fc.record({
        run: fc.integer({ min: 0, max: 7 }),
        act: fc.constantFrom('reserve', 'begin', 'succeed', 'fail'),
        times: fc.integer({ min: 1, max: 3 }),
        atOnce: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
          const { person, ctx } = await founder();
          await subscribe(person, { plan: 'monthly', seats: 1 });
          await person.call(getSubscription, {});
          const last = new Map<string, 'committed' | 'returned'>();
          for (const { run, act, times, atOnce } of steps) {
            const runId = `run-${run}`;
            // A committed run is never started or settled again: its id is used up.
            if (last.get(runId) === 'committed' && act !== 'succeed') continue;
            if (act === 'succeed' && !last.has(runId)) await reserveUsage(ctx, { runId, kind: 'prep' });
            if (act === 'succeed' && last.get(runId) === 'returned')
              await reserveUsage(ctx, { runId, kind: 'prep', begun: true });
            const once = (): Promise<void> =>
              act === 'reserve' || act === 'begin'
                ? reserveUsage(ctx, { runId, kind: 'prep', begun: act === 'begin' })
                : settleUsage(ctx, { runId, outcome: act === 'succeed' ? 'committed' : 'returned' });
            if (atOnce) await Promise.all(Array.from({ length: times }, once));
            else for (let time = 0; time < times; time += 1) await once();
            if (act === 'succeed') last.set(runId, 'committed');
            if (act === 'fail') last.set(runId, 'returned');
          }
          const successful = [...last]
            .filter(([, outcome]) => outcome === 'committed')
            .map(([runId]) => runId)
            .toSorted();
          const { usage } = (await person.call(readBilling, {})).body;
          expect(usage.history.map(({ runId }) => runId).toSorted()).toEqual(successful);
        }),
        { numRuns: 8 },
      );
    }, 300_000);

    test('bought sessions are used once the plan’s are, and are charged once however often they are reported', async () => {
      const { person, ctx } = await founder();
      await subscribe(person, { plan: 'monthly', seats: 1 });
      await person.call(getSubscription, {});
      const begun = await person.call(startCheckout, {
        clientId: person.organizationId,
        item: { kind: 'extra', sessions: 2 },
        returnTo: 'billing',
      });
      await person.call(settleTestCheckout, { sessionId: begun.body.sessionId, outcome: 'success' });
      await Promise.all([1, 2, 3].map(() => person.call(reconcilePayment, { sessionId: begun.body.sessionId })));
      for (let run = 0; run < 17; run += 1) await reserveUsage(ctx, { runId: `run-${run}`, kind: 'prep' });
      await expect(reserveUsage(ctx, { runId: 'more', kind: 'prep' })).rejects.toMatchObject({
        message: expect.stringContaining('Buy extra sessions at $6 each in Billing.'),
      });
      expect((await person.call(readBilling, {})).body.usage).toMatchObject({
        extraLeft: 0,
        meters: [
          { kind: 'prep', used: 15, limit: 15 },
          { kind: 'discovery', limit: 10 },
        ],
      });
    });

    test('what was bought with test payments, and used of it, counts no more once payments are real', async () => {
      const { person, ctx } = await founder();
      await subscribe(person, { plan: 'monthly', seats: 1 });
      await person.call(getSubscription, {});
      const begun = await person.call(startCheckout, {
        clientId: person.organizationId,
        item: { kind: 'extra', sessions: 5 },
        returnTo: 'billing',
      });
      await person.call(settleTestCheckout, { sessionId: begun.body.sessionId, outcome: 'success' });
      await person.call(reconcilePayment, { sessionId: begun.body.sessionId });
      for (let run = 0; run < 17; run += 1) await reserveUsage(ctx, { runId: `run-${run}`, kind: 'prep' });
      const payments = stripePayments({
        secretKey: 'sk_live_1',
        webhookSecret: 'whsec_1',
        prices: { monthly: 'price_m', annual: 'price_a' },
        apiUrl: null,
        publicUrl: server.address,
      });
      const real = { ...ctx, services: { ...ctx.services, payments } };
      expect(await usageStore(ctx).extraLeft()).toBe(3);
      expect(await usageStore(real).extraLeft()).toBe(0);
      const bought = {
        description: '4 extra sessions',
        amountCents: 24_00,
        currency: 'usd',
        credits: 4,
        invoiceUrl: null,
        paidAt: new Date(),
      };
      await subscriptionStore(real).addPayment({ id: 'cs_test_real', ...bought });
      expect(await usageStore(real).extraLeft()).toBe(4);
      expect(await usageStore(ctx).extraLeft()).toBe(3);
    });
  });
});
