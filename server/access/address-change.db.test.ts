import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSession } from '#contract/identity.ts';
import { confirmationOf, poster } from '#tests/support/auth-calls.ts';
import { FormWalker } from '#tests/support/form-walker.ts';
import { handOver } from '#tests/support/hosted-person.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { freePort, startOidcProvider } from '#tests/support/oidc-servers.ts';
import { callServer, signUp } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const password = 'tin roof violin 42';

describe('a new address', () => {
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

  const member = async (email: string) => {
    const walker = new FormWalker();
    const post = poster(server, walker);
    await post('sign-up/email', { email, password, name: 'Robin Seller' });
    await walker.send(confirmationOf(server, await mail.waitFor(email, /sign-in\/confirm/)));
    const emailNow = async () => {
      const { user } = ((await (await walker.send(`${server.address}/api/auth/get-session`)).json()) ?? {}) as {
        user?: { email: string };
      };
      return user?.email;
    };
    return { walker, post, emailNow };
  };

  test('counts once its link is confirmed by who is signed in; the old one is told of both', async () => {
    const [before, after] = ['old@people.example', 'new@people.example'];
    const { walker, post, emailNow } = await member(before);
    expect((await post('change-email', { newEmail: after })).body['code']).toBe('CONFIRM_FIRST');
    await post('confirm-identity', { password });
    expect((await post('change-email', { newEmail: after })).status).toBe(200);
    await mail.waitFor(before, /A new email address was entered/);
    const link = confirmationOf(server, await mail.waitFor(after, /Confirm your new email/));
    expect(await emailNow()).toBe(before);

    // Sent to a mistyped address, the link gives its reader no access.
    const stranger = new FormWalker();
    const refused = await stranger.send(link);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: 'SIGN_IN_FIRST' });
    expect(await (await stranger.send(`${server.address}/api/auth/get-session`)).json()).toBeNull();

    expect((await walker.send(link)).status).toBe(200);
    expect(await emailNow()).toBe(after);
    await mail.waitFor(before, /email address was changed/);
    expect((await walker.send(link)).status).toBe(401);
    expect((await poster(server)('sign-in/email', { email: before, password })).status).toBe(401);
    expect((await poster(server)('sign-in/email', { email: after, password })).status).toBe(200);
  });

  test('that has an account already is answered alike, and nobody gets a link', async () => {
    await member('taken@people.example');
    const { post, emailNow } = await member('mover@people.example');
    await post('confirm-identity', { password });
    const answer = await post('change-email', { newEmail: 'taken@people.example' });
    expect(answer).toMatchObject({ status: 200, body: { status: true } });
    expect(await emailNow()).toBe('mover@people.example');
    expect(mail.received.filter(({ source }) => source.includes('Confirm your new email'))).toHaveLength(1);
  });

  test('is not taken where no mail can confirm it', async () => {
    const quiet = await startTestServer();
    const person = await signUp(quiet);
    const post = poster(quiet);
    const asPerson = { authorization: `Bearer ${person.token}` };
    await post('confirm-identity', { password: person.password }, asPerson);
    expect((await post('change-email', { newEmail: 'next@people.example' }, asPerson)).status).toBe(400);
    const session = await callServer(quiet, readSession, {}, asPerson);
    expect(session.body.user.email).toBe(person.email);
    await quiet.close();
  });

  test('stays with a hosted sign-in page, also where mail is configured', async () => {
    const port = await freePort();
    const oidc = await startOidcProvider(`http://127.0.0.1:${port}`);
    const hosted = await startTestServer({
      PORT: String(port),
      SMTP_URL: mail.url,
      MAIL_FROM: 'Dealwright <no-reply@here.example>',
      ...oidc.settings,
    });
    const { token } = await handOver(hosted, 'ada@hosted.example');
    const asked = poster(hosted)(
      'change-email',
      { newEmail: 'moved@people.example' },
      { authorization: `Bearer ${token}` },
    );
    expect((await asked).status).toBe(400);
    expect(mail.received.filter(({ source }) => source.includes('moved@people.example'))).toEqual([]);
    await hosted.close();
    await oidc.close();
  });

  test('a confirmation link changes nothing by being opened: it leads to a page, and counts by its call', async () => {
    const email = 'scanned@people.example';
    const walker = new FormWalker();
    await poster(server, walker)('sign-up/email', { email, password, name: 'Robin Seller' });
    const text = await mail.waitFor(email, /sign-in\/confirm/);
    const scanned = /https?:\/\/\S+sign-in\/confirm#\S+/.exec(text)?.[0] ?? '';
    expect(text).not.toContain('/api/auth/');
    await fetch(scanned);
    expect((await poster(server)('sign-in/email', { email, password })).status).toBe(401);
    const link = confirmationOf(server, text);
    expect((await walker.send(link)).status).toBe(200);
    // Opened in another browser, the link confirms the address but signs no one in.
    const other = new FormWalker();
    expect((await other.send(link)).status).toBe(200);
    expect(await (await other.send(`${server.address}/api/auth/get-session`)).json()).toBeNull();
  });
});
