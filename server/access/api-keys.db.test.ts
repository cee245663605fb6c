import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey, listApiKeys, revokeApiKey, type ApiScope } from '#contract/api-keys.ts';
import { readBilling } from '#contract/billing.ts';
import { listAuditLog } from '#contract/audit.ts';
import { listSignIns, readSession } from '#contract/identity.ts';
import { listPreps } from '#contract/prep.ts';
import { createSolution, getSolutions } from '#contract/solutions.ts';
import { addMultiUser, changeRole, readTeam, removeMember } from '#contract/team.ts';
import { apiKeys } from '#server/db/schema/api-keys.ts';
import { routes } from '#server/app.ts';
import { callServer, signUp, type TestPerson } from '#tests/support/people.ts';
import { inviteByLink, joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { acceptInvitation } from '#contract/invitations.ts';
import { createKnownKeys } from './known-keys.ts';
import { scopeOf } from './key-scopes.ts';

async function confirm(server: TestServer, person: TestPerson): Promise<void> {
  const answer = await fetch(`${server.address}/api/auth/confirm-identity`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.address,
      authorization: `Bearer ${person.token}`,
    },
    body: JSON.stringify({ password: person.password }),
  });
  expect(answer.status).toBe(200);
}

describe('an API key', () => {
  let server: TestServer;
  let admin: TestPerson;
  beforeAll(async () => {
    server = await startTestServer({ RATE_LIMIT_KEY: '40' });
    admin = await signUp(server, { organization: 'Keys Ltd' });
  });
  afterAll(() => server.close());

  async function make(person: TestPerson, scopes: ApiScope[]) {
    await confirm(server, person);
    const { status, body } = await person.call(createApiKey, { name: `For ${scopes.join()}`, scopes, days: 30 });
    expect(status).toBe(201);
    const authorization = { authorization: `Bearer ${body.key}` };
    const call: TestPerson['call'] = (endpoint, input, headers = {}) =>
      callServer(server, endpoint, input, { ...authorization, ...headers });
    return { ...body, call };
  }
  const memberIdOf = async (person: TestPerson): Promise<string> =>
    (await admin.call(readTeam, {})).body.members.find(({ userId }) => userId === person.userId)?.memberId ?? '';

  test('is made by who confirmed that it is them, shown once and stored as a hash', async () => {
    const seller = await signUp(server);
    const asked = await seller.call(createApiKey, { name: 'CRM', scopes: ['read'], days: 7 });
    expect(asked).toMatchObject({ status: 403, body: { details: { reason: 'CONFIRM_FIRST' } } });
    const { key, apiKey } = await make(seller, ['read', 'write']);
    expect(key).toMatch(/^dwk_[\w-]+\.[\w-]{43}$/);
    expect(apiKey).toMatchObject({ scopes: ['read', 'write'], mine: true, lastUsedAt: null, ending: key.slice(-4) });
    const stored = await server.services.database.tenant(seller.organizationId, (db) => db.select().from(apiKeys));
    expect(JSON.stringify(stored)).not.toContain(key.slice(-20));
    expect(JSON.stringify((await seller.call(listApiKeys, {})).body)).not.toContain(key.slice(-20));
    const { entries } = (await seller.call(listAuditLog, {})).body;
    expect(entries[0]).toMatchObject({ action: 'api-key.created', details: { scopes: 'read, write' } });
  });

  test('calls in its person’s name within its scopes, and its changes are told apart in the audit log', async () => {
    const seller = await signUp(server);
    const [reader, writer] = [await make(seller, ['read']), await make(seller, ['read', 'write'])];
    expect((await reader.call(readSession, {})).body.user.email).toBe(seller.email);
    expect((await reader.call(listPreps, {})).status).toBe(200);
    const solution = { name: 'Gates', clientId: seller.organizationId };
    expect(await reader.call(createSolution, solution)).toMatchObject({
      status: 403,
      body: { error: 'This API key lacks the scope “write”. Nothing was changed.' },
    });
    expect((await writer.call(createSolution, solution)).status).toBe(200);
    expect((await writer.call(getSolutions, {})).body.solutions).toHaveLength(1);
    for (const endpoint of [readTeam, readBilling]) expect((await writer.call(endpoint, {})).status).toBe(403);
    expect((await seller.call(listApiKeys, {})).body.keys[1]?.lastUsedAt).toMatch(/^\d{4}-/);
  });

  test('reaches team and billing as an admin’s alone, and loses that with the role', async () => {
    const member = await joinTeam(server, admin, { role: 'org:admin' });
    const key = await make(member, ['read', 'admin']);
    expect((await key.call(readBilling, {})).status).toBe(200);
    const users = [{ firstName: '', lastName: '', email: `${randomUUID()}@people.example`, role: 'org:member' }];
    expect((await key.call(addMultiUser, { users })).status).toBe(200);
    const { entries } = (await admin.call(listAuditLog, {})).body;
    expect(entries[0]).toMatchObject({ action: 'invitation.created', details: { 'by API key': 'For read,admin' } });
    await admin.call(changeRole, { memberId: await memberIdOf(member), role: 'org:member' });
    expect((await key.call(readBilling, {})).status).toBe(403);
    expect((await key.call(listPreps, {})).status).toBe(200);
    await confirm(server, member);
    expect(await member.call(createApiKey, { name: 'x', scopes: ['admin'], days: 1 })).toMatchObject({ status: 403 });
  });

  test('makes no keys, sees no sign-ins and leaves every other organization alone', async () => {
    const [seller, other] = [await signUp(server), await signUp(server)];
    const key = await make(seller, ['read', 'write', 'admin']);
    for (const endpoint of [listApiKeys, listSignIns]) expect((await key.call(endpoint, {})).status).toBe(403);
    const elsewhere = { 'x-organization-id': other.organizationId };
    expect(await key.call(listPreps, {}, elsewhere)).toMatchObject({ status: 403, body: { error: 'Forbidden' } });
    const moved = key.key.replace(seller.organizationId, other.organizationId);
    expect((await callServer(server, listPreps, {}, { authorization: `Bearer ${moved}` })).status).toBe(401);
    expect((await other.call(revokeApiKey, { keyId: key.apiKey.keyId })).status).toBe(404);
    expect(
      await fetch(`${server.address}/api/auth/get-session`, { headers: { authorization: `Bearer ${key.key}` } }).then(
        (answer) => answer.text(),
      ),
    ).toBe('null');
  });

  test('ends at once when it is revoked, also on another node, by its person or an admin', async () => {
    const member = await joinTeam(server, admin);
    const [one, two] = [await make(member, ['read']), await make(member, ['read'])];
    const { database, log } = server.services;
    const node = createKnownKeys({ database, log });
    const authorization = `Bearer ${one.key}`;
    await expect.poll(() => node.find(authorization)).not.toBeNull();
    expect((await one.call(listPreps, {})).status).toBe(200);
    await member.call(revokeApiKey, { keyId: one.apiKey.keyId });
    expect((await one.call(listPreps, {})).status).toBe(401);
    await expect.poll(() => node.find(authorization), { timeout: 2_000 }).toBeNull();
    await node.close();
    await admin.call(revokeApiKey, { keyId: two.apiKey.keyId });
    expect((await two.call(listPreps, {})).status).toBe(401);
    expect((await admin.call(listAuditLog, {})).body.entries[0]).toMatchObject({ action: 'api-key.revoked' });
  });

  test('ends with the membership of its person and is not there when they come back', async () => {
    const member = await joinTeam(server, admin);
    const key = await make(member, ['read']);
    expect((await key.call(listPreps, {})).status).toBe(200);
    await admin.call(removeMember, { memberId: await memberIdOf(member) });
    expect((await key.call(listPreps, {})).status).toBe(401);
    const { ticket } = await inviteByLink(admin, member.email);
    expect((await member.call(acceptInvitation, { ticket })).status).toBe(200);
    expect((await key.call(listPreps, {})).status).toBe(401);
  });

  test('ends on its day', async () => {
    const seller = await signUp(server);
    const key = await make(seller, ['read']);
    await server.services.database.tenant(seller.organizationId, (db) =>
      db.update(apiKeys).set({ expiresAt: new Date(Date.now() - 1000) }),
    );
    server.services.keys.forget(seller.userId);
    expect((await key.call(listPreps, {})).status).toBe(401);
    expect((await seller.call(listApiKeys, {})).body.keys).toEqual([]);
  });

  test('makes so many calls a minute; another key has calls of its own', async () => {
    const seller = await signUp(server);
    const [busy, calm] = [await make(seller, ['read']), await make(seller, ['read'])];
    const statuses = [];
    for (let call = 0; call < 45; call += 1) statuses.push((await busy.call(listPreps, {})).status);
    expect(statuses).toContain(429);
    expect((await calm.call(listPreps, {})).status).toBe(200);
  });

  test('every call has its scope, or none on purpose', () => {
    const scopes = routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, scopeOf(endpoint)] as const);
    expect(scopes.filter(([, scope]) => scope === null).map(([title]) => title)).toEqual([
      'GET /api/identity/sign-ins',
      'DELETE /api/identity/sign-ins/:id',
      'DELETE /api/identity/sign-ins',
      'POST /api/team/leave',
      'GET /api/invitations/:ticket',
      'POST /api/invitations/:ticket/accept',
      'GET /api/api-keys',
      'POST /api/api-keys',
      'DELETE /api/api-keys/:keyId',
    ]);
    for (const [title, scope] of scopes)
      if (/billing|payments|\/team|add-multi-user|subscription/.test(title) && scope !== null)
        expect([title, scope]).toEqual([title, 'admin']);
  });
});
