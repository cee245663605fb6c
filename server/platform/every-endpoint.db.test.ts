import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#server/app.ts';
import { apiKeys } from '#server/db/schema/api-keys.ts';
import { session } from '#server/db/schema/identity.ts';
import { prepShares } from '#server/db/schema/prep-reading.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { startCheckout } from '#contract/billing.ts';
import { saveNote } from '#contract/prep-reading.ts';
import { saveQuestion } from '#contract/ask.ts';
import { processDocument } from '#contract/content.ts';
import { saveFrame } from '#contract/frames.ts';
import { saveOwnCard } from '#contract/own-cards.ts';
import { saveTemplate } from '#contract/proposal-template.ts';
import { createSession } from '#contract/discovery.ts';
import { startImport } from '#contract/imports.ts';
import { startExport } from '#contract/organization-export.ts';
import { startPrep } from '#contract/prep.ts';
import { claimSignInDomain } from '#contract/sign-in-domains.ts';
import { createSolution } from '#contract/solutions.ts';
import { readTeam, removeMember } from '#contract/team.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { requestOf, signUp, type TestPerson } from '#tests/support/people.ts';
import { fixtures, noIds, type World } from '#tests/endpoint-fixtures.ts';
import { inviteByLink, joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createWebhook } from '#contract/webhooks.ts';
import { policies } from '#server/access/policy.ts';

type Actor = 'no token' | 'expired token' | 'member' | 'admin' | 'admin of another company' | 'removed member';

const titleOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const endpoints = routes.map(({ endpoint }) => [titleOf(endpoint), endpoint] as const);

function idKeys(endpoint: Endpoint): string[] {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const named = Object.keys(endpoint.input.shape).filter((key) =>
    /(^|[a-z])I[dD]s?$|^(id|ids|ticket|token|workTo|key)$/.test(key),
  );
  return [...new Set([...inPath, ...named])].filter((key) => noIds[`${titleOf(endpoint)} ${key}`] === undefined).sort();
}

describe('every endpoint', () => {
  let server: TestServer;
  let us: TestPerson;
  let world: World;
  const headers = new Map<Actor, Record<string, string>>();

  beforeAll(async () => {
    server = await startTestServer();
    us = await signUp(server);
    const [member, removed, them] = [await joinTeam(server, us), await joinTeam(server, us), await signUp(server)];
    const { members } = (await us.call(readTeam, {})).body;
    const memberIdOf = (person: TestPerson): string =>
      members.find(({ userId }) => userId === person.userId)?.memberId ?? '';
    await us.call(removeMember, { memberId: memberIdOf(removed) });
    const expired = await signUp(server);
    const { db } = server.services.database;
    await db
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(session.token, expired.token));
    const inOurs = (person: TestPerson) => ({
      authorization: `Bearer ${person.token}`,
      'x-organization-id': us.organizationId,
    });
    headers
      .set('no token', {})
      .set('expired token', inOurs(expired))
      .set('member', inOurs(member))
      .set('admin', inOurs(us))
      .set('admin of another company', inOurs(them))
      .set('removed member', inOurs(removed));

    const prep = await them.call(startPrep, { firstName: 'A', lastName: 'B', company: 'http://127.0.0.1:9' });
    const ourPrep = await us.call(startPrep, { firstName: 'A', lastName: 'B', company: 'http://127.0.0.1:9' });
    const [noteId, shareId, cardId, templateId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const frameId = randomUUID();
    const prospectId = prep.body.prepMeetingId;
    await them.call(saveNote, { prospectId, noteId, section: null, text: 'Theirs' });
    await server.services.database.tenant(them.organizationId, (tenant) =>
      tenant.insert(prepShares).values({
        organizationId: them.organizationId,
        id: shareId,
        prepId: prospectId,
        tokenHash: 'x',
        expiresAt: new Date(Date.now() + 1e6),
      }),
    );
    const { invitationId } = await inviteByLink(them, 'guest@people.example');
    const solution = await them.call(createSolution, { name: 'Theirs', clientId: them.organizationId });
    const checkout = await them.call(startCheckout, {
      clientId: them.organizationId,
      item: { kind: 'subscription', plan: 'monthly', seats: 1 },
    });
    const claimed = await them.call(claimSignInDomain, { domain: 'theirs.example' });
    const { documents } = (await them.call(processDocument, batch(them, [textFile('theirs.txt', 'Theirs alone.')])))
      .body;
    const question = await them.call(saveQuestion, { question: 'What is theirs?' });
    const talk = await them.call(createSession, {});
    const card = { kind: 'price', trigger: 'phrase', words: ['theirs'], say: 'x', ask: 'y?' } as const;
    const template = { name: 'Theirs', standard: false, revision: 0, order: [], leavesOut: [], texts: [] };
    await them.call(saveTemplate, { templateId, ...template });
    await them.call(saveOwnCard, { cardId, on: true, ...card, words: [...card.words] });
    await them.call(saveFrame, {
      frameId,
      name: 'Theirs',
      points: [{ label: 'x', hint: '', facts: ['budget'], words: [] }],
    });
    const theirTeam = (await them.call(readTeam, {})).body;
    const hook = await them.call(createWebhook, { name: 'Theirs', url: 'https://x.example', events: ['prep.ready'] });
    const exported = await them.call(startExport, {});
    const imported = await them.call(startImport, {
      csv: 'Company\nTheirs',
      fileName: 'a.csv',
      mapping: ['companyName'],
    });
    const keyId = randomUUID();
    await server.services.database.tenant(them.organizationId, (tenant) =>
      tenant.insert(apiKeys).values({
        organizationId: them.organizationId,
        id: keyId,
        userId: them.userId,
        memberId: theirTeam.members[0]?.memberId ?? '',
        name: 'Theirs',
        keyHash: 'x',
        ending: 'x',
        scopes: ['read'],
        expiresAt: new Date(Date.now() + 1e6),
      }),
    );
    const [theirSession] = await db.select({ id: session.id }).from(session).where(eq(session.userId, them.userId));
    world = {
      theirs: {
        organizationId: them.organizationId,
        userId: them.userId,
        memberId: theirTeam.members[0]?.memberId ?? '',
        invitationId,
        prepId: prospectId,
        noteId,
        shareId,
        sessionId: theirSession?.id ?? '',
        solutionId: solution.body.solution?.id ?? '',
        checkoutId: checkout.body.sessionId,
        domainId: claimed.body.domain.domainId,
        contentId: documents[0]?.DocumentId ?? '',
        questionId: question.body.question.questionId,
        cardId,
        frameId,
        templateId,
        keyId,
        webhookId: hook.body.webhookId,
        importId: imported.body.imports[0]?.importId ?? '',
        exportId: exported.body.exports[0]?.exportId ?? '',
        discoveryId: talk.body.data?.sessionId ?? '',
      },
      ours: { memberId: memberIdOf(member), userId: us.userId, prepId: ourPrep.body.prepMeetingId },
    };
  });
  afterAll(() => server.close());

  async function ask(
    endpoint: Endpoint,
    input: Record<string, unknown>,
    actor: Actor,
  ): Promise<{ status: number; text: string; error: unknown }> {
    const { url, init } = requestOf(server, endpoint, input, headers.get(actor));
    const answer = await fetch(url, init);
    const text = await answer.text();
    const body: unknown =
      answer.headers.get('content-type')?.startsWith('application/json') === true ? JSON.parse(text) : {};
    return {
      status: answer.status,
      text,
      error: typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined,
    };
  }

  /** Returns the gate's response for an actor according to the policy table, or null if the actor may pass. */
  function gate(endpoint: Endpoint, actor: Actor): { status: number; error?: string } | null {
    const { signedIn, roles } = policies[endpoint.access];
    if (!signedIn) return null;
    if (actor === 'no token' || actor === 'expired token')
      return { status: 401, error: 'Authentication token not available' };
    if (roles === null) return null;
    if (actor === 'admin of another company' || actor === 'removed member') return { status: 403, error: 'Forbidden' };
    return roles.includes(actor === 'admin' ? 'org:admin' : 'org:member')
      ? null
      : { status: 403, error: 'Only an admin of the organization can do this' };
  }

  describe.each([
    'no token',
    'expired token',
    'member',
    'admin',
    'admin of another company',
    'removed member',
  ] as const)('for somebody with or as: %s', (actor) => {
    test.each(endpoints)('%s answers as its policy says', async (_title, endpoint) => {
      const unknown = Object.fromEntries(
        [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '00000000-0000-4000-8000-000000000000']),
      );
      const answer = await ask(endpoint, unknown, actor);
      const expected = gate(endpoint, actor);
      if (expected === null) expect([200, 201, 400, 404]).toContain(answer.status);
      else expect(answer).toMatchObject(expected);
    });
  });

  test.each(endpoints)('%s has a fixture for each id that it takes', (title, endpoint) => {
    expect(Object.keys(fixtures[title]?.foreign ?? {}).sort()).toEqual(idKeys(endpoint));
  });

  test('no fixture is left over from an endpoint that is gone', () => {
    const known = new Set(endpoints.map(([title]) => title));
    expect(Object.keys(fixtures).filter((title) => !known.has(title))).toEqual([]);
    expect(Object.keys(noIds).filter((line) => !known.has(line.slice(0, line.lastIndexOf(' '))))).toEqual([]);
  });

  const ids = endpoints.flatMap(([title, endpoint]) =>
    Object.keys(fixtures[title]?.foreign ?? {}).map((key) => [title, key, endpoint] as const),
  );
  test.each(ids)('%s answers another company’s real %s as an unknown one', async (title, key, endpoint) => {
    const fixture = fixtures[title];
    const real = fixture?.foreign[key]?.(world) ?? '';
    expect(real).not.toBe('');
    const made = real.includes('-') ? '77777777-7777-4777-8777-777777777777' : real.replace(/[0-9a-z]/gi, 'd');
    const answers = [];
    for (const id of [real, made]) {
      const action = fixture?.actions?.[key];
      const value = key.endsWith('Ids') ? [id] : id;
      const { status, text } = await ask(
        endpoint,
        { ...fixture?.base?.(world), ...(action === undefined ? {} : { action }), [key]: value },
        'admin',
      );
      answers.push({ status, text: text.replaceAll(id, 'ID').replace(/"requestId":"[^"]*"/, '') });
    }
    expect(answers[0]?.status).toBeGreaterThanOrEqual(400);
    expect(answers[0]).toEqual(answers[1]);
  });
});
