import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getClientByOrganization, updateClient } from '#contract/company.ts';
import { readSession } from '#contract/identity.ts';
import { fetchByClerkIds } from '#contract/members.ts';
import { changeRole, leaveOrganization, readTeam } from '#contract/team.ts';
import { onboard } from '#tests/support/onboarded.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

describe('leaving and company details', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const membershipOf = async (who: TestPerson): Promise<string> =>
    (await who.call(readSession, {})).body.memberships[0]?.clerkOrgMemId ?? '';

  test('a member leaves; the last admin stays, and may leave once there is another', async () => {
    const admin = await signUp(server, { organization: 'Leavers' });
    const [one, two] = [await joinTeam(server, admin, {}), await joinTeam(server, admin, {})];
    const leave = async (who: TestPerson) => who.call(leaveOrganization, { memberId: await membershipOf(who) });
    expect((await one.call(leaveOrganization, { memberId: await membershipOf(two) })).status).toBe(404);
    expect((await leave(one)).body).toMatchObject({ success: true });
    expect((await one.call(readTeam, {})).status).toBe(403);
    expect((await leave(admin)).status).toBe(409);
    const team = (await admin.call(readTeam, {})).body.members;
    expect(team.map(({ email }) => email)).toEqual([admin.email, two.email]);
    await admin.call(changeRole, { memberId: team[1]?.memberId ?? '', role: 'org:admin' });
    expect((await leave(admin)).body).toMatchObject({ success: true });
    expect((await admin.call(readSession, {})).body.memberships).toEqual([]);
    expect((await two.call(readTeam, {})).body.members).toHaveLength(1);
    // Naming another organization is refused.
    const other = await signUp(server);
    const meant = { memberId: await membershipOf(two) };
    expect((await other.call(leaveOrganization, meant, { 'x-organization-id': two.organizationId })).status).toBe(403);
  });

  test('an admin changes company details, and the organization is called by the new name everywhere', async () => {
    const admin = await signUp(server, { organization: 'Before' });
    await onboard(admin, 'Before');
    const recordId = admin.organizationId;
    const change = { 'Company Name': 'After', 'Company Size': '11 to 50', 'Company Description': 'Pumps.\nAnd more.' };
    expect((await admin.call(updateClient, { recordId, ...change })).status).toBe(200);
    expect((await admin.call(getClientByOrganization, {})).body.clients[0]?.fields).toMatchObject(change);
    expect((await admin.call(readSession, {})).body.memberships[0]?.name).toBe('After');
    expect((await admin.call(updateClient, { recordId, 'Company Size': 'many' })).body).toMatchObject({
      error: 'Choose a size from the list',
    });
    const member = await joinTeam(server, admin, {});
    expect((await member.call(updateClient, { recordId, ...change })).status).toBe(403);
    const stranger = await signUp(server);
    expect((await stranger.call(updateClient, { recordId, ...change })).status).toBe(403);
    const found = (await admin.call(fetchByClerkIds, { clerkUserId: admin.userId })).body;
    expect(Date.parse(found.user.lastLoginAt)).toBeGreaterThan(Date.now() - 600_000);
    expect(found.company).toMatchObject({ name: 'After', industry: 'Manufacturing' });
  });
});
