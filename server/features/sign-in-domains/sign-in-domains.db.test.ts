import { createEmailVerificationToken } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditLog } from '#contract/audit.ts';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { createOrganization, readSession } from '#contract/identity.ts';
import {
  claimSignInDomain,
  proveSignInDomain,
  readSignInDomains,
  removeSignInDomain,
  requireHostedSignIn,
} from '#contract/sign-in-domains.ts';
import { account, member, session, user } from '#server/db/schema/identity.ts';
import { handOver } from '#tests/support/hosted-person.ts';
import { startNameServer, type NameServer } from '#tests/support/name-server.ts';
import { freePort, startOidcProvider, type OidcServer } from '#tests/support/oidc-servers.ts';
import { callServer, someAddress } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe('the domains of a company', () => {
  let names: NameServer;
  let oidc: OidcServer;
  let server: TestServer;
  beforeAll(async () => {
    const port = await freePort();
    [names, oidc] = await Promise.all([startNameServer(), startOidcProvider(`http://127.0.0.1:${port}`)]);
    server = await startTestServer({ PORT: String(port), DNS_SERVER: names.address, ...oidc.settings });
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([oidc.close(), names.close()]);
  });

  /** Creates a person who signed in at the provider and founded an organization. */
  async function hostedAdmin(email: string) {
    const { token } = await handOver(server, email);
    const headers = { authorization: `Bearer ${token}` };
    await callServer(server, createOrganization, { orgName: `Company of ${email}` }, headers);
    const { body } = await callServer(server, readSession, {}, headers);
    const call = <E extends Endpoint>(endpoint: E, input: Partial<InputOf<E>>) =>
      callServer(server, endpoint, input, headers);
    return { email, userId: body.user.id, organizationId: body.activeOrganizationId ?? '', call };
  }

  /** Creates a person with a password and a session from before the provider was configured. */
  async function passwordPerson(email: string) {
    const { internalAdapter, password } = await server.services.auth.$context;
    const made = await internalAdapter.createUser(
      { email, name: 'Earlier Person', emailVerified: true },
      { method: 'email-password' },
    );
    await internalAdapter.linkAccount({
      userId: made.id,
      providerId: 'credential',
      accountId: made.id,
      password: await password.hash('tin roof violin 42'),
    });
    const { token } = await internalAdapter.createSession(made.id);
    return { email, userId: made.id, headers: { authorization: `Bearer ${token}` } };
  }

  const post = async (path: string, body: Record<string, unknown>) => {
    const answer = await fetch(`${server.address}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.address, 'x-forwarded-for': someAddress() },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  const proven = async (admin: Awaited<ReturnType<typeof hostedAdmin>>, name: string) => {
    const { domain } = (await admin.call(claimSignInDomain, { domain: name })).body;
    names.publish(domain.record.name, [domain.record.value]);
    return admin.call(proveSignInDomain, { domainId: domain.domainId });
  };

  test('a domain is claimed once, however it is typed, and what is no domain is refused', async () => {
    const admin = await hostedAdmin('ada@claim.example');
    const answers = await Promise.all(
      ['Claim.example', 'ada@claim.example', ' https://claim.example/about ', 'claim.example.'].map((domain) =>
        admin.call(claimSignInDomain, { domain }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.domain.domainId)).size).toBe(1);
    expect(answers[0]?.body.domain).toMatchObject({
      domain: 'claim.example',
      proven: false,
      required: false,
      record: { name: '_dealwright.claim.example' },
    });
    for (const domain of ['com', '192.0.2.1', 'localhost', 'no domain', '-.example', '@'])
      expect((await admin.call(claimSignInDomain, { domain })).status, domain).toBe(400);
    expect((await admin.call(readSignInDomains, {})).body).toMatchObject({
      hostedSignIn: true,
      signedInThereAs: 'ada@claim.example',
      domains: { length: 1 },
    });
  });

  test('the right TXT record proves it, another one or none does not', async () => {
    const admin = await hostedAdmin('ada@proof.example');
    const { domainId, record } = (await admin.call(claimSignInDomain, { domain: 'proof.example' })).body.domain;
    expect(await admin.call(proveSignInDomain, { domainId })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('_dealwright.proof.example') },
    });
    names.publish(record.name, ['v=spf1 -all', `${record.value}x`]);
    expect((await admin.call(proveSignInDomain, { domainId })).status).toBe(409);
    expect(await admin.call(requireHostedSignIn, { domainId, required: true })).toMatchObject({
      status: 409,
      body: { error: 'Verify proof.example first.' },
    });
    names.publish(record.name, ['v=spf1 -all', record.value]);
    expect((await admin.call(proveSignInDomain, { domainId })).body.domain).toMatchObject({
      proven: true,
      required: false,
    });
    expect((await admin.call(proveSignInDomain, { domainId })).status).toBe(200);
    const { entries } = (await admin.call(listAuditLog, {})).body;
    expect(entries.map(({ action }) => action)).toEqual(['domain.proven', 'domain.claimed', 'organization.created']);
  });

  test('a domain belongs to one organization, and passes over only when the record of the one before is gone', async () => {
    const [first, second] = [await hostedAdmin('ada@passed.example'), await hostedAdmin('bob@passed.example')];
    const before = (await proven(first, 'passed.example')).body.domain;
    await first.call(requireHostedSignIn, { domainId: before.domainId, required: true });
    const claim = (await second.call(claimSignInDomain, { domain: 'passed.example' })).body.domain;
    expect(claim.record.value).not.toBe(before.record.value);
    names.publish(claim.record.name, [before.record.value, claim.record.value]);
    expect(await second.call(proveSignInDomain, { domainId: claim.domainId })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('its record still exists') },
    });
    names.publish(claim.record.name, [claim.record.value]);
    expect((await second.call(proveSignInDomain, { domainId: claim.domainId })).body.domain.proven).toBe(true);
    expect((await first.call(readSignInDomains, {})).body.domains).toMatchObject([{ proven: false, required: false }]);
    const [lost] = (await first.call(listAuditLog, {})).body.entries;
    expect(lost).toMatchObject({ action: 'domain.lost', actorName: '', subject: 'passed.example' });
  });

  test('required, it ends and refuses every other way in for its addresses, and leaves others alone', async () => {
    const admin = await hostedAdmin('ada@strict.example');
    const [colleague, other] = [
      await passwordPerson('colleague@strict.example'),
      await passwordPerson('someone@notstrict.example'),
    ];
    const { domainId } = (await proven(admin, 'strict.example')).body.domain;
    const signIn = (email: string) => post('sign-in/email', { email, password: 'tin roof violin 42' });
    expect((await signIn(colleague.email)).status).toBe(200);
    const required = await admin.call(requireHostedSignIn, { domainId, required: true });
    expect(required.body).toMatchObject({ signedOut: 2, domain: { required: true } });
    expect((await callServer(server, readSession, {}, colleague.headers)).status).toBe(401);
    expect((await callServer(server, readSession, {}, other.headers)).status).toBe(200);

    const refused = {
      status: 403,
      body: { code: 'HOSTED_SIGN_IN_REQUIRED', message: expect.stringContaining('its own sign-in page') },
    };
    expect(await signIn(colleague.email)).toMatchObject(refused);
    expect(await signIn('COLLEAGUE@Strict.Example')).toMatchObject(refused);
    expect(await signIn('nobody@strict.example')).toMatchObject(refused);
    expect(await post('request-password-reset', { email: colleague.email })).toMatchObject(refused);
    expect((await signIn(other.email)).status).toBe(200);
    // Any other way to start a session is refused too, passkeys included.
    const { internalAdapter } = await server.services.auth.$context;
    await expect(internalAdapter.createSession(colleague.userId)).rejects.toMatchObject({
      body: { code: 'HOSTED_SIGN_IN_REQUIRED' },
    });

    const { token } = await handOver(server, colleague.email);
    expect((await callServer(server, readSession, {}, { authorization: `Bearer ${token}` })).body.user.id).toBe(
      colleague.userId,
    );
    await admin.call(requireHostedSignIn, { domainId, required: false });
    expect((await signIn(colleague.email)).status).toBe(200);
    const { entries } = (await admin.call(listAuditLog, {})).body;
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'sign-in.left-open' },
      { action: 'sign-in.required', subject: 'strict.example', details: { signedOut: '2' } },
    ]);
  });

  test('only an admin who came through the provider with an address of the domain may require it', async () => {
    const admin = await hostedAdmin('ada@elsewhere.example');
    const { domainId } = (await proven(admin, 'mail.elsewhere.example')).body.domain;
    const answer = await admin.call(requireHostedSignIn, { domainId, required: true });
    expect(answer).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('an address at mail.elsewhere.example first') },
    });
    const byPassword = await passwordPerson('grace@mail.elsewhere.example');
    await server.services.database.db.insert(member).values({
      id: byPassword.userId,
      organizationId: admin.organizationId,
      userId: byPassword.userId,
      role: 'admin',
    });
    const tried = await callServer(server, requireHostedSignIn, { domainId, required: true }, byPassword.headers);
    expect(tried.status).toBe(409);
    const { token } = await handOver(server, byPassword.email);
    expect(
      (
        await callServer(
          server,
          requireHostedSignIn,
          { domainId, required: true },
          { authorization: `Bearer ${token}` },
        )
      ).status,
    ).toBe(200);
  });

  test('who never confirmed an address of the domain is named, and giving the domain up ends what it required', async () => {
    const admin = await hostedAdmin('ada@given.example');
    const late = await passwordPerson('late@given.example');
    const { db } = server.services.database;
    await db.update(user).set({ emailVerified: false }).where(eq(user.id, late.userId));
    await db.insert(member).values({ id: late.userId, organizationId: admin.organizationId, userId: late.userId });
    const { domain } = (await proven(admin, 'given.example')).body;
    expect(domain.unconfirmed).toEqual([late.email]);
    await admin.call(requireHostedSignIn, { domainId: domain.domainId, required: true });
    expect((await handOver(server, late.email)).end.searchParams.get('error')).toBe('account_not_linked');
    const { secret } = await server.services.auth.$context;
    const search = new URLSearchParams({
      token: await createEmailVerificationToken(secret, late.email),
      callbackURL: '/dashboard',
    });
    const confirmed = await fetch(`${server.address}/api/auth/verify-email?${search}`, { redirect: 'manual' });
    expect(confirmed.headers.get('location')).toBe('/sign-in?error=address_confirmed');
    expect(confirmed.headers.getSetCookie().filter((cookie) => cookie.includes('session_token'))).toEqual([]);
    expect((await handOver(server, late.email)).token).not.toBeNull();
    expect((await admin.call(removeSignInDomain, { domainId: domain.domainId })).body).toEqual({ success: true });
    expect((await post('sign-in/email', { email: late.email, password: 'tin roof violin 42' })).status).toBe(200);
  });

  test('nobody says of their own session that it came from the provider', async () => {
    const person = await passwordPerson('mallory@claims.example');
    const { db } = server.services.database;
    for (const path of ['update-session', 'update-user', 'sign-in/email']) {
      await fetch(`${server.address}/api/auth/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: server.address,
          'x-forwarded-for': someAddress(),
          ...person.headers,
        },
        body: JSON.stringify({ hosted: true, email: person.email, password: 'tin roof violin 42' }),
      });
    }
    const sessions = await db.select({ hosted: session.hosted }).from(session).where(eq(session.userId, person.userId));
    expect(sessions).toEqual([{ hosted: false }, { hosted: false }]);
  });

  test('a session that takes the place of a hosted one stays hosted', async () => {
    const admin = await hostedAdmin('ada@kept.example');
    const { internalAdapter, password } = await server.services.auth.$context;
    await internalAdapter.linkAccount({
      userId: admin.userId,
      providerId: 'credential',
      accountId: admin.userId,
      password: await password.hash('tin roof violin 42'),
    });
    const { token } = await handOver(server, admin.email);
    const changed = await fetch(`${server.address}/api/auth/change-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.address, authorization: `Bearer ${token}` },
      body: JSON.stringify({
        currentPassword: 'tin roof violin 42',
        newPassword: 'another tin roof 43',
        revokeOtherSessions: true,
      }),
    });
    expect(changed.status).toBe(200);
    const { db } = server.services.database;
    expect(await db.select({ hosted: session.hosted }).from(session).where(eq(session.userId, admin.userId))).toEqual([
      { hosted: true },
    ]);
    expect(
      await db
        .select()
        .from(account)
        .where(and(eq(account.userId, admin.userId), eq(account.providerId, 'oidc'))),
    ).toHaveLength(1);
  });

  test('name servers that do not answer are said as such, and the claim is kept', async () => {
    const admin = await hostedAdmin('ada@silent.example');
    const { domainId } = (await admin.call(claimSignInDomain, { domain: 'silent.example' })).body.domain;
    names.fallSilent();
    expect(await admin.call(proveSignInDomain, { domainId })).toMatchObject({
      status: 502,
      body: { error: expect.stringContaining('We’ve kept your claim') },
    });
    expect((await admin.call(readSignInDomains, {})).body.domains).toHaveLength(1);
  });
});
