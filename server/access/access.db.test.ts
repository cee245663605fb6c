import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readHealth } from '#contract/health.ts';
import { createOrganization, readSession } from '#contract/identity.ts';
import { listPreps, readPrep } from '#contract/prep.ts';
import { user } from '#server/db/schema/identity.ts';
import { signUp } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe('who may call', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('a cookie alone is no token for a data call', async () => {
    const person = await signUp(server);
    const signedIn = await fetch(`${server.address}/api/auth/get-session`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(signedIn.status).toBe(200);
    const answer = await fetch(`${server.address}${readSession.path}`, {
      headers: { cookie: `dealwright.session_token=${person.token}` },
    });
    expect(answer.status).toBe(401);
  });

  test('a person who signs up, founds an organization and signs out is known, then not', async () => {
    const person = await signUp(server, { name: 'Ada King', organization: 'Engines' });
    const session = await person.call(readSession, {});
    expect(session.body.user).toMatchObject({ email: person.email, firstName: 'Ada', lastName: 'King' });
    const named = await signUp(server, { name: 'Anna Maria Müller', givenName: 'Anna Maria' });
    expect((await named.call(readSession, {})).body.user).toMatchObject({
      firstName: 'Anna Maria',
      lastName: 'Müller',
    });
    const spaced = await signUp(server, { name: '   Anna  Maria   Müller ', givenName: ' Anna  Maria ' });
    const [stored] = await server.services.database.db.select().from(user).where(eq(user.id, spaced.userId));
    expect(stored).toMatchObject({ name: 'Anna  Maria   Müller', givenName: 'Anna  Maria' });
    expect(session.body.memberships).toMatchObject([{ name: 'Engines', role: 'org:admin' }]);
    await fetch(`${server.address}/api/auth/sign-out`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, origin: server.address, 'content-type': 'application/json' },
      body: '{}',
    });
    expect((await person.call(readSession, {})).status).toBe(401);
  });

  test('an organization that is not one’s own is refused, known or not', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const known = await one.call(listPreps, {}, { 'x-organization-id': other.organizationId });
    const unknown = await one.call(listPreps, {}, { 'x-organization-id': 'no-such-organization' });
    expect(known.status).toBe(403);
    expect({ ...known.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  test('another company’s client id is refused with exactly the stated details', async () => {
    const [one, other] = [await signUp(server), await signUp(server)];
    const answer = await one.call(listPreps, { clientId: other.organizationId });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({
      error: 'Forbidden',
      details: { requestedClientId: other.organizationId, userClientId: one.organizationId },
    });
  });

  test('the same name twice within a minute makes one organization, also at once', async () => {
    const person = await signUp(server, { organization: null });
    const answers = await Promise.all([1, 2, 3].map(() => person.call(createOrganization, { orgName: 'Once' })));
    expect(new Set(answers.map((answer) => answer.body.organization.id)).size).toBe(1);
    expect((await person.call(readSession, {})).body.memberships).toHaveLength(1);
  });

  test('a call of the product to itself, over no connection, is answered like any other', async () => {
    const answer = await createApp(server.services).fetch(new Request(`http://localhost${readHealth.path}`));
    expect(answer.status).toBe(200);
  });

  test('thirty people found their organizations at once', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => signUp(server, { organization: null })));
    const answers = await Promise.all(
      people.map((person) => person.call(createOrganization, { orgName: 'All at once' })),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(new Set(answers.map((answer) => answer.body.organization.id)).size).toBe(30);
  });

  test('an organization name that is blank, too long or has control characters is refused with a sentence', async () => {
    const person = await signUp(server, { organization: null });
    for (const orgName of ['   ', 'x'.repeat(101), 'a\u0000b']) {
      const answer = await person.call(createOrganization, { orgName });
      expect(answer.status).toBe(400);
    }
    for (const orgName of [' ', '\u200B', '\u2060\u3164']) {
      const blank = await person.call(createOrganization, { orgName });
      expect(blank.body).toMatchObject({ error: 'Organization name is required', code: 'invalid_input' });
    }
  });

  test('an unknown preparation answers the stated text', async () => {
    const person = await signUp(server);
    for (const prospectId of ['00000000-0000-4000-8000-000000000000', 'not-an-id']) {
      const answer = await person.call(readPrep, { prospectId });
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ error: 'Prep session not found' });
    }
  });
});
