import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBilling } from '#contract/billing.ts';
import {
  createSession,
  listSessions,
  readSession,
  sessionEndpoint,
  updateSession,
  type Speaker,
} from '#contract/discovery.ts';
import { deletePrep, readPrep, startPrep } from '#contract/prep.ts';
import { addLines, addTranscript, readLines } from '#contract/session-lines.ts';
import { prepSessions } from '#server/db/schema/prep.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const six = Array.from({ length: 6 }, (_, at) => `Barrier ${at}`);

describe('starting a discovery session', () => {
  let server: TestServer;
  let rep: TestPerson;

  beforeAll(async () => {
    server = await startTestServer();
    rep = await signUp(server);
  });
  afterAll(() => server.close());

  const create = (who: TestPerson, input: Record<string, unknown>) => who.call(createSession, input);
  const read = async (who: TestPerson, sessionId: string) => (await who.call(readSession, { sessionId })).body.data;
  const update = (who: TestPerson, sessionId: string, input: Record<string, unknown>) =>
    who.call(updateSession, { sessionId, ...input });
  const listed = async (who: TestPerson) => (await who.call(listSessions, {})).body.sessions;
  const used = async (who: TestPerson) =>
    (await who.call(readBilling, {})).body.usage.meters.find(({ kind }) => kind === 'discovery')?.used;

  describe('with a request id that was used before', () => {
    test('data that is refused leaves the session and what was noted in it', async () => {
      const requestId = randomUUID();
      const sessionId = (await create(rep, { requestId, vision: 'First' })).body.data?.sessionId ?? '';
      await update(rep, sessionId, { barriers: ['Slow quotes'] });
      const lines = [{ id: randomUUID(), kind: 'note' as const, atMs: 0, text: 'Word' }];
      await rep.call(addLines, { sessionId, lines });
      const again = await create(rep, { requestId, currentState: { barriers: six } });
      expect(again).toMatchObject({ status: 400, body: { error: 'Up to 5 entries fit here. Nothing was changed.' } });
      expect(await read(rep, sessionId)).toMatchObject({ vision: 'First', barriers: ['Slow quotes'] });
      expect((await rep.call(readLines, { sessionId })).body.lines).toMatchObject([{ text: 'Word' }]);
    });

    test('the session is returned as it is, and later edits stay', async () => {
      const input = { requestId: randomUUID(), currentFinancialImpact: '1000', barriers: ['a'] };
      const sessionId = (await create(rep, input)).body.data?.sessionId ?? '';
      await update(rep, sessionId, { currentFinancialImpact: 'edited by rep', barriers: ['b'] });
      const { revision } = await read(rep, sessionId);
      expect((await create(rep, { ...input, vision: 'New' })).body).toEqual({ status: 'success', data: { sessionId } });
      expect(await read(rep, sessionId)).toMatchObject({
        currentFinancialImpact: 'edited by rep',
        barriers: ['b'],
        vision: '',
        revision,
      });
    });

    test('it is the same one after its brief is gone and when nothing is left to start another', async () => {
      const who = await signUp(server);
      const { prepMeetingId } = (
        await who.call(startPrep, { firstName: 'Ana', lastName: 'Lima', company: 'http://127.0.0.1:9' })
      ).body;
      const input = { requestId: randomUUID(), prepMeetingId, vision: 'x' };
      const sessionId = (await create(who, input)).body.data?.sessionId;
      await create(who, { vision: 'The last one to try' });
      await who.call(deletePrep, { prospectId: prepMeetingId });
      expect((await create(who, input)).body).toEqual({ status: 'success', data: { sessionId } });
      expect(await used(who)).toBe(2);
    });

    test('a deleted one is not brought back: the request starts a new one', async () => {
      const input = { requestId: randomUUID(), companyName: 'Lima' };
      const first = (await create(rep, input)).body.data?.sessionId ?? '';
      await rep.call(sessionEndpoint, { action: 'delete', sessionId: first });
      const second = (await create(rep, input)).body.data?.sessionId ?? '';
      expect(second).not.toBe(first);
      expect((await read(rep, second)).companyName).toBe('Lima');
    });

    test('another member’s request of the same name is another request', async () => {
      const requestId = randomUUID();
      const other = await signUp(server);
      const ids = [(await create(rep, { requestId })).body, (await create(other, { requestId })).body];
      expect(new Set(ids.map(({ data }) => data?.sessionId)).size).toBe(2);
      expect(await listed(other)).toHaveLength(1);
    });
  });

  describe('several times at once with one request id', () => {
    test('makes one session with everything sent, and one charge', async () => {
      const who = await signUp(server);
      await create(who, { vision: 'The first of two to try' });
      const input = { requestId: randomUUID(), vision: 'x', barriers: ['a'], solutionOverview: 'y' };
      const answers = await Promise.all(Array.from({ length: 6 }, () => create(who, input)));
      expect(answers.map(({ body }) => body.status)).toEqual(Array.from({ length: 6 }, () => 'success'));
      const ids = new Set(answers.map(({ body }) => body.data?.sessionId ?? ''));
      expect(ids.size).toBe(1);
      const stored = await read(who, [...ids][0] ?? '');
      expect(stored).toMatchObject({ vision: 'x', barriers: ['a'], status: 'completed' });
      expect(stored.clockMs).not.toBeNull();
      expect(await listed(who)).toHaveLength(2);
      expect(await used(who)).toBe(2);
    });

    test('when nothing is left, all are refused and nothing is kept', async () => {
      const who = await signUp(server);
      for (const vision of ['first', 'second']) await create(who, { vision });
      const input = { requestId: randomUUID(), vision: 'third' };
      const answers = await Promise.all(Array.from({ length: 4 }, () => create(who, input)));
      for (const { body } of answers)
        expect(body).toMatchObject({ status: 'error', error: { code: 'payment_required' } });
      expect(await listed(who)).toHaveLength(2);
      expect(await used(who)).toBe(2);
    });
  });

  test('choices from a list are no own words: none of them uses up a session', async () => {
    const who = await signUp(server);
    const chosen = { urgencyLevel: 'high', companySize: '51-200', industryType: 'SaaS', solutionName: 'Dispatch' };
    for (const vision of ['first', 'second']) await create(who, { vision });
    const sessionId = (await create(who, {})).body.data?.sessionId ?? '';
    for (const [field, value] of Object.entries(chosen))
      expect((await update(who, sessionId, { [field]: value })).status).toBe(200);
    expect(await read(who, sessionId)).toMatchObject({ ...chosen, status: 'draft', clockMs: null });
    expect((await update(who, sessionId, { roleTitle: 'Buyer' })).status).toBe(402);
    expect((await read(who, sessionId)).roleTitle).toBe('');
  });

  test('an urgency that is none leaves the stored one; an empty one clears it', async () => {
    const who = await signUp(server);
    const sessionId = (await create(who, { urgencyLevel: 'HIGH' })).body.data?.sessionId ?? '';
    for (const urgencyLevel of ['urgent', null, 5, ['low']]) {
      expect((await update(who, sessionId, { urgencyLevel })).body.data.urgencyLevel).toBe('high');
      expect((await update(who, sessionId, { prospectInfo: { urgencyLevel } })).body.data.urgencyLevel).toBe('high');
    }
    expect((await update(who, sessionId, { urgencyLevel: '' })).body.data.urgencyLevel).toBe('');
  });

  test('who was invited comes with the brief, and in a transcript speaks for the prospect, unless it is a member', async () => {
    const who = await signUp(server, { name: 'Mia Moll' });
    const invited = { attendees: ['Ana Lima', 'Bo Berg', 'Mia Moll', 'Bo Berg'], company: 'http://127.0.0.1:9' };
    const { prepMeetingId } = (await who.call(startPrep, { firstName: 'Ana', lastName: 'Lima', ...invited })).body;
    const open = async (from: object) => {
      const sessionId = (await who.call(createSession, from)).body.data?.sessionId ?? '';
      const text = 'Bo Berg: What does it cost?\nMia Moll: I will send it.\nSol Stern: Thank you.';
      await who.call(addTranscript, { sessionId, requestId: randomUUID(), text });
      return (await who.call(readSession, { sessionId })).body.session;
    };
    const { attendees, speakers } = await open({ prepMeetingId });
    expect(attendees).toEqual(['Ana Lima', 'Bo Berg', 'Mia Moll']);
    const certain = (all: readonly Speaker[]) =>
      all
        .filter(({ guessed, side }) => guessed !== true && side !== 'unknown')
        .map(({ name, side }) => ({ name, side }));
    expect(certain(speakers)).toEqual([
      { name: 'Bo Berg', side: 'prospect' },
      { name: 'Mia Moll', side: 'rep' },
    ]);
    const without = await open({});
    expect(without.attendees).toEqual([]);
    expect(certain(without.speakers)).toEqual([{ name: 'Mia Moll', side: 'rep' }]);
    const many = Array.from({ length: 51 }, (_, at) => `Name ${at}`);
    const refused = await who.call(startPrep, { firstName: 'Ana', lastName: 'Lima', ...invited, attendees: many });
    expect(refused.status).toBe(400);
  });

  test('empty fields of a client’s default state take nothing from the brief; filled ones replace it', async () => {
    const who = await signUp(server);
    const { prepMeetingId } = (
      await who.call(startPrep, {
        firstName: 'Ana',
        lastName: 'Lima',
        company: 'http://127.0.0.1:9',
        urgencyLevel: 'low',
      })
    ).body;
    await server.services.database.tenant(who.organizationId, (db) =>
      db.update(prepSessions).set({ companyName: 'Lima Ltd' }).where(eq(prepSessions.id, prepMeetingId)),
    );
    const { prepSession } = (await who.call(readPrep, { prospectId: prepMeetingId })).body;
    const { body } = await create(who, {
      prepMeetingId,
      sessionName: '',
      prospectInfo: { firstName: '', lastName: 'Souza', companyName: ' ', email: '', urgencyLevel: 'none' },
      currentState: { barriers: [], financialImpact: '' },
    });
    expect(await read(who, body.data?.sessionId ?? '')).toMatchObject({
      sessionName: 'Ana Lima, Lima Ltd',
      firstName: 'Ana',
      lastName: 'Souza',
      companyName: prepSession.companyName,
      urgencyLevel: 'low',
      status: 'draft',
      clockMs: null,
    });
  });
});
