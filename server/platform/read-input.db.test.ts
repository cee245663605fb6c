import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#server/app.ts';
import { createSession, listSessions, readSession, updateSession } from '#contract/discovery.ts';
import { deletePrep, listPreps, readPrep, startPrep } from '#contract/prep.ts';
import { readTeam, removeMember } from '#contract/team.ts';
import { createSolution } from '#contract/solutions.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const notObjects = ['[]', 'null', '"x"', '5', 'true', '[{"vision":"x"}]'];

describe('the input of a call', () => {
  let server: TestServer;
  let rep: TestPerson;

  beforeAll(async () => {
    server = await startTestServer();
    rep = await signUp(server);
  });
  afterAll(() => server.close());

  const send = async (method: string, path: string, body?: string) => {
    const answer = await fetch(`${server.address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${rep.token}` },
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const start = async () => (await rep.call(createSession, {})).body.data?.sessionId ?? '';
  const nameOf = async (sessionId: string) => (await rep.call(readSession, { sessionId })).body.data.sessionName;

  const withBody = routes
    .filter(
      ({ endpoint, readsBody }) => endpoint.method !== 'GET' && readsBody !== true && endpoint.access === 'member',
    )
    .map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
  test.each(withBody)('%s takes a JSON object alone', async (_title, { method, path }) => {
    const address = path.replace(/:\w+/gu, randomUUID());
    for (const body of notObjects)
      expect(await send(method, address, body)).toMatchObject({
        status: 400,
        body: { error: 'The request body isn’t a JSON object', code: 'invalid_input' },
      });
  });

  test('a body that is no object starts and changes nothing; none at all is an empty one', async () => {
    const sessionId = await start();
    const before = (await rep.call(listSessions, {})).body.sessions;
    for (const body of notObjects) {
      await send('POST', createSession.path, body);
      await send('PATCH', `${updateSession.path}?sessionId=${sessionId}`, body);
    }
    expect((await rep.call(listSessions, {})).body.sessions).toEqual(before);
    expect((await send('POST', createSession.path)).status).toBe(200);
    expect((await send('PATCH', `${updateSession.path}?sessionId=${sessionId}`)).status).toBe(200);
  });

  test('what belongs in the query is read from there alone: a session', async () => {
    const [ours, other] = [await start(), await start()];
    const body = JSON.stringify({ sessionId: other, sessionName: 'Renamed' });
    expect((await send('PATCH', `${updateSession.path}?sessionId=${ours}`, body)).status).toBe(200);
    expect([await nameOf(ours), await nameOf(other)]).toEqual(['Renamed', '']);
    expect((await send('PATCH', updateSession.path, body)).status).toBe(400);
    expect(await nameOf(other)).toBe('');
  });

  test.each([
    ['prospectId', 'prospectId'],
    ['prospectId', 'prepMeetingId'],
    ['prepMeetingId', 'prospectId'],
    ['prepMeetingId', 'prepMeetingId'],
  ])('the prep that %s in the query names is deleted, not that of %s in the body', async (inQuery, inBody) => {
    const prep = async () =>
      (await rep.call(startPrep, { firstName: 'A', lastName: 'B', company: 'http://127.0.0.1:9' })).body.prepMeetingId;
    const who = rep;
    rep = await signUp(server);
    const [ours, other] = [await prep(), await prep()];
    const body = JSON.stringify({ [inBody]: other });
    expect((await send('DELETE', deletePrep.path, body)).status).toBe(400);
    expect((await send('DELETE', `${deletePrep.path}?${inQuery}=${ours}`, body)).body).toEqual({ success: true });
    const left = (await rep.call(listPreps, {})).body.prepSessions;
    expect(left.map(({ prepMeetingId }) => prepMeetingId)).toEqual([other]);
    rep = who;
  });

  test('a prep is read by either name', async () => {
    const { prepMeetingId } = (
      await rep.call(startPrep, { firstName: 'A', lastName: 'B', company: 'http://127.0.0.1:9' })
    ).body;
    for (const name of ['prospectId', 'prepMeetingId'])
      expect(await send('GET', `${readPrep.path}?${name}=${prepMeetingId}`)).toMatchObject({ status: 200 });
  });

  test('the member and who takes over are those of the address', async () => {
    const who = rep;
    rep = await signUp(server);
    const [leaving, staying] = [await joinTeam(server, rep), await joinTeam(server, rep)];
    const { members } = (await rep.call(readTeam, {})).body;
    const idOf = (person: TestPerson) => members.find(({ userId }) => userId === person.userId)?.memberId ?? '';
    const inOurs = { 'x-organization-id': rep.organizationId };
    const sessionId = (await leaving.call(createSession, {}, inOurs)).body.data?.sessionId ?? '';
    const path = removeMember.path.replace(':memberId', idOf(leaving));
    const body = JSON.stringify({ memberId: idOf(staying), workTo: rep.userId });
    expect((await send('DELETE', `${path}?workTo=${staying.userId}`, body)).status).toBe(200);
    expect((await rep.call(readSession, { sessionId })).body.data.userID).toBe(staying.userId);
    rep = who;
  });

  test('a field of the body is not replaced by one of the same name in the query', async () => {
    const body = JSON.stringify({ name: 'Body', clientId: rep.organizationId });
    const { body: made } = await send('POST', `${createSolution.path}?name=Query`, body);
    expect(JSON.stringify(made)).toContain('Body');
    expect(JSON.stringify(made)).not.toContain('Query');
  });
});
