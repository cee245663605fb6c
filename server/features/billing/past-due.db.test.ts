import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSubscription, readBilling, turnTestSubscription } from '#contract/billing.ts';
import { limits } from '#contract/limits.ts';
import { confirmationOf, poster } from '#tests/support/auth-calls.ts';
import { FormWalker } from '#tests/support/form-walker.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { subscribe } from '#tests/support/onboarded.ts';
import { callServer, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createOrganization, readSession } from '#contract/identity.ts';

const password = 'tin roof violin 42';

describe('a payment that fails', () => {
  let mail: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    mail = await startMailServer();
    server = await startTestServer({ SMTP_URL: mail.url, MAIL_FROM: 'Dealwright <no-reply@here.example>' });
  });
  afterAll(async () => {
    await server.close();
    await mail.close();
  });

  const founder = async (email: string, orgName: string): Promise<TestPerson> => {
    const walker = new FormWalker();
    await poster(server, walker)('sign-up/email', { email, password, name: 'Ada King' });
    await walker.send(confirmationOf(server, await mail.waitFor(email, /sign-in\/confirm/)));
    const answer = await walker.send(`${server.address}/api/auth/get-session`);
    const { session } = (await answer.json()) as { session: { token: string } };
    const headers = { authorization: `Bearer ${session.token}` };
    await callServer(server, createOrganization, { orgName }, headers);
    const known = await callServer(server, readSession, {}, headers);
    return {
      email,
      password,
      token: session.token,
      userId: known.body.user.id,
      organizationId: known.body.activeOrganizationId ?? '',
      call: (endpoint, input, more = {}) => callServer(server, endpoint, input, { ...headers, ...more }),
    };
  };

  test('is mailed to the admins once, with the day on which the plan ends', async () => {
    const admin = await founder('ada@due.example', 'Due Ltd');
    const other = await founder('bob@paid.example', 'Paid Ltd');
    for (const person of [admin, other]) {
      await subscribe(person, { plan: 'monthly', seats: 2 });
      await person.call(getSubscription, {});
    }
    await admin.call(turnTestSubscription, { turn: 'fail' });
    const { subscription } = (await admin.call(readBilling, {})).body;
    const end = new Date(subscription?.unpaidEnd ?? 0);
    const days = (end.getTime() - Date.now()) / (24 * 60 * 60_000);
    expect(days).toBeCloseTo(limits.payments.graceMs / (24 * 60 * 60_000), 1);
    const text = await mail.waitFor(admin.email, /A payment for Due Ltd on Dealwright failed/);
    expect(text).toContain(
      `Without a payment, the plan ends on ${end.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}`,
    );
    expect(text).toContain('/account/billing');
    for (let again = 0; again < 3; again += 1) await admin.call(readBilling, {});
    const told = mail.received.filter(({ source }) => source.includes('A payment for'));
    expect(told.map(({ to }) => to)).toEqual([admin.email]);
    await admin.call(turnTestSubscription, { turn: 'pay' });
    expect((await admin.call(readBilling, {})).body.subscription).toMatchObject({ status: 'active', unpaidEnd: null });
  });
});
