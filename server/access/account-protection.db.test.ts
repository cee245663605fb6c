import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSession } from '#contract/identity.ts';
import { limits } from '#contract/limits.ts';
import { passkey } from '#server/db/schema/identity.ts';
import { authCode, poster } from '#tests/support/auth-calls.ts';
import { FormWalker } from '#tests/support/form-walker.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Returns how many attempts passed before the first refusal; a slow machine lets a few more through. */
async function untilRefused(perMinute: number, give: () => Promise<{ status: number }>): Promise<number> {
  const began = performance.now();
  for (let given = 0; ; given += 1) {
    if ((await give()).status === 429) return given;
    expect(given).toBeLessThanOrEqual(perMinute * (1 + (performance.now() - began) / 60_000));
  }
}

describe('what protects an account', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const bearer = ({ token }: TestPerson) => ({ authorization: `Bearer ${token}` });
  const asPerson = (person: TestPerson) => {
    const post = poster(server);
    return (path: string, body: Record<string, unknown> = {}) => post(path, body, bearer(person));
  };
  const options = (person: TestPerson) =>
    fetch(`${server.address}/api/auth/passkey/generate-register-options`, { headers: bearer(person) });
  const keyOf = async ({ userId }: TestPerson): Promise<string> => {
    const id = `key-${userId}`;
    await server.services.database.db.insert(passkey).values({
      id,
      userId,
      credentialID: id,
      publicKey: 'any',
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
    });
    return id;
  };
  /** Turns on two-factor sign-in; this replaces the current session. */
  const withFactor = async () => {
    const walker = new FormWalker();
    const post = poster(server, walker);
    const email = `${crypto.randomUUID()}@people.example`;
    const password = 'tin roof violin 42';
    await post('sign-up/email', { email, password, name: 'Robin Seller' });
    const enabled = await post('two-factor/enable', { password });
    const code = authCode(String(enabled.body['totpURI']));
    const on = await post('two-factor/verify-totp', { code: await code() });
    expect(on.status).toBe(200);
    // As after a minute: the current code can be given again.
    await server.services.database.db.execute(
      sql`update two_factor set used_step = null from "user" where "user".id = user_id and email = ${email}`,
    );
    return { email, password, code, post };
  };

  test('is not changed by a session alone: each call asks for the password, over HTTP too', async () => {
    const person = await signUp(server);
    const post = asPerson(person);
    const id = await keyOf(person);
    for (const [path, body] of Object.entries({
      'delete-user': {},
      'change-email': { newEmail: 'other@people.example' },
      'two-factor/enable': {},
      'two-factor/disable': {},
      'two-factor/generate-backup-codes': {},
      'passkey/delete-passkey': { id },
      'passkey/verify-registration': { response: {} },
      'link-social': { provider: 'oidc', callbackURL: '/' },
      'unlink-account': { providerId: 'credential' },
    }))
      expect(await post(path, body), path).toMatchObject({ status: 403, body: { code: 'CONFIRM_FIRST' } });
    expect((await options(person)).status).toBe(403);
    expect(await post('delete-user', { password: 'not the password' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_PASSWORD' },
    });
    expect((await post('confirm-identity', { password: 'not the password' })).status).toBe(400);
    expect((await post('confirm-identity', { code: '000000' })).status).toBe(400);
    expect((await post('confirm-identity', {})).status).toBe(400);
    expect((await options(person)).status).toBe(403);
    expect((await person.call(readSession, {})).status).toBe(200);
  });

  test('is changed for a few minutes after a confirmation, by that session alone', async () => {
    const person = await signUp(server);
    const post = asPerson(person);
    const id = await keyOf(person);
    const { internalAdapter } = await server.services.auth.$context;
    const elsewhere = await internalAdapter.createSession(person.userId);
    expect((await post('confirm-identity', { password: person.password })).status).toBe(200);
    expect((await options(person)).status).toBe(200);
    const { db } = server.services.database;
    const [row] = await db.execute(sql`select token from session where id = ${elsewhere.id}`);
    expect((await options({ ...person, token: String(row?.['token']) })).status).not.toBe(200);
    await db.execute(sql`update verification set expires_at = now() where identifier like 'confirmed:%'`);
    expect((await options(person)).status).toBe(403);
    expect((await post('confirm-identity', { password: person.password })).status).toBe(200);
    expect((await post('passkey/delete-passkey', { id })).status).toBe(200);
  });

  test('is changed without password or second factor only by a sign-in of the last ten minutes', async () => {
    const person = await signUp(server);
    const { db } = server.services.database;
    await db.execute(sql`update account set password = null where user_id = ${person.userId}`);
    expect((await options(person)).status).toBe(200);
    await db.execute(
      sql`update session set created_at = now() - interval '11 minutes' where user_id = ${person.userId}`,
    );
    const refused = await options(person);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'SIGN_IN_AGAIN' });
  });

  test('is changed with a fresh code in place of the password', async () => {
    const { post, code } = await withFactor();
    expect(await post('delete-user', {})).toMatchObject({ status: 403, body: { code: 'CONFIRM_FIRST' } });
    const given = await code();
    expect((await post('confirm-identity', { code: given })).status).toBe(200);
    expect((await post('confirm-identity', { code: given })).status).toBe(400);
    expect((await post('delete-user', {})).status).toBe(200);
  });

  test('a code works once, also when it is given twice at the same moment, and none before it does', async () => {
    const { email, password, code } = await withFactor();
    const tabs = [1, 2, 3].map(() => poster(server));
    for (const post of tabs) await post('sign-in/email', { email, password });
    const now = await code();
    const answers = await Promise.all(tabs.map((post) => post('two-factor/verify-totp', { code: now })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    const late = poster(server);
    await late('sign-in/email', { email, password });
    expect((await late('two-factor/verify-totp', { code: await code(-1) })).status).toBe(401);
    expect((await late('two-factor/verify-totp', { code: await code(1) })).status).toBe(200);
  });

  test('tries are counted for the account, from whatever addresses they come', async () => {
    const [person, other] = [await signUp(server), await signUp(server)];
    const wrong = { email: person.email.toUpperCase(), password: 'not the password' };
    const passwords = await untilRefused(limits.signIn.passwordsPerMinute, () =>
      poster(server)('sign-in/email', wrong),
    );
    expect(passwords).toBeGreaterThanOrEqual(limits.signIn.passwordsPerMinute);
    const refused = await poster(server)('sign-in/email', { email: person.email, password: person.password });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // The sign-up counts as an attempt too.
    const { email, password } = other;
    expect((await poster(server)('sign-in/email', { email, password })).status).toBe(200);
    const mails = await untilRefused(limits.signIn.mailsPerMinute, () =>
      poster(server)('request-password-reset', { email }),
    );
    expect(mails).toBeGreaterThanOrEqual(limits.signIn.mailsPerMinute - 1);
  });

  test('many people behind one address give their codes, and one account is held to a few tries', async () => {
    const address = '10.9.8.7';
    const { email, password, code } = await withFactor();
    const tabs = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const other = await withFactor();
        const post = poster(server, new FormWalker(), address);
        await post('sign-in/email', { email: other.email, password: other.password });
        return () => other.code().then((one) => post('two-factor/verify-totp', { code: one }));
      }),
    );
    for (const give of tabs) expect((await give()).status).toBe(200);
    // One code was used to turn on the second factor; a slow machine gives a few attempts back meanwhile.
    const next = await code();
    let half = poster(server);
    let codes = 0;
    const given = await untilRefused(limits.signIn.codesPerMinute, async () => {
      if (codes % 3 === 0) {
        half = poster(server);
        await half('sign-in/email', { email, password });
      }
      codes += 1;
      return half('two-factor/verify-totp', { code: `00000${codes % 10}` });
    });
    expect((await half('two-factor/verify-totp', { code: next })).status).toBe(429);
    expect(given).toBeGreaterThanOrEqual(limits.signIn.codesPerMinute - 1);
  });

  test('a changed password ends the other sign-ins, whether or not the call asks for it', async () => {
    const person = await signUp(server);
    const elsewhere = poster(server);
    const { body } = await elsewhere('sign-in/email', { email: person.email, password: person.password });
    const other = { ...person, token: String(body['token']) };
    const changed = await asPerson(person)('change-password', {
      currentPassword: person.password,
      newPassword: 'another tin roof 43',
      revokeOtherSessions: false,
    });
    expect(changed.status).toBe(200);
    const { db } = server.services.database;
    expect(await db.execute(sql`select 1 from session where user_id = ${person.userId}`)).toHaveLength(1);
    expect((await options(other)).status).toBe(401);
  });
});
