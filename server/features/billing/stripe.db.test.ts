import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changePlan,
  getSubscription,
  openPortal,
  previewPlan,
  readBilling,
  readQuote,
  reconcilePayment,
  setCancellation,
  startCheckout,
  turnTestSubscription,
} from '#contract/billing.ts';
import { fetchByClerkIds } from '#contract/members.ts';
import { onboard } from '#tests/support/onboarded.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startStripe, type StripeServer } from '#tests/support/stripe-server.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const threeDays = 3 * 24 * 3600;

describe('payments by Stripe, through its own SDK', () => {
  let stripe: StripeServer;
  let server: TestServer;
  beforeAll(async () => {
    stripe = await startStripe();
    server = await startTestServer(stripe.settings);
    stripe.control.webhookUrl = `${server.address}/api/payments/webhook`;
  });
  beforeEach(() => {
    Object.assign(stripe.control, { held: false, declines: false, down: false });
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  type Plan = 'monthly' | 'annual';
  const begin = (person: TestPerson, plan: Plan = 'monthly', seats = 1) =>
    person.call(startCheckout, { clientId: person.organizationId, item: { kind: 'subscription', plan, seats } });
  const sessionOf = (id: string) => {
    const session = stripe.sessions.get(id);
    if (!session) throw new Error(`no session ${id}`);
    return session;
  };
  const eventOf = (person: TestPerson) => {
    const [event] = eventsOf(person);
    if (!event) throw new Error('no event');
    return event;
  };
  const eventsOf = (person: TestPerson) =>
    stripe.events.filter((event) => JSON.stringify(event).includes(person.organizationId));
  /** Creates a person whose company has paid, with the provider's events received. */
  const paying = async (plan: Plan = 'monthly', seats = 1) => {
    const person = await signUp(server);
    await onboard(person);
    const { body } = await begin(person, plan, seats);
    await stripe.pay(sessionOf(body.sessionId));
    return { person, sessionId: body.sessionId, subscriptionId: sessionOf(body.sessionId).subscription ?? '' };
  };
  const billing = async (person: TestPerson) => (await person.call(readBilling, {})).body;

  test('the checkout is the provider’s, with seats, price and client in it; its event activates the subscription', async () => {
    const person = await signUp(server);
    await onboard(person);
    const { body } = await begin(person, 'annual', 12);
    expect(body.url).toBe(`${stripe.url}/c/pay/${body.sessionId}`);
    expect(sessionOf(body.sessionId)).toMatchObject({
      mode: 'subscription',
      amount_total: 12 * 939_60,
      client_reference_id: person.organizationId,
      success_url: 'http://localhost:0/onboarding/subscription-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:0/pricing470194',
    });
    expect(await billing(person)).toMatchObject({ subscription: null, paymentPending: true, testPayments: false });
    await stripe.pay(sessionOf(body.sessionId));
    const known = await person.call(fetchByClerkIds, { clerkUserId: person.userId });
    expect(known.body.company?.stripeSubscriptionId).toBe(sessionOf(body.sessionId).subscription);
    expect((await person.call(getSubscription, {})).body.subscriptions?.[0]?.fields).toMatchObject({
      '# Users Subscribed': 12,
      'Stripe Plan Name': 'Annual plan',
      'Amount paid': 11_275.2,
      StripePriceId: 'price_year',
    });
    const { payments, subscription } = await billing(person);
    expect(subscription).toMatchObject({ plan: 'annual', seats: 12, status: 'active', cancelAtPeriodEnd: false });
    expect(payments).toMatchObject([
      { amountCents: 11_275_20, invoiceUrl: expect.stringContaining(`${stripe.url}/i/in_`) },
    ]);
  });

  test.each([
    ['monthly', 9, 981_00, 0],
    ['monthly', 10, 981_00, 10],
    ['annual', 25, 23_490_00, 10],
  ] as const)(
    '%s for %i seats is quoted as the provider charges it',
    async (plan, seats, amountCents, discountPercent) => {
      expect((await (await signUp(server)).call(readQuote, { plan, seats })).body).toMatchObject({
        amountCents,
        discountPercent,
        monthlyCents: plan === 'annual' ? 87_00 : 109_00,
      });
    },
  );

  test('under any order and repetition of events, success page and poll exactly one right subscription exists', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.integer({ min: 0, max: 2 }), fc.constantFrom('page', 'poll', 'billing', 'lookup')), {
          minLength: 1,
          maxLength: 9,
        }),
        fc.integer({ min: 1, max: 25 }),
        fc.boolean(),
        async (order, seats, atOnce) => {
          stripe.control.held = true;
          const { person, sessionId, subscriptionId } = await paying('monthly', seats);
          const events = eventsOf(person);
          const act = (what: (typeof order)[number]) => {
            if (typeof what === 'number') return stripe.deliver(events[what % events.length] ?? eventOf(person));
            return {
              page: () => person.call(reconcilePayment, { sessionId }),
              poll: () => person.call(getSubscription, {}),
              billing: () => person.call(readBilling, {}),
              lookup: () => person.call(reconcilePayment, {}),
            }[what]();
          };
          if (atOnce) await Promise.all(order.map(act));
          else for (const what of order) await act(what);
          const { body } = await person.call(getSubscription, {});
          expect(
            body.subscriptions?.map(({ id, fields }) => [id, fields['# Users Subscribed'], fields.Status]),
          ).toEqual([[subscriptionId, seats, 'active']]);
          expect((await billing(person)).payments).toHaveLength(1);
        },
      ),
      { numRuns: 10 },
    );
  }, 300_000);

  test('what comes out of order, twice or three days late changes nothing that is not so', async () => {
    const { person, subscriptionId } = await paying();
    await stripe.turn(subscriptionId, 'give up');
    expect(await billing(person)).toMatchObject({ subscription: null, ended: { planName: 'Monthly plan' } });
    const late = eventsOf(person).map((event) => ({ ...event, created: event.created - threeDays }));
    for (const event of [...late.toReversed(), ...late]) expect(await stripe.deliver(event)).toBe(200);
    expect(await billing(person)).toMatchObject({ subscription: null, ended: { planName: 'Monthly plan' } });
  });

  test('a wrong signature, an old one and one from the future are refused; an unknown client and a foreign kind of event are answered and change nothing', async () => {
    const { person, sessionId } = await paying();
    const event = eventOf(person);
    expect(await stripe.deliver(event, { secret: 'whsec_other' })).toBe(400);
    expect(await stripe.deliver(event, { at: Math.floor(Date.now() / 1000) - threeDays })).toBe(400);
    const later = Math.floor(Date.now() / 1000) + threeDays;
    expect(await stripe.deliver(event, { at: later })).toBe(400);
    expect(await stripe.deliver({ ...event, created: later })).toBe(400);
    expect((await fetch(stripe.control.webhookUrl, { method: 'POST', body: JSON.stringify(event) })).status).toBe(400);
    const other = { ...sessionOf(sessionId), metadata: { client_id: 'nobody' }, client_reference_id: 'nobody' };
    expect(await stripe.deliver({ ...event, type: 'checkout.session.completed', data: { object: other } })).toBe(200);
    expect(
      await stripe.deliver({ ...event, type: 'payout.paid', data: { object: { object: 'payout', id: 'po_1' } } }),
    ).toBe(200);
  });

  test('an event that names a client whose checkout it is not gives that client nothing', async () => {
    const [victim, { sessionId, subscriptionId, person }] = [await signUp(server), await paying()];
    const event = eventOf(person);
    const forged = { ...sessionOf(sessionId), metadata: { client_id: victim.organizationId } };
    expect(await stripe.deliver({ ...event, type: 'checkout.session.completed', data: { object: forged } })).toBe(200);
    expect((await victim.call(reconcilePayment, { sessionId })).body).toEqual({ found: false });
    expect((await billing(victim)).subscription).toBeNull();
    expect(stripe.subscriptions.get(subscriptionId)?.metadata).toEqual({ client_id: person.organizationId });
  });

  test('two tabs get the same checkout, another order ends the one before, and what was paid meanwhile is not offered again', async () => {
    const person = await signUp(server);
    await onboard(person);
    const [one, two] = await Promise.all([begin(person), begin(person)]);
    expect(one.body.sessionId).toBe(two.body.sessionId);
    expect((await begin(person)).body.sessionId).toBe(one.body.sessionId);
    const more = await begin(person, 'monthly', 3);
    expect(sessionOf(one.body.sessionId).status).toBe('expired');
    stripe.control.held = true;
    await stripe.pay(sessionOf(more.body.sessionId));
    expect(await begin(person, 'monthly', 4)).toMatchObject({ status: 409 });
    expect(
      [...stripe.subscriptions.values()].filter(({ metadata }) => metadata['client_id'] === person.organizationId),
    ).toHaveLength(1);
    expect((await billing(person)).subscription).toMatchObject({ seats: 3 });
  });

  test('a bank debit leaves the payment pending until its money has come, and is not offered twice', async () => {
    const person = await signUp(server);
    await onboard(person);
    const { body } = await begin(person);
    await stripe.pay(sessionOf(body.sessionId), true);
    expect(await billing(person)).toMatchObject({ subscription: null, paymentPending: true });
    expect((await begin(person, 'monthly', 2)).body).toMatchObject({
      error: expect.stringContaining('already on its way'),
    });
    await stripe.arrive(sessionOf(body.sessionId));
    expect((await billing(person)).subscription).toMatchObject({ status: 'active' });
  });

  test('more seats cost the rest of the period, fewer nothing; a declined card changes nothing', async () => {
    const { person, subscriptionId } = await paying('monthly', 2);
    const preview = (await person.call(previewPlan, { plan: 'monthly', seats: 4 })).body;
    expect(preview).toMatchObject({ newAmountCents: 436_00, prep: { used: 0, limit: 60 } });
    expect(Math.abs(preview.dueNowCents - 218_00)).toBeLessThan(10);
    stripe.control.declines = true;
    expect(await person.call(changePlan, { plan: 'monthly', seats: 4 })).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/^The payment was declined: .* Nothing was changed\./) },
    });
    expect((await billing(person)).subscription?.seats).toBe(2);
    stripe.control.declines = false;
    await Promise.all([1, 2].map(() => person.call(changePlan, { plan: 'monthly', seats: 4 })));
    expect((await billing(person)).subscription?.seats).toBe(4);
    expect((await billing(person)).payments).toHaveLength(2);
    expect((await person.call(previewPlan, { plan: 'monthly', seats: 1 })).body.dueNowCents).toBe(0);
    await joinTeam(server, person);
    expect((await person.call(changePlan, { plan: 'monthly', seats: 1 })).body).toMatchObject({
      error: expect.stringMatching(/^2 people have a seat/),
    });
    // Fewer seats count from the next period; until then they are paid for, and the change can be undone.
    await person.call(changePlan, { plan: 'monthly', seats: 2 });
    expect((await billing(person)).subscription).toMatchObject({ seats: 4, nextSeats: 2, amountCents: 436_00 });
    expect((await person.call(changePlan, { plan: 'annual', seats: 2 })).body).toMatchObject({
      error: 'The next period has 2 seats. Change back to 4 first, then add seats or change the plan.',
    });
    await person.call(changePlan, { plan: 'monthly', seats: 4 });
    expect((await billing(person)).subscription).toMatchObject({ seats: 4, nextSeats: null });
    await person.call(changePlan, { plan: 'monthly', seats: 2 });
    await stripe.turn(subscriptionId, 'renew');
    expect((await billing(person)).subscription).toMatchObject({ seats: 2, nextSeats: null, amountCents: 218_00 });
    await person.call(changePlan, { plan: 'annual', seats: 2 });
    expect((await billing(person)).subscription).toMatchObject({ plan: 'annual', seats: 2, amountCents: 2088_00 });
    expect((await person.call(changePlan, { plan: 'monthly', seats: 2 })).body).toMatchObject({
      error: expect.stringMatching(/^The annual plan is paid to the end of its year/),
    });
  });

  test('it is cancelled and taken back, also in the portal, renews, is past due, recovers and ends', async () => {
    const { person, subscriptionId } = await paying();
    await person.call(setCancellation, { cancelAtPeriodEnd: true });
    expect((await billing(person)).subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    await person.call(setCancellation, { cancelAtPeriodEnd: false });
    expect(stripe.subscriptions.get(subscriptionId)).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    Object.assign(stripe.subscriptions.get(subscriptionId) ?? {}, { cancel_at: 4_000_000_000 });
    expect((await person.call(reconcilePayment, { refresh: true })).body).toEqual({ found: true });
    expect((await billing(person)).subscription?.cancelAtPeriodEnd).toBe(true);
    await person.call(setCancellation, { cancelAtPeriodEnd: false });
    expect((await person.call(openPortal, {})).body.url).toContain(`${stripe.url}/p/session/cus_`);
    await stripe.turn(subscriptionId, 'renew');
    expect((await billing(person)).payments).toHaveLength(2);
    await stripe.turn(subscriptionId, 'fail');
    expect((await billing(person)).subscription).toMatchObject({ status: 'past_due' });
    expect((await person.call(changePlan, { plan: 'monthly', seats: 5 })).body).toMatchObject({
      error: expect.stringMatching(/^The last payment is past due/),
    });
    await stripe.turn(subscriptionId, 'pay');
    expect((await billing(person)).subscription).toMatchObject({ status: 'active' });
    await stripe.turn(subscriptionId, 'give up');
    expect(await billing(person)).toMatchObject({ subscription: null, ended: { seats: 1 } });
    const again = await begin(person, 'monthly', 2);
    expect(sessionOf(again.body.sessionId).customer).toBe(stripe.subscriptions.get(subscriptionId)?.customer);
    await stripe.pay(sessionOf(again.body.sessionId));
    expect((await billing(person)).subscription).toMatchObject({ status: 'active', seats: 2 });
  });

  test('extra sessions are bought once, however often they are reported, and carry their invoice', async () => {
    const { person } = await paying();
    const { body } = await person.call(startCheckout, {
      clientId: person.organizationId,
      item: { kind: 'extra', sessions: 4 },
      returnTo: 'billing',
    });
    expect(sessionOf(body.sessionId)).toMatchObject({ mode: 'payment', amount_total: 24_00 });
    await stripe.pay(sessionOf(body.sessionId));
    await Promise.all([1, 2, 3].map(() => person.call(reconcilePayment, { sessionId: body.sessionId })));
    const known = await billing(person);
    expect(known.usage.extraLeft).toBe(4);
    expect(known.payments).toContainEqual(
      expect.objectContaining({
        description: '4 extra sessions',
        amountCents: 24_00,
        invoiceUrl: expect.stringContaining('/i/in_'),
      }),
    );
  });

  test('a checkout of an outside pricing page is known by its client reference', async () => {
    const person = await signUp(server);
    await onboard(person);
    const { body } = await begin(person, 'monthly', 2);
    const session = sessionOf(body.sessionId);
    session.metadata = {};
    stripe.control.held = true;
    await stripe.pay(session);
    const subscription = stripe.subscriptions.get(session.subscription ?? '');
    if (subscription) subscription.metadata = {};
    expect((await person.call(reconcilePayment, { sessionId: body.sessionId })).body).toEqual({ found: true });
    expect(subscription?.metadata).toEqual({ client_id: person.organizationId });
  });

  test('while the provider is away the stored state is shown, changes say so, and events are sent again', async () => {
    const { person } = await paying();
    const other = await signUp(server);
    await begin(other);
    stripe.control.down = true;
    expect((await billing(person)).subscription).toMatchObject({ status: 'active' });
    expect(await billing(other)).toMatchObject({ providerReached: false, paymentPending: true });
    expect(await person.call(openPortal, {})).toMatchObject({
      status: 502,
      body: { error: expect.stringContaining('Nothing was changed or charged') },
    });
    const event = eventOf(person);
    expect(await stripe.deliver(event)).toBe(502);
    stripe.control.down = false;
    expect(await stripe.deliver(event)).toBe(200);
  }, 60_000);

  test('nothing of the test payments works beside it', async () => {
    const { person } = await paying();
    expect((await person.call(turnTestSubscription, { turn: 'end' })).status).toBe(404);
  });
});
