import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import {
  listSignIns,
  readConfiguration,
  readSession,
  revokeOtherSignIns,
  revokeSignIn,
  testMode,
} from '#contract/identity.ts';
import { limits } from '#contract/limits.ts';
import { listPreps } from '#contract/prep.ts';
import { FormWalker } from '#tests/support/form-walker.ts';
import { authCode, confirmationOf, poster } from '#tests/support/auth-calls.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { callServer, signUp } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const open: (() => Promise<void>)[] = [];
const closeAll = async (): Promise<void> => {
  for (const close of open.splice(0).toReversed()) await close();
};

async function start(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer(settings);
  open.push(() => server.close());
  return server;
}

const password = 'tin roof violin 42';
const person = (email: string) => ({ email, password, name: 'Robin Seller' });

afterEach(closeAll);
afterAll(closeAll);

describe('accounts', () => {
  test('with mail, an address is confirmed before the first sign-in, and a reset link works once', async () => {
    const mail = await startMailServer();
    open.push(() => mail.close());
    const server = await start({ SMTP_URL: mail.url, MAIL_FROM: 'Dealwright <no-reply@here.example>' });
    const email = 'robin@people.example';
    const walker = new FormWalker();
    const post = poster(server, walker);
    expect(
      (await post('sign-up/email', { ...person(email), callbackURL: '/onboarding/create-org' })).body['token'],
    ).toBeNull();
    expect((await post('sign-in/email', { email, password })).status).toBe(401);
    const confirm = confirmationOf(server, await mail.waitFor(email, /sign-in\/confirm/));
    const confirmed = await walker.send(confirm);
    expect(confirmed.status).toBe(200);
    expect(await (await walker.send(`${server.address}/api/auth/get-session`)).json()).toMatchObject({
      user: { email, emailVerified: true },
    });

    await post('request-password-reset', { email });
    const token = /sign-in\/reset#([\w-]+)/.exec(await mail.waitFor(email, /sign-in\/reset/))?.[1];
    expect((await post('reset-password', { token, newPassword: 'Password2026!' })).body['code']).toBe(
      'PASSWORD_COMMON',
    );
    expect((await post('reset-password', { token, newPassword: 'another tin roof 43' })).status).toBe(200);
    expect((await post('reset-password', { token, newPassword: 'a third tin roof 44' })).status).toBe(400);
    expect(await (await walker.send(`${server.address}/api/auth/get-session`)).json()).toBeNull();
    expect((await post('sign-in/email', { email, password: 'another tin roof 43' })).status).toBe(200);
  });

  test('with mail, sign-up, sign-in and reset answer alike for an address with an account and one without', async () => {
    const mail = await startMailServer();
    open.push(() => mail.close());
    const server = await start({ SMTP_URL: mail.url, MAIL_FROM: 'Dealwright <no-reply@here.example>' });
    const known = 'known@people.example';
    await poster(server)('sign-up/email', person(known));
    await mail.waitFor(known, /sign-in\/confirm/);
    const shapeOf = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([name, each]) => [name, shapeOf(each)])
        : typeof value;
    const ask = async (path: string, body: Record<string, unknown>) => {
      const began = performance.now();
      const { status, headers, body: answer } = await poster(server)(path, body);
      const took = performance.now() - began;
      expect(took, path).toBeGreaterThanOrEqual(limits.signIn.answerStepMs - 2);
      return { status, headers: [...headers.keys()], shape: shapeOf(answer), code: answer['code'] };
    };
    for (const path of ['sign-up/email', 'sign-in/email', 'request-password-reset', 'send-verification-email']) {
      const [there, unknown] = await Promise.all(
        [known, `unknown-${path.length}@people.example`].map((email) =>
          ask(path, { ...person(email), password: `other ${password}` }),
        ),
      );
      expect(there, path).toEqual(unknown);
    }
    expect(await mail.waitFor(known, /You already have a Dealwright account/)).toContain('/sign-in');
    // Parallel sign-ups reveal nothing either, although one of them creates the account.
    await poster(server)('sign-up/email', person('there@people.example'));
    for (const email of ['there@people.example', 'at-once@people.example']) {
      const all = await Promise.all([1, 2, 3].map(() => poster(server)('sign-up/email', person(email))));
      expect(
        all.map(({ status }) => status),
        email,
      ).toEqual([200, 200, 200]);
    }
    // Signing in with the sign-up password reveals nothing either, although it is right for the new account.
    const attempts = [known, `unknown-${'sign-up/email'.length}@people.example`].map((email) =>
      ask('sign-in/email', { email, password: `other ${password}` }),
    );
    const [there, unknown] = await Promise.all(attempts);
    expect(there).toEqual(unknown);
  });

  test('without mail, the reset link goes to the terminal alone, and an unknown address gets the same answer', async () => {
    const server = await start();
    const someone = await signUp(server);
    const post = poster(server);
    const known = await post('request-password-reset', { email: someone.email });
    const unknown = await post('request-password-reset', { email: 'nobody@people.example' });
    expect(known.body).toEqual(unknown.body);
    await expect.poll(() => server.printed.join(''), { timeout: 10_000 }).toContain('/sign-in/reset#');
    expect(server.printed).toHaveLength(1);
    expect(JSON.stringify(known.body)).not.toContain('reset#');
  });

  test('a second factor is asked for after the password; a code or a backup code, once each, opens the door', async () => {
    const server = await start();
    const { email } = person('two@people.example');
    const walker = new FormWalker();
    const post = poster(server, walker);
    await post('sign-up/email', person(email));
    const enabled = await post('two-factor/enable', { password });
    const [backup = ''] = enabled.body['backupCodes'] as string[];
    const code = authCode(String(enabled.body['totpURI']));
    const used = await code();
    expect((await post('two-factor/verify-totp', { code: used })).status).toBe(200);

    const fresh = new FormWalker();
    const again = poster(server, fresh);
    expect((await again('sign-in/email', { email, password })).body).toMatchObject({ twoFactorRedirect: true });
    expect(await (await fresh.send(`${server.address}/api/auth/get-session`)).json()).toBeNull();
    expect((await again('two-factor/verify-totp', { code: '000000' })).status).toBe(401);
    expect((await again('two-factor/verify-totp', { code: used })).status).toBe(401);
    expect((await again('two-factor/verify-totp', { code: await code(1) })).status).toBe(200);

    const third = poster(server);
    await third('sign-in/email', { email, password });
    expect((await third('two-factor/verify-backup-code', { code: backup })).status).toBe(200);
    const fourth = poster(server);
    await fourth('sign-in/email', { email, password });
    expect((await fourth('two-factor/verify-backup-code', { code: backup })).status).toBe(401);
  });

  test('a person sees where they are signed in, without tokens, and ends one or all others; never anybody else’s', async () => {
    const server = await start();
    const [one, other] = [await signUp(server), await signUp(server)];
    for (const _ of [1, 2])
      await server.services.auth.$context.then(({ internalAdapter }) =>
        one.call(readSession, {}).then(({ body }) => internalAdapter.createSession(body.user.id)),
      );
    const { signIns } = (await one.call(listSignIns, {})).body;
    expect(signIns).toHaveLength(3);
    expect(signIns.filter(({ current }) => current)).toHaveLength(1);
    expect(JSON.stringify(signIns)).not.toContain(one.token);
    const target = signIns.find(({ current }) => !current)?.id ?? '';
    expect((await other.call(revokeSignIn, { id: target })).status).toBe(404);
    expect((await one.call(revokeSignIn, { id: target })).status).toBe(200);
    expect((await one.call(revokeOtherSignIns, {})).body).toEqual({ revoked: 1 });
    expect((await other.call(readSession, {})).status).toBe(200);
  });

  test('a session ends after its longest life and after idleness', async () => {
    const server = await start({ SESSION_MAX_HOURS: '10', SESSION_IDLE_MINUTES: '30' });
    const { db } = server.services.database;
    const [old, idle, young] = [await signUp(server), await signUp(server), await signUp(server)];
    await db.execute(
      sql`update session set created_at = now() - interval '11 hours' where token = ${old.token.split('.')[0]}`,
    );
    await db.execute(
      sql`update session set expires_at = now() - interval '1 second' where token = ${idle.token.split('.')[0]}`,
    );
    for (const ended of [old, idle]) expect((await ended.call(readSession, {})).status).toBe(401);
    expect((await young.call(readSession, {})).status).toBe(200);
  });

  test('deleting an account takes its lone organization along, and is refused to the only admin of others', async () => {
    const server = await start();
    const [admin, member] = [await signUp(server), await signUp(server, { organization: null })];
    const memberId = (await member.call(readSession, {})).body.user.id;
    const { db } = server.services.database;
    await db.execute(
      sql`insert into member (id, organization_id, user_id, role) values ('m', ${admin.organizationId}, ${memberId}, 'member')`,
    );
    const post = poster(server);
    const refused = await post('delete-user', { password: admin.password }, { authorization: `Bearer ${admin.token}` });
    expect(refused.body['code']).toBe('LAST_ADMIN');
    await db.execute(sql`delete from member where id = 'm'`);
    const { password: own, token } = admin;
    expect((await post('delete-user', { password: own }, { authorization: `Bearer ${token}` })).status).toBe(200);
    expect(await db.execute(sql`select 1 from organization where id = ${admin.organizationId}`)).toHaveLength(0);
    expect((await admin.call(readSession, {})).status).toBe(401);
    expect((await member.call(readSession, {})).status).toBe(200);
  });

  test('too many tries from one address are told to wait, and a made-up address is not believed', async () => {
    const server = await start({ TRUST_PROXY: '0' });
    const post = poster(server);
    const statuses = [];
    for (let tries = 0; tries < 21; tries += 1) {
      const answer = await post(
        'sign-in/email',
        { email: `nobody-${tries}@people.example`, password: 'wrong password' },
        { 'x-forwarded-for': `10.0.0.${tries}`, 'x-dealwright-address': `10.0.1.${tries}` },
      );
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses[20]).toBe(429);
  });

  test('with SIGNUPS=invited only an invited address makes an account', async () => {
    const server = await start({ SIGNUPS: 'invited' });
    const { db } = server.services.database;
    const context = await server.services.auth.$context;
    const admin = await context.internalAdapter.createUser(
      { email: 'admin@people.example', name: 'Admin' },
      { method: 'email-password' },
    );
    await db.execute(sql`insert into organization (id, name, slug) values ('o', 'Org', 'o')`);
    await db.execute(
      sql`insert into invitation (id, organization_id, email, expires_at, inviter_id) values ('i', 'o', 'New@People.example', now() + interval '1 day', ${admin.id})`,
    );
    const post = poster(server);
    expect((await post('sign-up/email', person('stranger@people.example'))).body['code']).toBe('SIGN_UP_BY_INVITATION');
    expect((await post('sign-up/email', person('new@people.example'))).status).toBe(200);
  });

  test('organizations cannot be changed behind the product’s back', async () => {
    const server = await start();
    const someone = await signUp(server);
    const answer = await poster(server)(
      'organization/invite-member',
      { email: 'x@people.example', role: 'admin' },
      { authorization: `Bearer ${someone.token}` },
    );
    expect(answer.status).toBe(404);
  });
});

describe('the captcha', () => {
  /** Returns the allowed script sources of a page, without the hashes of scripts the build inlined. */
  const scriptsOf = (page: Response): string[] =>
    (/script-src ([^;]+)/u.exec(page.headers.get('content-security-policy') ?? '')?.[1] ?? '')
      .split(' ')
      .filter((source) => !source.startsWith("'sha256-"));
  const accepted: unknown[] = [];
  function verifier(): Promise<Server> {
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (piece: Buffer) => (text += piece.toString()));
      request.on('end', () => {
        const body = JSON.parse(text) as { secret: string; response: string };
        accepted.push(body);
        response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ success: body.secret === 'the-secret' && body.response === 'solved' }));
      });
    });
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
  }

  test('is checked at sign-up, never at sign-in, and its script’s address is the only one that the page may load beside its own', async () => {
    const checks = await verifier();
    open.push(() => new Promise((resolve) => checks.close(() => resolve())));
    const at = `http://127.0.0.1:${(checks.address() as AddressInfo).port}`;
    const server = await start({
      TURNSTILE_SITE_KEY: 'the-site',
      TURNSTILE_SECRET_KEY: 'the-secret',
      TURNSTILE_SCRIPT_URL: `${at}/api.js`,
      TURNSTILE_VERIFY_URL: `${at}/siteverify`,
    });
    const post = poster(server);
    const email = 'robin@people.example';
    expect((await post('sign-up/email', person(email))).status).toBe(400);
    expect((await post('sign-up/email', person(email), { 'x-captcha-response': 'guessed' })).status).toBe(403);
    expect((await post('sign-up/email', person(email), { 'x-captcha-response': 'solved' })).status).toBe(200);
    expect((await post('sign-in/email', { email, password })).status).toBe(200);
    expect(accepted).toHaveLength(2);
    const page = await fetch(`${server.address}/sign-up`);
    expect(scriptsOf(page)).toEqual(["'self'", at]);
    expect((await callServer(server, readConfiguration, {})).body.captcha).toEqual({
      siteKey: 'the-site',
      scriptUrl: `${at}/api.js`,
    });
  });

  test('without its settings nothing of it is there', async () => {
    const server = await start();
    const page = await fetch(`${server.address}/sign-up`);
    expect(scriptsOf(page)).toEqual(["'self'"]);
    expect((await callServer(server, readConfiguration, {})).body.captcha).toBeNull();
  });
});

describe('test mode', () => {
  const fake = { authorization: `Bearer ${testMode.token}` };

  test('is off by default: its token is nobody’s', async () => {
    const server = await start();
    expect((await callServer(server, readSession, {}, fake)).status).toBe(401);
  });

  test('is refused together with live mode', async () => {
    await expect(startTestServer({ TEST_MODE: 'true', LIVE_MODE: 'true' })).rejects.toThrow(
      'TEST_MODE: is refused together with LIVE_MODE',
    );
  });

  test('gives the fake admin one organization of its own and nobody else’s', async () => {
    const server = await start({ TEST_MODE: 'true' });
    const someone = await signUp(server);
    const session = await callServer(server, readSession, {}, fake);
    expect(session.body).toMatchObject({
      user: { email: testMode.email },
      memberships: [{ clerkOrgId: testMode.organizationId, clientId: testMode.organizationId, role: 'org:admin' }],
    });
    expect((await callServer(server, listPreps, {}, fake)).status).toBe(200);
    expect(
      (await callServer(server, listPreps, {}, { ...fake, 'x-organization-id': someone.organizationId })).status,
    ).toBe(403);
  });
});

describe('settings', () => {
  test('a part with some of its settings asks for the others by name', async () => {
    const server = await start({ MAIL_FROM: 'a@here.example', OIDC_CLIENT_ID: 'x', TURNSTILE_SITE_KEY: 'y' });
    const answer = await fetch(`${server.address}${readConfiguration.path}`);
    expect(answer.status).toBe(503);
    expect(((await answer.json()) as { error: string }).error).toBe(
      'Missing required environment variables: SMTP_URL, OIDC_ISSUER, OIDC_CLIENT_SECRET, TURNSTILE_SECRET_KEY',
    );
  });
});
