import { createOTP } from '@better-auth/utils/otp';
import { symmetricEncrypt } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSession } from '#contract/identity.ts';
import { passkey, signInDomain, twoFactor } from '#server/db/schema/identity.ts';
import { FormWalker } from '#tests/support/form-walker.ts';
import { tokenOf } from '#tests/support/hosted-person.ts';
import { callServer, signUp, someAddress, type TestPerson } from '#tests/support/people.ts';
import { softPasskey } from '#tests/support/soft-passkey.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const secret = 'a secret of thirty-two characters';

describe('a sign-in by passkey', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  async function keyOf({ userId }: TestPerson) {
    const key = softPasskey();
    await server.services.database.db.insert(passkey).values({
      id: key.id,
      userId,
      credentialID: key.id,
      publicKey: key.publicKey,
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
    });
    return key;
  }

  async function switchOnFactor({ userId }: TestPerson): Promise<void> {
    const { internalAdapter, secretConfig } = await server.services.auth.$context;
    await server.services.database.db.insert(twoFactor).values({
      id: userId,
      userId,
      secret: await symmetricEncrypt({ key: secretConfig, data: secret }),
      backupCodes: '',
    });
    await internalAdapter.updateUser(userId, { twoFactorEnabled: true });
  }

  async function signIn(at: TestServer, key: ReturnType<typeof softPasskey>, checkedOwner: boolean) {
    const walker = new FormWalker();
    const headers = { 'content-type': 'application/json', origin: at.address, 'x-forwarded-for': someAddress() };
    const post = async (path: string, body: unknown) => {
      const answer = await walker.send(`${at.address}/api/auth/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const options = await walker.send(`${at.address}/api/auth/passkey/generate-authenticate-options`, { headers });
    const { challenge } = (await options.json()) as { challenge: string };
    const answer = await post('passkey/verify-authentication', {
      response: key.answer({ challenge, origin: at.address, checkedOwner }),
    });
    return { answer, post, token: await tokenOf(at, walker), now: () => tokenOf(at, walker) };
  }

  test('is enough without an authenticator app, whether or not the device checked its owner', async () => {
    const person = await signUp(server);
    const key = await keyOf(person);
    for (const checkedOwner of [true, false]) {
      const { token } = await signIn(server, key, checkedOwner);
      expect((await callServer(server, readSession, {}, { authorization: `Bearer ${token}` })).body.user.id).toBe(
        person.userId,
      );
    }
  });

  test('is enough with one when the device checked its owner', async () => {
    const person = await signUp(server);
    const key = await keyOf(person);
    await switchOnFactor(person);
    const { answer, token } = await signIn(server, key, true);
    expect(answer.body['twoFactorRedirect']).toBeUndefined();
    expect(token).not.toBeNull();
  });

  test('is half of it when the device only was there: the code is asked for', async () => {
    const person = await signUp(server);
    const key = await keyOf(person);
    await switchOnFactor(person);
    const { answer, post, token, now } = await signIn(server, key, false);
    expect(answer).toMatchObject({ status: 200, body: { twoFactorRedirect: true } });
    expect(JSON.stringify(answer.body)).not.toContain('token');
    expect(token).toBeNull();
    expect((await post('two-factor/verify-totp', { code: '000000' })).status).toBe(401);
    expect((await post('two-factor/verify-totp', { code: await createOTP(secret).totp() })).status).toBe(200);
    expect(await now()).not.toBeNull();
  });

  test('with a wrong signature is refused', async () => {
    const key = await keyOf(await signUp(server));
    const { answer, token } = await signIn(
      server,
      {
        ...softPasskey(),
        id: key.id,
        answer: (input) => ({ ...softPasskey().answer(input), id: key.id, rawId: key.id }),
      },
      true,
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(token).toBeNull();
  });

  test('is refused where the company requires its hosted page', async () => {
    const strict = await startTestServer({
      OIDC_ISSUER: 'http://127.0.0.1:9',
      OIDC_CLIENT_ID: 'dealwright',
      OIDC_CLIENT_SECRET: 'a-secret-of-the-test',
    });
    const { database, auth } = strict.services;
    const { internalAdapter } = await auth.$context;
    const { id: userId } = await internalAdapter.createUser(
      { email: 'grace@strict.example', name: 'Grace', emailVerified: true },
      { method: 'email-password' },
    );
    const key = softPasskey();
    await database.db.insert(passkey).values({
      id: key.id,
      userId,
      credentialID: key.id,
      publicKey: key.publicKey,
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
    });
    expect((await signIn(strict, key, true)).token).not.toBeNull();
    await database.db.execute(`insert into organization (id, name, slug) values ('o', 'Strict', 'o')`);
    await database.db
      .insert(signInDomain)
      .values({ id: 'd', organizationId: 'o', domain: 'strict.example', provenAt: new Date(), required: true });
    const { answer, token } = await signIn(strict, key, true);
    expect(answer).toMatchObject({ status: 403, body: { code: 'HOSTED_SIGN_IN_REQUIRED' } });
    expect(token).toBeNull();
    await strict.close();
  });
});
