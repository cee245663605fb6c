import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { createOrganization } from '#contract/identity.ts';
import { readInvitation } from '#contract/invitations.ts';
import { addMultiUser, readInvitationLink, readTeam, resendInvitation, revokeInvitation } from '#contract/team.ts';
import { user } from '#server/db/schema/identity.ts';
import { callServer, signUp, someAddress } from '#tests/support/people.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const row = (email: string, role = 'org:member') => ({ firstName: '', lastName: '', email, role });
const someEmail = () => `${randomUUID()}@people.example`;

describe('invitation mails within an hour', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ INVITATIONS_PER_HOUR: '3' });
  });
  afterAll(() => server.close());

  test('are counted for the organization, also when sent at once, revoked or sent again, and then refused until one is an hour old', async () => {
    const [admin, other] = [await signUp(server), await signUp(server)];
    const colleague = await joinTeam(server, admin, { role: 'org:admin' });
    const lists = await Promise.all(
      [admin, colleague].map((person) =>
        person.call(
          addMultiUser,
          { users: [row(someEmail()), row(someEmail())] },
          { 'x-organization-id': admin.organizationId },
        ),
      ),
    );
    const results = lists.flatMap(({ status, body }) => (status === 200 ? body.results : []));
    const sent = results.filter(({ success }) => success);
    // The colleague's own invitation was the first of three.
    expect(sent).toHaveLength(2);
    await admin.call(revokeInvitation, { invitationId: sent[0]?.invitationId ?? '' });

    const text =
      'Your organization has sent 3 invitation emails within an hour, the maximum. You can send the next in \\d+ minutes\\.';
    const answer = await fetch(server.address + addMultiUser.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ users: [row(someEmail())] }),
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3400);
    expect(await answer.json()).toMatchObject({
      code: 'rate_limited',
      error: expect.stringMatching(`^${text} Nobody was invited.$`),
    });
    const again = await admin.call(resendInvitation, { invitationId: sent[1]?.invitationId ?? '' });
    expect(again).toMatchObject({
      status: 429,
      body: { error: expect.stringMatching(`^${text} The invitation is unchanged.$`) },
    });
    expect((await admin.call(readTeam, {})).body.seats.pending).toBe(1);
    expect((await other.call(addMultiUser, { users: [row(someEmail())] })).body.results[0]?.success).toBe(true);

    await server.services.database.db.execute(
      sql`update invitation_mails set at = at - interval '59 minutes 59 seconds'`,
    );
    await expect
      .poll(async () => (await admin.call(addMultiUser, { users: [row(someEmail())] })).status, { timeout: 15_000 })
      .toBe(200);
  });

  test('a list that is longer than what is left sends the first ones and says of the others why not', async () => {
    const admin = await signUp(server);
    const { status, body } = await admin.call(addMultiUser, {
      users: Array.from({ length: 5 }, () => row(someEmail())),
    });
    expect(status).toBe(200);
    expect(body.results.map(({ success }) => success)).toEqual([true, true, true, false, false]);
    expect(body.results[4]?.reason).toContain('the maximum');
  });
});

describe('a team with a mail server', () => {
  let mailServer: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
    server = await startTestServer({ SMTP_URL: mailServer.url, MAIL_FROM: 'Dealwright <no-reply@here.example>' });
  });
  afterAll(async () => {
    await server.close();
    await mailServer.close();
  });

  /** Creates a person who confirmed their address and founded an organization; returns their request headers. */
  const founder = async (): Promise<Record<string, string>> => {
    const account = { email: someEmail(), password: `pass-${randomUUID()}`, name: 'Robin Seller' };
    const post = (path: string) =>
      fetch(`${server.address}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.address },
        body: JSON.stringify(account),
      });
    await post('sign-up/email');
    await server.services.database.db.update(user).set({ emailVerified: true }).where(eq(user.email, account.email));
    const { token } = (await (await post('sign-in/email')).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    await callServer(server, createOrganization, { orgName: 'Mailing Ltd' }, headers);
    return headers;
  };

  const tickets = (source: string): string[] =>
    [...source.matchAll(/ticket=([\w.-]+)/g)].map(([, ticket]) => ticket ?? '');

  test('an invitation is mailed once, sent again on request, and its mailed link is the one that joins', async () => {
    const headers = await founder();
    const admin = {
      call: <E extends Endpoint>(endpoint: E, input: Record<string, unknown>) =>
        callServer(server, endpoint, input, headers),
    };
    const email = someEmail();
    await Promise.all([1, 2].map(() => admin.call(addMultiUser, { users: [row(email)] })));
    const ticket = tickets(await mailServer.waitFor(email, /ticket=/))[0] ?? '';
    const [invited] = (await admin.call(readTeam, {})).body.invitations;
    expect(invited).toMatchObject({ email, state: 'sent' });
    await admin.call(addMultiUser, { users: [row(email)] });
    expect((await callServer(server, readInvitation, { ticket })).body.state).toBe('open');
    expect((await admin.call(readTeam, {})).body.invitations[0]?.state).toBe('opened');
    expect(mailServer.received.filter(({ to }) => to === email)).toHaveLength(1);
    await admin.call(resendInvitation, { invitationId: invited?.invitationId ?? '' });
    await expect.poll(() => mailServer.received.filter(({ to }) => to === email).length, { timeout: 15_000 }).toBe(2);
    expect((await admin.call(readTeam, {})).body.invitations[0]?.state).toBe('sent');
  });

  test('the mailed link proves the address that was invited, and nothing else does: not the copied link, another address or a changed link', async () => {
    const headers = await founder();
    const invite = async () => {
      const email = someEmail();
      const { body } = await callServer(server, addMultiUser, { users: [row(email)] }, headers);
      const invitationId = body.results[0]?.invitationId ?? '';
      const mailed = tickets(await mailServer.waitFor(email, /ticket=/))[0] ?? '';
      const copied =
        new URL((await callServer(server, readInvitationLink, { invitationId }, headers)).body.link).searchParams.get(
          'ticket',
        ) ?? '';
      return { email, invitationId, mailed, copied };
    };
    const signUpWith = async (email: string, ticket: string) => {
      const answer = await fetch(`${server.address}/api/auth/sign-up/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.address, 'x-forwarded-for': someAddress() },
        body: JSON.stringify({ email, ticket, name: 'Grace Hopper', password: `pass-${randomUUID()}` }),
      });
      expect(answer.status).toBe(200);
      const { user: made } = (await answer.json()) as { user: { emailVerified: boolean } };
      return made.emailVerified;
    };
    const guest = await invite();
    expect(guest.mailed.startsWith(`${guest.copied}.`)).toBe(true);
    expect(await signUpWith(guest.email.toUpperCase(), guest.mailed)).toBe(true);
    const others = [await invite(), await invite(), await invite()];
    expect(await signUpWith(others[0]?.email ?? '', others[0]?.copied ?? '')).toBe(false);
    expect(await signUpWith(someEmail(), others[1]?.mailed ?? '')).toBe(false);
    expect(await signUpWith(others[1]?.email ?? '', `${others[1]?.copied}.${others[0]?.mailed.split('.')[2]}`)).toBe(
      false,
    );
    await callServer(server, revokeInvitation, { invitationId: others[2]?.invitationId ?? '' }, headers);
    expect(await signUpWith(others[2]?.email ?? '', others[2]?.mailed ?? '')).toBe(false);
    await mailServer.waitFor(others[0]?.email ?? '', /Confirm the address/);
    expect(
      mailServer.received.filter(({ to, source }) => to === guest.email && source.includes('Confirm the address')),
    ).toEqual([]);
  });
});
