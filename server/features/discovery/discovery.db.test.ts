import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createSession,
  deletedAnswerSchema,
  fullSessionSchema,
  listPrepSessions,
  listSessions,
  readSession,
  sessionAnswerSchema,
  sessionEndpoint,
  sessionsAnswerSchema,
  summarizeDiscovery,
  unwrapAnswer,
  updateSession,
} from '#contract/discovery.ts';
import { addLines, beginSession, setWriters } from '#contract/session-lines.ts';
import { listFields, textFields } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';
import { readPrep, startPrep } from '#contract/prep.ts';
import { readTeam, removeMember } from '#contract/team.ts';
import { usage } from '#server/db/schema/billing.ts';
import { discoverySessions } from '#server/db/schema/discovery.ts';
import { chargeSession } from '#server/features/discovery/charge-session.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { pagesOfFolder, serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';
import { statedInBrief } from '#server/agents/stated-in-brief.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

describe('discovery sessions', () => {
  let server: TestServer;
  let site: SiteServer;
  let rep: TestPerson;

  beforeAll(async () => {
    site = await serveSite(await pagesOfFolder(join(import.meta.dirname, '..', '..', 'db', 'demo-site')));
    server = await startTestServer({ ALLOW_PRIVATE_HOSTS: site.host });
    rep = await signUp(server);
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  const create = async (who: TestPerson, input: Record<string, unknown> = {}): Promise<string> =>
    (await who.call(createSession, input)).body.data?.sessionId ?? '';
  const read = async (who: TestPerson, sessionId: string) => (await who.call(readSession, { sessionId })).body.data;
  const update = (who: TestPerson, sessionId: string, input: Record<string, unknown>) =>
    who.call(updateSession, { sessionId, ...input });
  const held = (who: TestPerson, sessionId: string) =>
    server.services.database.tenant(who.organizationId, async (db) => {
      const rows = await db
        .select({ state: usage.state, kind: usage.kind })
        .from(usage)
        .where(eq(usage.runId, sessionId));
      return rows[0]?.state;
    });
  /** Backdates a session's start. */
  const age = (who: TestPerson, sessionId: string, ms: number) =>
    server.services.database.tenant(who.organizationId, (db) =>
      db
        .update(discoverySessions)
        .set({ beganAt: new Date(Date.now() - ms) })
        .where(eq(discoverySessions.id, sessionId)),
    );

  test('a new session is a draft with every field of the specification, text empty and lists empty', async () => {
    const sessionId = await create(rep);
    const answer = await rep.call(readSession, { sessionId });
    expect(answer.body.status).toBe('success');
    expect(answer.body.session).toEqual(answer.body.data);
    const data = fullSessionSchema.strict().safeParse(answer.body.data).error?.issues ?? [];
    expect(data.map(({ code }) => code)).toEqual(['unrecognized_keys']);
    for (const field of textFields) expect(answer.body.data[field]).toBe('');
    for (const field of listFields) expect(answer.body.data[field]).toEqual([]);
    expect(answer.body.data).toMatchObject({
      status: 'draft',
      stage: 1,
      userID: rep.userId,
      clientId: rep.organizationId,
      repFirstName: 'Robin',
      repLastName: 'Seller',
      clockMs: null,
      wordsDeletedAt: null,
      mayWrite: true,
    });
  });

  test('the session endpoint loads all, loads one and deletes, in the stated shapes', async () => {
    const sessionId = await create(rep, { prospectInfo: { firstName: 'Ana', companyName: 'Lima "Ltd"' } });
    const all = await rep.call(sessionEndpoint, { action: 'loadAll', clientId: rep.organizationId });
    expect(Array.isArray(all.body)).toBe(true);
    const { sessions } = sessionsAnswerSchema.parse(unwrapAnswer(all.body)).data;
    const listed = sessions.find((each) => each.sessionId === sessionId);
    expect(listed).toMatchObject({
      firstName: 'Ana',
      companyName: 'Lima "Ltd"',
      status: 'draft',
      repFirstName: 'Robin',
    });
    expect(Object.values(listed ?? {}).every((value) => typeof value === 'string')).toBe(true);
    expect(Object.keys(listed ?? {})).toHaveLength(14);
    expect((await rep.call(listSessions, { clientId: rep.organizationId })).body.sessions).toEqual(sessions);
    const one = await rep.call(sessionEndpoint, { action: 'loadSingle', sessionId });
    expect(sessionAnswerSchema.parse(unwrapAnswer(one.body)).data.firstName).toBe('Ana');
    const gone = await rep.call(sessionEndpoint, { action: 'delete', sessionId });
    expect(deletedAnswerSchema.parse(gone.body).status).toBe('success');
    expect((await rep.call(readSession, { sessionId })).body).toMatchObject({ error: 'Session not found in Airtable' });
    expect((await rep.call(sessionEndpoint, { action: 'delete', sessionId })).status).toBe(404);
    expect((await rep.call(sessionEndpoint, { action: 'other' as 'delete' })).status).toBe(400);
  });

  test('an update merges the keys that are sent, in either vocabulary, and answers the whole session', async () => {
    const sessionId = await create(rep);
    await update(rep, sessionId, { barriers: ['Slow quotes'], currentFinancialImpact: '$40k a month' });
    const { body } = await update(rep, sessionId, {
      aiSummary: { currentState: { barrierThemes: ['Speed'] }, futureState: { financialImpactStatement: 'More' } },
      solutionResponse: {
        solution_description: { value_proposition: { business_outcomes: ['Faster', 'Cheaper'] } },
        testimonials: [{ situation: 'A shop' }, { value_items: ['20%'] }],
      },
    });
    expect(body).toMatchObject({
      status: 'success',
      conflicts: [],
      data: {
        barriers: ['Slow quotes'],
        currentFinancialImpact: '$40k a month',
        barrierThemes: ['Speed'],
        financialImpactStatement: 'More',
        businessOutcomes: 'Faster\nCheaper',
        caseSituation1: 'A shop',
        caseValue2: ['20%'],
        status: 'completed',
      },
    });
    const six = Array.from({ length: 6 }, (_, at) => `Barrier ${at}`);
    expect((await update(rep, sessionId, { barriers: six })).status).toBe(400);
    expect((await read(rep, sessionId)).barriers).toEqual(['Slow quotes']);
  });

  test('two writers at once lose nothing: different fields, entries of one list, and a text that both wrote', async () => {
    const sessionId = await create(rep);
    await Promise.all(
      Array.from({ length: 5 }, (_, at) => update(rep, sessionId, { barriers: [`B${at}`], was: { barriers: [] } })),
    );
    expect((await read(rep, sessionId)).barriers.toSorted()).toEqual(['B0', 'B1', 'B2', 'B3', 'B4']);
    const both = await Promise.all(
      ['one', 'two'].map((vision) => update(rep, sessionId, { vision, was: { vision: '' } })),
    );
    const stored = (await read(rep, sessionId)).vision;
    const conflicts = both.flatMap(({ body }) => body.conflicts);
    expect(conflicts).toEqual([{ field: 'vision', stored, sent: stored === 'one' ? 'two' : 'one' }]);
  });

  test('a brief hands over its prospect and its questions one to one, and that is no word yet', async () => {
    const prep = await rep.call(startPrep, {
      firstName: 'Rhys',
      lastName: 'Tolland',
      roleTitle: 'COO',
      company: site.url,
      urgencyLevel: 'high',
    });
    const { prepMeetingId } = prep.body;
    await until(async () => {
      const { body } = await rep.call(readPrep, { prospectId: prepMeetingId });
      return body.prepSession.status === 'ready' ? true : null;
    });
    const { prepSession } = (await rep.call(readPrep, { prospectId: prepMeetingId })).body;
    const sessionId = await create(rep, { prepMeetingId });
    const session = await read(rep, sessionId);
    for (const field of ['firstName', 'lastName', 'companyName', 'roleTitle', 'prospWebUrl'] as const)
      expect(session[field]).toBe(prepSession[field]);
    // Nobody chose them: the brief states them, and that is no word either.
    expect([prepSession.industryType, prepSession.companySize]).toEqual(['', '']);
    const { industryType, companySize, status, clockMs } = session;
    expect({ industryType, companySize, status, clockMs }).toEqual({
      ...statedInBrief(prepSession.brief),
      status: 'draft',
      clockMs: null,
    });
    expect(companySize).not.toBe('');
    const chosen = await create(rep, { prepMeetingId, industryType: 'Energy' });
    expect((await read(rep, chosen)).industryType).toBe('Energy');
    expect(session.urgencyLevel).toBe('high');
    expect(session.questions.map(({ text }) => text)).toEqual([
      ...prepSession.currentDiscQuestions,
      ...prepSession.futureDiscQuestions,
    ]);
    expect(session.questions).toHaveLength(8);
    const again = await create(rep, { prepMeetingId });
    await create(rep);
    const started = await rep.call(listPrepSessions, { prospectId: prepMeetingId });
    expect(started.body.sessions.map((each) => each.sessionId)).toEqual([again, chosen, sessionId]);
    const stranger = await signUp(server);
    expect((await stranger.call(listPrepSessions, { prospectId: prepMeetingId })).status).toBe(404);
    await update(rep, sessionId, { stage: 2 });
    expect(await held(rep, sessionId)).toBeUndefined();
    expect((await rep.call(createSession, { prepMeetingId: nobody })).body).toMatchObject({
      error: 'Prep session not found',
    });
  });

  test('the same request starts one session, however often it is sent', async () => {
    const requestId = randomUUID();
    const ids = await Promise.all(Array.from({ length: 4 }, () => create(rep, { requestId })));
    expect(new Set(ids).size).toBe(1);
  });

  describe('what it costs', () => {
    test('held by the first own word or the start of capture, charged with the first stage done, not by a name', async () => {
      const who = await signUp(server);
      const sessionId = await create(who, { prospectInfo: { firstName: 'Ana' } });
      await update(who, sessionId, { sessionName: 'Renewal', solutionName: 'Dispatch' });
      expect(await held(who, sessionId)).toBeUndefined();
      await update(who, sessionId, { roleTitle: 'Buyer' });
      expect(await held(who, sessionId)).toBe('reserved');
      expect((await read(who, sessionId)).status).toBe('in_progress');
      await update(who, sessionId, { stage: 2 });
      expect(await held(who, sessionId)).toBe('committed');
      const other = await create(who);
      await Promise.all([who.call(beginSession, { sessionId: other }), who.call(beginSession, { sessionId: other })]);
      expect(await held(who, other)).toBe('reserved');
    });

    test('given back when deleted before its second minute, charged when deleted later or by the clock', async () => {
      const who = await signUp(server);
      const early = await create(who);
      await update(who, early, { vision: 'x' });
      await who.call(sessionEndpoint, { action: 'delete', sessionId: early });
      expect(await held(who, early)).toBe('returned');
      const late = await create(who);
      await update(who, late, { vision: 'x' });
      await age(who, late, limits.discovery.chargedAfterMs);
      await who.call(sessionEndpoint, { action: 'delete', sessionId: late });
      expect(await held(who, late)).toBe('committed');
      const owner = { organizationId: who.organizationId, userId: who.userId };
      const third = await create(who, { barriers: ['Own word'] });
      await chargeSession(jobContext(server.services, owner), { sessionId: third });
      expect(await held(who, third)).toBe('committed');
      await chargeSession(jobContext(server.services, owner), { sessionId: early });
      expect(await held(who, early)).toBe('returned');
    });

    test('at the limit a new one is refused before anything is written, and one that began goes on', async () => {
      const who = await signUp(server);
      const begun = [await create(who), await create(who)];
      for (const sessionId of begun) await update(who, sessionId, { vision: 'x' });
      const third = await create(who);
      const refused = await update(who, third, { vision: 'Third' });
      expect(refused).toMatchObject({ status: 402, body: { code: 'payment_required' } });
      expect((await read(who, third)).vision).toBe('');
      const line = { id: randomUUID(), kind: 'note' as const, atMs: 0, text: 'Word' };
      expect((await who.call(addLines, { sessionId: third, lines: [line] })).status).toBe(402);
      const listed = (await who.call(listSessions, {})).body.sessions.length;
      expect((await who.call(createSession, { vision: 'Fourth' })).body).toMatchObject({
        status: 'error',
        error: { code: 'payment_required' },
      });
      expect((await who.call(listSessions, {})).body.sessions).toHaveLength(listed);
      expect((await update(who, begun[0] ?? '', { vision: 'More' })).status).toBe(200);
      await age(who, begun[0] ?? '', 3_600_000);
      expect((await who.call(addLines, { sessionId: begun[0] ?? '', lines: [line] })).status).toBe(200);
    });
  });

  test('members read along; the owner, admins and who is invited write; who leaves hands over', async () => {
    const admin = await signUp(server);
    const member = await joinTeam(server, admin);
    const guest = await joinTeam(server, admin);
    const inOurs = { 'x-organization-id': admin.organizationId };
    const sessionId = (await member.call(createSession, { vision: 'Mine' }, inOurs)).body.data?.sessionId ?? '';
    expect((await guest.call(readSession, { sessionId }, inOurs)).body.data).toMatchObject({
      vision: 'Mine',
      mayWrite: false,
    });
    const write = (who: TestPerson) => who.call(updateSession, { sessionId, vision: who.userId }, inOurs);
    expect((await write(guest)).status).toBe(403);
    expect((await write(admin)).status).toBe(200);
    const invite = (who: TestPerson, userIds: string[]) => who.call(setWriters, { sessionId, userIds }, inOurs);
    expect((await invite(guest, [guest.userId])).status).toBe(403);
    expect((await invite(member, ['somebody'])).status).toBe(400);
    expect((await invite(member, [guest.userId])).body.writers).toEqual([guest.userId]);
    expect((await write(guest)).status).toBe(200);
    expect((await guest.call(sessionEndpoint, { action: 'delete', sessionId }, inOurs)).status).toBe(403);
    const { members } = (await admin.call(readTeam, {})).body;
    const memberId = members.find(({ userId }) => userId === member.userId)?.memberId ?? '';
    await admin.call(removeMember, { memberId, workTo: admin.userId });
    expect((await read(admin, sessionId)).userID).toBe(admin.userId);
  });

  test('another company finds, changes and deletes nothing', async () => {
    const ours = await signUp(server);
    const sessionId = await create(ours, { vision: 'Ours' });
    const stranger = await signUp(server);
    for (const answer of [
      await stranger.call(readSession, { sessionId }),
      await update(stranger, sessionId, { vision: 'Theirs' }),
      await stranger.call(sessionEndpoint, { action: 'delete', sessionId }),
      await stranger.call(sessionEndpoint, { action: 'loadSingle', sessionId }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { error: 'Session not found in Airtable' } });
    expect((await stranger.call(listSessions, { clientId: ours.organizationId })).status).toBe(403);
    expect((await stranger.call(listSessions, {})).body.sessions).toEqual([]);
    expect((await read(ours, sessionId)).vision).toBe('Ours');
  });

  test('the summary says what stands in the fields and nothing else', async () => {
    const empty = await rep.call(summarizeDiscovery, {});
    expect(empty.body.data?.aiSummary).toEqual({
      currentState: { barrierThemes: [], emotionalThemes: [], urgencyStatement: '' },
      futureState: { outcomeThemes: [], emotionalImpactThemes: [], financialImpactStatement: '' },
    });
    const { body } = await rep.call(summarizeDiscovery, {
      currentState: { barriers: ['a', 'b', 'c', 'd', 'e'], targetDate: '1 March', financialImpact: '$40k a month' },
    });
    expect(body.data?.aiSummary.currentState).toMatchObject({
      barrierThemes: ['a', 'b', 'c', 'd'],
      urgencyStatement: 'Target date: 1 March. Cost today: $40k a month.',
    });
  });
});
