import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passkey } from '#server/db/schema/identity.ts';
import { authCode, confirmationOf, poster } from '#tests/support/auth-calls.ts';
import { FormWalker } from '#tests/support/form-walker.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe('mails about what happened to an account', () => {
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
  const countOf = (to: string, subject: RegExp): number =>
    mail.received.filter((each) => each.to === to && subject.test(each.source)).length;

  test('tell of a new device once, of a changed password, passkeys and the second factor, and never of half a sign-in', async () => {
    const email = 'robin@people.example';
    const password = 'tin roof violin 42';
    const { db } = server.services.database;
    const walker = new FormWalker();
    const post = poster(server, walker);
    await post('sign-up/email', { email, password, name: 'Robin Seller' });
    const confirm = confirmationOf(server, await mail.waitFor(email, /sign-in\/confirm/));
    await walker.send(confirm);
    await db.execute(sql`update "user" set created_at = now() - interval '1 day' where email = ${email}`);
    // The browser that confirmed the address is known; a new one is not, the first time.
    await post('sign-in/email', { email, password });
    const other = poster(server, new FormWalker());
    await other('sign-in/email', { email, password });
    await mail.waitFor(email, /New sign-in to your/);
    await other('sign-in/email', { email, password });

    const enabled = await post('two-factor/enable', { password });
    const code = authCode(String(enabled.body['totpURI']));
    expect((await post('two-factor/verify-totp', { code: await code() })).status).toBe(200);
    await mail.waitFor(email, /authentication is on/);
    const third = poster(server, new FormWalker());
    expect((await third('sign-in/email', { email, password })).body).toMatchObject({ twoFactorRedirect: true });
    expect(countOf(email, /New sign-in to your/)).toBe(1);
    expect((await third('two-factor/verify-totp', { code: await code(1) })).status).toBe(200);
    await expect.poll(() => countOf(email, /New sign-in to your/), { timeout: 20_000 }).toBe(2);

    const [row] = await db.execute(sql`select id from "user" where email = ${email}`);
    await db.insert(passkey).values({
      id: 'key',
      userId: String(row?.['id']),
      credentialID: 'key',
      publicKey: 'any',
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
    });
    expect((await post('passkey/delete-passkey', { id: 'key' })).status).toBe(403);
    expect((await post('two-factor/disable', { password })).status).toBe(200);
    await mail.waitFor(email, /authentication is off/);
    await post('confirm-identity', { password });
    expect((await post('passkey/delete-passkey', { id: 'key' })).status).toBe(200);
    await mail.waitFor(email, /A passkey was removed/);
    await post('change-password', { currentPassword: 'not the password', newPassword: 'another tin roof 43' });
    await post('change-password', { currentPassword: password, newPassword: 'another tin roof 43' });
    await mail.waitFor(email, /password was changed/);
    expect(countOf(email, /password was changed/)).toBe(1);
    expect(countOf(email, /A passkey was removed/)).toBe(1);
  }, 60_000);
});
