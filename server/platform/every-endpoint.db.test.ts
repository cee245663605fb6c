import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#server/app.ts';
import { session } from '#server/db/schema/identity.ts';
import { prepShares } from '#server/db/schema/prep-reading.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { startCheckout } from '#contract/billing.ts';
import { saveNote } from '#contract/prep-reading.ts';
import { saveQuestion } from '#contract/ask.ts';
import { processDocument } from '#contract/content.ts';
import { startPrep } from '#contract/prep.ts';
import { claimSignInDomain } from '#contract/sign-in-domains.ts';
import { createSolution } from '#contract/solutions.ts';
import { readTeam, removeMember } from '#contract/team.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { requestOf, signUp, type TestPerson } from '#tests/support/people.ts';
import { inviteByLink, joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { policies } from '#server/access/policy.ts';

type Actor = 'no token' | 'expired token' | 'member' | 'admin' | 'admin of another company' | 'removed member';

/** Real things of another company, and what the caller's own company needs to reach them. */
interface World {
  theirs: {
    organizationId: string;
    userId: string;
    memberId: string;
    invitationId: string;
    prepId: string;
    noteId: string;
    shareId: string;
    sessionId: string;
    solutionId: string;
    checkoutId: string;
    domainId: string;
    contentId: string;
    questionId: string;
  };
  ours: { memberId: string; userId: string; prepId: string };
}

interface Fixture {
  /** Of a call with several actions, the one that takes the id. */
  actions?: Record<string, string>;
  /** The other keys that the call needs. */
  base?: (world: World) => Record<string, unknown>;
  /** Per key that takes an id: another company's real one. */
  foreign: Record<string, (world: World) => string>;
}

const client = { clientId: (world: World) => world.theirs.organizationId };
const prospect: Fixture = { foreign: { prospectId: (world) => world.theirs.prepId } };
const content: Fixture = { foreign: { contentId: (world) => world.theirs.contentId } };
/** What the content proxies delete, change and read again. */
const contentProxy: Fixture = {
  actions: { documentId: 'update', documentIds: 'delete' },
  foreign: { documentId: (world) => world.theirs.contentId, documentIds: (world) => world.theirs.contentId },
};
const invitation: Fixture = { foreign: { invitationId: (world) => world.theirs.invitationId } };

const domain = { foreign: { domainId: (world: World) => world.theirs.domainId } };

/** Every call that takes an id stands here; one that is added without a line fails below. */
const fixtures: Record<string, Fixture> = {
  'GET /api/records/prep-sessions/fetch-by-client': { foreign: client },
  'GET /api/records/prep-sessions/fetch-by-id/route': prospect,
  'PATCH /api/preps/:prospectId/claims/:claimId': {
    base: () => ({ claimId: 'companySummary-1', was: 'x', pinned: true }),
    ...prospect,
  },
  'PUT /api/preps/:prospectId/notes/:noteId': {
    base: () => ({ noteId: '88888888-8888-4888-8888-888888888888', text: 'x' }),
    ...prospect,
  },
  'DELETE /api/preps/:prospectId/notes/:noteId': {
    base: (world) => ({ prospectId: world.ours.prepId, noteId: '88888888-8888-4888-8888-888888888888' }),
    foreign: { ...prospect.foreign, noteId: (world) => world.theirs.noteId },
  },
  'POST /api/preps/:prospectId/refresh': prospect,
  'POST /api/preps/:prospectId/sections/:section/retry': { base: () => ({ section: 'painPoints' }), ...prospect },
  'POST /api/preps/:prospectId/duplicate': { base: () => ({ requestId: 'x' }), ...prospect },
  'POST /api/preps/:prospectId/document': prospect,
  'POST /api/preps/:prospectId/mail': prospect,
  'GET /api/preps/:prospectId/shares': prospect,
  'PUT /api/preps/:prospectId/shares/:shareId': {
    base: () => ({ shareId: '88888888-8888-4888-8888-888888888888', days: 1 }),
    ...prospect,
  },
  'DELETE /api/preps/:prospectId/shares/:shareId': {
    base: (world) => ({ prospectId: world.ours.prepId, shareId: '88888888-8888-4888-8888-888888888888' }),
    foreign: { ...prospect.foreign, shareId: (world) => world.theirs.shareId },
  },
  'POST /api/automation/meeting-prepper/route': {
    base: () => ({ firstName: 'A', lastName: 'B', company: 'http://127.0.0.1:9' }),
    foreign: client,
  },
  'POST /api/preps/:prospectId/cancel': prospect,
  'POST /api/preps/:prospectId/retry': prospect,
  'DELETE /api/records/prep-sessions/delete/route': prospect,
  'GET /api/identity/org/get-org-members/route': {
    foreign: { organizationId: (world) => world.theirs.organizationId },
  },
  'GET /api/records/client/fetch-by-clerk-ids/route': {
    base: (world) => ({ clerkUserId: world.ours.userId }),
    foreign: { clerkUserId: (world) => world.theirs.userId, clerkOrgId: (world) => world.theirs.organizationId },
  },
  'GET /api/records/client/fetch-users-by-client/route': { foreign: client },
  'PATCH /api/records/client/update-user/route': {
    base: () => ({ updateData: { CalendarBookingUrl: '' } }),
    foreign: { recordId: (world) => world.theirs.memberId },
  },
  'POST /api/users/add-multi-user': {
    base: () => ({ users: [] }),
    foreign: { ...client, clerkOrgId: (world) => world.theirs.organizationId },
  },
  'POST /api/team/invitations/:invitationId/resend': invitation,
  'POST /api/team/invitations/:invitationId/link': invitation,
  'DELETE /api/team/invitations/:invitationId': invitation,
  'PATCH /api/team/members/:memberId': {
    base: () => ({ role: 'org:member' }),
    foreign: { memberId: (world) => world.theirs.memberId },
  },
  'DELETE /api/team/members/:memberId': {
    base: (world) => ({ memberId: world.ours.memberId }),
    foreign: { memberId: (world) => world.theirs.memberId, workTo: (world) => world.theirs.userId },
  },
  'POST /api/team/leave': { foreign: { memberId: (world) => world.theirs.memberId } },
  'POST /api/trash/restore': { base: () => ({ kind: 'content' }), foreign: { id: (world) => world.theirs.contentId } },
  'POST /api/trash/delete': { base: () => ({ kind: 'prep' }), foreign: { id: (world) => world.theirs.prepId } },
  'POST /api/sign-in-domains/:domainId/prove': domain,
  'PATCH /api/sign-in-domains/:domainId': { base: () => ({ required: false }), ...domain },
  'DELETE /api/sign-in-domains/:domainId': domain,
  'POST /api/records/client/create-client/route': {
    base: () => ({ orgName: 'Ours', orgWebsite: 'https://ours.example', companyIndustry: 'SaaS' }),
    foreign: { clerkOrgId: (world) => world.theirs.organizationId },
  },
  'GET /api/records/client/get-client-by-orgid/route': {
    foreign: { clerkOrgId: (world) => world.theirs.organizationId },
  },
  'PATCH /api/records/client/update-client/route': { foreign: { recordId: (world) => world.theirs.organizationId } },
  'GET /api/records/solutions/get-solutions-by-client/route': { foreign: client },
  'POST /api/records/solutions/create-solution/route': { base: () => ({ name: 'Ours' }), foreign: client },
  'PATCH /api/records/solutions/update-solution/route': {
    base: () => ({ name: 'Ours' }),
    foreign: { airtableRecordId: (world) => world.theirs.solutionId },
  },
  'DELETE /api/records/solutions/delete-solution/route': {
    foreign: { airtableRecordId: (world) => world.theirs.solutionId },
  },
  'POST /api/automation/content/solution-options/route': { foreign: client },
  'POST /api/automation/content/process-document/route': contentProxy,
  'POST /api/automation/content/process-weburl/route': contentProxy,
  'POST /api/automation/content/process-youtube/route': contentProxy,
  'GET /api/records/documents/fetch-by-client/route': { foreign: client },
  'GET /api/records/videos/fetch-by-client': { foreign: client },
  'GET /api/records/webpages/fetch-by-client': { foreign: client },
  'GET /api/content/items/:contentId': content,
  'GET /api/content/items/:contentId/text': content,
  'GET /api/content/items/:contentId/file': content,
  'DELETE /api/content/questions/:questionId': { foreign: { questionId: (world) => world.theirs.questionId } },
  'POST /api/payments/checkout': {
    base: () => ({ item: { kind: 'subscription', plan: 'monthly', seats: 1 } }),
    foreign: client,
  },
  'GET /api/payments/test-checkout/:sessionId': { foreign: { sessionId: (world) => world.theirs.checkoutId } },
  'POST /api/payments/test-checkout/:sessionId/settle': {
    base: () => ({ outcome: 'cancel' }),
    foreign: { sessionId: (world) => world.theirs.checkoutId },
  },
  'GET /api/records/subscription/get-subscription-by-clientid/route': { foreign: client },
  'DELETE /api/identity/sign-ins/:id': { foreign: { id: (world) => world.theirs.sessionId } },
};

/** Keys that look like an id and name nothing that is stored for others. */
const noIds: Record<string, string> = {
  'POST /api/automation/content/process-document/route requestId':
    'the caller’s own word against a request that is sent again',
  'POST /api/automation/content/process-weburl/route requestId': 'the same',
  'POST /api/automation/content/process-youtube/route requestId': 'the same',
  'POST /api/content/retrain contentIds':
    'answers those that were there; web-and-video.db.test.ts sends another company’s',
  'POST /api/content/edit-many contentIds': 'the same',
  'POST /api/content/progress contentIds': 'the same',
  'POST /api/preps requestId': 'the caller’s own word against double clicks',
  'PATCH /api/preps/:prospectId/claims/:claimId claimId': 'names a sentence of the preparation beside it',
  'PUT /api/preps/:prospectId/notes/:noteId noteId': 'made by the caller, and kept within the preparation beside it',
  'PUT /api/preps/:prospectId/shares/:shareId shareId': 'made by the caller, and kept within the organization',
  'POST /api/preps/:prospectId/sections/:section/retry section': 'one of eight words',
  'POST /api/preps/:prospectId/duplicate requestId': 'the caller’s own word against double clicks',
  'POST /api/automation/meeting-prepper/route userID': 'not believed: the caller is the rep',
  'POST /api/automation/meeting-prepper/route requestId': 'the caller’s own word against double clicks',
  'POST /api/shared-brief token': 'whoever holds the link may read it, from any company or none',
  'POST /api/payments/reconcile sessionId': 'says only whether the caller’s own company has a subscription',
  'POST /api/identity/org/create-org/route adminClerkUserId': 'not believed: the caller is the admin',
  'GET /api/invitations/:ticket ticket': 'whoever holds the link may read it, from any company or none',
  'POST /api/invitations/:ticket/accept ticket': 'opens for the invited address alone',
};

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
    const [noteId, shareId] = [randomUUID(), randomUUID()];
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
    const theirTeam = (await them.call(readTeam, {})).body;
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

  /** What the table of policies says of an actor: the gate's own answer, or null: they are let through. */
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
