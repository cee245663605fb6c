import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSession, readSession, updateSession } from '#contract/discovery.ts';
import { addLines, beginSession, endSession } from '#contract/session-lines.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe('the end of a call', () => {
  let server: TestServer;
  let rep: TestPerson;

  beforeAll(async () => {
    server = await startTestServer({});
    rep = await signUp(server);
  });
  afterAll(() => server.close());

  const create = async (): Promise<string> =>
    (await rep.call(createSession, { companyName: 'Norring Line' })).body.data?.sessionId ?? '';
  const read = async (sessionId: string) => (await rep.call(readSession, { sessionId })).body.data;
  const pause = () =>
    new Promise((done) => {
      setTimeout(done, 30);
    });

  test('stops its clock and nothing else: the status stays, and notes and fields can be written', async () => {
    const sessionId = await create();
    await rep.call(beginSession, { sessionId });
    const { endedAt } = (await rep.call(endSession, { sessionId, ended: true })).body;
    const { clockMs, revision, status } = await read(sessionId);
    expect(status).toBe('in_progress');
    await pause();
    await rep.call(addLines, { sessionId, lines: [{ id: randomUUID(), kind: 'note', atMs: 5, text: 'After it' }] });
    await rep.call(updateSession, { sessionId, roleTitle: 'Buyer' });
    expect(await read(sessionId)).toMatchObject({ clockMs, endedAt, status: 'in_progress', roleTitle: 'Buyer' });
    // Ended twice, it ended at the first time.
    await rep.call(endSession, { sessionId, ended: true });
    expect((await read(sessionId)).endedAt).toBe(endedAt);
    expect((await read(sessionId)).revision).toBeGreaterThan(revision);
  });

  test('can be taken back: the call counts from its start, as the moments of its lines do', async () => {
    const sessionId = await create();
    await rep.call(beginSession, { sessionId });
    await rep.call(endSession, { sessionId, ended: true });
    const { clockMs } = await read(sessionId);
    await pause();
    expect((await rep.call(endSession, { sessionId, ended: false })).body.endedAt).toBeNull();
    const after = await read(sessionId);
    expect(after.endedAt).toBeNull();
    expect(after.clockMs).toBeGreaterThanOrEqual((clockMs ?? 0) + 30);
  });

  test('needs a call that began, and somebody who may write in it', async () => {
    const sessionId = await create();
    expect((await rep.call(endSession, { sessionId, ended: true })).body.endedAt).toBeNull();
    await rep.call(beginSession, { sessionId });
    const [reader, stranger] = [await joinTeam(server, rep), await signUp(server)];
    expect((await reader.call(endSession, { sessionId, ended: true })).status).toBe(403);
    expect((await stranger.call(endSession, { sessionId, ended: true })).status).toBe(404);
    expect((await read(sessionId)).endedAt).toBeNull();
  });
});
