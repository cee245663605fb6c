import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPreps } from '#contract/prep.ts';
import { changeRole, readTeam, removeMember } from '#contract/team.ts';
import { createApp } from '#server/app.ts';
import { openDatabase, type Database } from '#server/db/open-database.ts';
import { listen } from '#server/platform/listen.ts';
import { callServer, signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createKnownCallers, type KnownCallers } from './known-callers.ts';

/** How soon every node must refuse a revoked caller; a plain cache would take five seconds. */
const soonMs = 1_000;

describe('who may call, on two nodes of one database', () => {
  let first: TestServer;
  let database: Database;
  let callers: KnownCallers;
  let second: Awaited<ReturnType<typeof listen>>;
  let admin: TestPerson;
  beforeAll(async () => {
    first = await startTestServer();
    const { services } = first;
    database = openDatabase(services.database.url);
    callers = createKnownCallers({ ...services, database });
    second = await listen(createApp({ ...services, database, callers }).fetch, services.environment);
    admin = await signUp(first);
  });
  afterAll(async () => {
    await second.stopListening(100);
    await callers.close();
    await database.close();
    await first.close();
  });

  const there = async (person: TestPerson): Promise<number> =>
    (await callServer(second, listPreps, {}, { authorization: `Bearer ${person.token}` })).status;
  const soon = (person: TestPerson, status: number) =>
    expect.poll(() => there(person), { timeout: soonMs, interval: 20 }).toBe(status);
  const post = (path: string, person: TestPerson, body: object = {}) =>
    fetch(`${first.address}/api/auth/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', origin: first.address },
      body: JSON.stringify(body),
    });

  test('signing out on one is known to the other within a second, and to itself at once', async () => {
    const person = await signUp(first);
    expect(await there(person)).toBe(200);
    expect((await person.call(listPreps, {})).status).toBe(200);
    expect((await post('sign-out', person)).status).toBe(200);
    expect((await person.call(listPreps, {})).status).toBe(401);
    await soon(person, 401);
  });

  test('ending a person’s other sign-ins leaves the one that asked and no other', async () => {
    const person = await signUp(first);
    const [before] = await first.services.database.db.execute<{ token: string }>(
      `insert into session (id, token, user_id, expires_at, active_organization_id)
       select 'other-' || id, 'other-' || id, user_id, expires_at, active_organization_id from session
       where user_id = '${person.userId}' returning token`,
    );
    const elsewhere = { ...person, token: before?.token ?? '' };
    expect([await there(person), await there(elsewhere)]).toEqual([200, 200]);
    expect((await post('revoke-other-sessions', person)).status).toBe(200);
    await soon(elsewhere, 401);
    expect(await there(person)).toBe(200);
  });

  test('a changed role and a removal hold on the other within a second', async () => {
    const colleague = await joinTeam(first, admin, { role: 'org:admin' });
    const members = (await admin.call(readTeam, {})).body.members;
    const member = members.find(({ email }) => email === colleague.email);
    const inTeam = { 'x-organization-id': admin.organizationId };
    const asAdmin = async () =>
      (
        await callServer(
          second,
          changeRole,
          { memberId: 'nobody', role: 'org:member' },
          {
            ...inTeam,
            authorization: `Bearer ${colleague.token}`,
          },
        )
      ).status;
    expect(await asAdmin()).not.toBe(403);
    await admin.call(changeRole, { memberId: member?.memberId ?? '', role: 'org:member' });
    await expect.poll(asAdmin, { timeout: soonMs, interval: 20 }).toBe(403);
    await admin.call(removeMember, { memberId: member?.memberId ?? '' });
    const inOrganization = async () =>
      (await callServer(second, listPreps, {}, { ...inTeam, authorization: `Bearer ${colleague.token}` })).status;
    await expect.poll(inOrganization, { timeout: soonMs, interval: 20 }).toBe(403);
  });

  test('a token that was changed by one sign is nobody’s, also while the right one is known', async () => {
    expect(await there(admin)).toBe(200);
    const last = admin.token.at(-1) === 'a' ? 'b' : 'a';
    expect(await there({ ...admin, token: admin.token.slice(0, -1) + last })).toBe(401);
    expect(await there({ ...admin, token: '' })).toBe(401);
  });

  test('someone who joins is let in at once, though they were refused a moment before', async () => {
    const person = await signUp(first, { organization: null });
    const refused = await callServer(
      first,
      listPreps,
      {},
      {
        authorization: `Bearer ${person.token}`,
        'x-organization-id': admin.organizationId,
      },
    );
    expect(refused.status).toBe(403);
    const joined = await joinTeam(first, admin, {});
    expect((await joined.call(listPreps, {}, { 'x-organization-id': admin.organizationId })).status).toBe(200);
  });
});
