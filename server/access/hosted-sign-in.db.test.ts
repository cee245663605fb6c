import { createOTP } from '@better-auth/utils/otp';
import { symmetricEncrypt } from 'better-auth/crypto';
import { eq, sql } from 'drizzle-orm';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrganization, readConfiguration, readSession } from '#contract/identity.ts';
import { listPreps } from '#contract/prep.ts';
import { session, twoFactor } from '#server/db/schema/identity.ts';
import { handOver, tokenOf } from '#tests/support/hosted-person.ts';
import { freePort, startGoogleLike, startOidcProvider, type OidcServer } from '#tests/support/oidc-servers.ts';
import { callServer, signUp, someAddress } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const known = [
  'ada@hosted.example',
  'factor@hosted.example',
  'joined@hosted.example',
  'taken@hosted.example',
  'invited@hosted.example',
];
const unproven = 'unverified@hosted.example';

const providers: [string, (product: string) => Promise<OidcServer>][] = [
  ['oidc-provider', startOidcProvider],
  [
    'the Google-like server of emulate',
    (product) =>
      startGoogleLike(product, [
        ...known.map((email) => ({ email, name: 'Hosted Person', email_verified: true })),
        { email: unproven, name: 'Hosted Person', email_verified: false },
      ]),
  ],
];

describe.each(providers)('signing in by %s', (_name, start) => {
  let oidc: OidcServer;
  let server: TestServer;

  beforeAll(async () => {
    const port = await freePort();
    oidc = await start(`http://127.0.0.1:${port}`);
    server = await startTestServer({ PORT: String(port), ...oidc.settings });
  });
  afterAll(async () => {
    await server.close();
    await oidc.close();
  });

  async function existing(email: string, verified: boolean): Promise<string> {
    const person = await signUpBefore(email);
    await server.services.database.db.execute(sql`update "user" set email_verified = ${verified} where id = ${person}`);
    return person;
  }

  /** Creates a person who had a password here before the provider was configured. */
  async function signUpBefore(email: string): Promise<string> {
    const context = await server.services.auth.$context;
    const made = await context.internalAdapter.createUser(
      { email, name: 'Earlier Person', emailVerified: false },
      { method: 'email-password' },
    );
    await context.internalAdapter.linkAccount({
      userId: made.id,
      providerId: 'credential',
      accountId: made.id,
      password: await context.password.hash('an earlier password'),
    });
    return made.id;
  }

  test('the browser is told of it, and the request carries a proof key and asks for the address', async () => {
    expect((await callServer(server, readConfiguration, {})).body).toMatchObject({ hostedSignIn: true });
    const { asked } = await handOver(server, 'ada@hosted.example');
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256');
    expect(asked.searchParams.get('scope')).toContain('email');
  });

  test('a new person gets an account, founds an organization here and comes back to it', async () => {
    const first = await handOver(server, 'ada@hosted.example');
    expect(first.end.searchParams.get('error')).toBeNull();
    const authorization = { authorization: `Bearer ${first.token}` };
    await callServer(server, createOrganization, { orgName: 'Hosted' }, authorization);
    const again = await handOver(server, 'ada@hosted.example');
    const session = await callServer(server, readSession, {}, { authorization: `Bearer ${again.token}` });
    expect(session.body).toMatchObject({
      user: { email: 'ada@hosted.example', firstName: 'Hosted', lastName: 'Person' },
      hasPassword: false,
      memberships: [{ name: 'Hosted', role: 'org:admin' }],
    });
    const stranger = await callServer(
      server,
      listPreps,
      {},
      { authorization: `Bearer ${again.token}`, 'x-organization-id': 'another-company' },
    );
    expect(stranger.status).toBe(403);
  });

  test('it joins an existing account when both sides have verified the address', async () => {
    const userId = await existing('joined@hosted.example', true);
    const { token } = await handOver(server, 'joined@hosted.example');
    const session = await callServer(server, readSession, {}, { authorization: `Bearer ${token}` });
    expect(session.body.user.id).toBe(userId);
  });

  test('it joins nothing when the account here has not verified the address', async () => {
    await existing('taken@hosted.example', false);
    const { end, token } = await handOver(server, 'taken@hosted.example');
    expect(end.searchParams.get('error')).not.toBeNull();
    expect(token).toBeNull();
  });

  test('it joins nothing when the provider has not verified the address', async () => {
    await existing(unproven, true);
    const { end, token } = await handOver(server, unproven);
    expect(end.searchParams.get('error')).not.toBeNull();
    expect(token).toBeNull();
  });

  test('an authenticator app that is switched on here is asked for afterwards, and the session still counts as hosted', async () => {
    const userId = await existing('factor@hosted.example', true);
    const { internalAdapter, secretConfig } = await server.services.auth.$context;
    const { db } = server.services.database;
    await db.insert(twoFactor).values({
      id: userId,
      userId,
      secret: await symmetricEncrypt({ key: secretConfig, data: 'a secret of thirty-two characters' }),
      backupCodes: '',
    });
    await internalAdapter.updateUser(userId, { twoFactorEnabled: true });
    const { end, token, walker } = await handOver(server, 'factor@hosted.example', '/sign-in?ticket=kept');
    expect(`${end.pathname}${end.search}`).toBe('/sign-in?step=second-factor&ticket=kept');
    expect(token).toBeNull();
    expect(await db.select().from(session).where(eq(session.userId, userId))).toEqual([]);
    const verify = async (code: string) =>
      (
        await walker.send(`${server.address}/api/auth/two-factor/verify-totp`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: server.address, 'x-forwarded-for': someAddress() },
          body: JSON.stringify({ code }),
        })
      ).status;
    expect(await verify('000000')).toBe(401);
    expect(await verify(await createOTP('a secret of thirty-two characters').totp())).toBe(200);
    expect(await tokenOf(server, walker)).not.toBeNull();
    expect(await db.select({ hosted: session.hosted }).from(session).where(eq(session.userId, userId))).toEqual([
      { hosted: true },
    ]);
  });

  test('a token of the provider that somebody got hold of begins no session', async () => {
    const answer = await fetch(`${server.address}/api/auth/sign-in/social`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.address },
      body: JSON.stringify({ provider: 'oidc', idToken: { token: 'x.y.z' } }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'ID_TOKEN_NOT_SUPPORTED' });
  });

  test('nobody makes an account by password beside it', async () => {
    await expect(signUp(server)).rejects.toThrow(/EMAIL_PASSWORD_SIGN_UP_DISABLED|sign up is not enabled/i);
  });
});

describe('a provider that cannot be reached when the server starts', () => {
  test('is asked again at the next sign-in, while everything else works', async () => {
    const [port, providerPort] = [await freePort(), await freePort()];
    const product = `http://127.0.0.1:${port}`;
    const issuer = `http://127.0.0.1:${providerPort}`;
    const server = await startTestServer({
      PORT: String(port),
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'dealwright',
      OIDC_CLIENT_SECRET: 'a-secret-of-the-test',
    });
    expect((await callServer(server, readConfiguration, {})).status).toBe(200);
    const begin = () =>
      fetch(`${server.address}/api/auth/sign-in/social`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.address },
        body: JSON.stringify({ provider: 'oidc', callbackURL: '/sign-in' }),
      });
    const answers = await Promise.all([begin(), begin(), begin()]);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: 'PROVIDER_UNREACHABLE' });
    }
    const oidc = await startOidcProvider(product, providerPort);
    const { token } = await handOver(server, 'late@hosted.example');
    expect(token).not.toBeNull();
    await oidc.close();
    await server.close();
  });

  test('and keeps nobody waiting at start when it accepts the connection and says nothing', async () => {
    const mute = createServer(() => {});
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as AddressInfo;
    const server = await startTestServer({
      OIDC_ISSUER: `http://127.0.0.1:${port}`,
      OIDC_CLIENT_ID: 'dealwright',
      OIDC_CLIENT_SECRET: 'a-secret-of-the-test',
    });
    const began = server.services.auth.$context;
    await expect(began).resolves.toBeDefined();
    expect((await callServer(server, readSession, {}, { authorization: 'Bearer nobody' })).status).toBe(401);
    await server.close();
    mute.closeAllConnections();
    await new Promise((resolve) => mute.close(resolve));
  });
});
