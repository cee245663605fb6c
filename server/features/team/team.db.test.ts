import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportAuditLog, listAuditLog } from '#contract/audit.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createOrganization } from '#contract/identity.ts';
import { acceptInvitation, readInvitation } from '#contract/invitations.ts';
import { limits } from '#contract/limits.ts';
import { fetchByClerkIds, fetchUsersByClient, getOrgMembers, updateUser } from '#contract/members.ts';
import { listPreps, startPrep } from '#contract/prep.ts';
import { addMultiUser, changeRole, readInvitationLink, readTeam, removeMember, resendInvitation, revokeInvitation } from '#contract/team.ts';
import { invitation, member, user } from '#server/db/schema/identity.ts';
import { mailOutbox } from '#server/db/schema/mail.ts';
import { callServer, signUp, someAddress, type TestPerson } from '#tests/support/people.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { inviteByLink, joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const row = (email: string, role = 'org:member') => ({ firstName: '', lastName: '', email, role });
const someEmail = () => `${randomUUID()}@people.example`;

describe('a team', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const memberOf = async (admin: TestPerson, person: TestPerson) => {
    const { members } = (await admin.call(readTeam, {})).body;
    return members.find(({ userId }) => userId === person.userId) ?? expect.unreachable('not a member');
  };
  /** Fills seats without anybody signing up. */
  const fillSeats = async (organizationId: string, seats: number) => {
    const { db } = server.services.database;
    for (let each = 0; each < seats; each += 1) {
      const id = randomUUID();
      await db.insert(user).values({ id, name: 'Seat', email: `${id}@people.example` });
      await db.insert(member).values({ id, organizationId, userId: id });
    }
  };

  test('each row of invitations gets its result: repeats, members, oneself and bad addresses with a reason', async () => {
    const admin = await signUp(server);
    const colleague = await joinTeam(server, admin);
    const email = someEmail();
    const users = [row(`  ${email.toUpperCase()} `), row(email), row(admin.email), row(colleague.email.toUpperCase()), row('no address'), row(someEmail(), 'owner'), row('')];
    const { body } = await admin.call(addMultiUser, { users, clerkOrgId: admin.organizationId, clientId: admin.organizationId });
    expect(body.results.map(({ success }) => success)).toEqual([true, false, false, false, false, false, false]);
    expect(body.results[0]).toMatchObject({ email, reason: '' });
    for (const { success, reason } of body.results) if (!success) expect(reason).not.toBe('');
    const again = await admin.call(addMultiUser, { users: [row(email)] });
    expect(again.body.results[0]).toMatchObject({ success: true, reason: 'Already invited.', invitationId: body.results[0]?.invitationId });
    expect((await admin.call(readTeam, {})).body.invitations.filter((each) => each.email === email)).toHaveLength(1);
  });

  test('the same list sent three times at once invites once', async () => {
    const admin = await signUp(server);
    const users = [row(someEmail()), row(someEmail())];
    await Promise.all([1, 2, 3].map(() => admin.call(addMultiUser, { users })));
    expect((await admin.call(readTeam, {})).body).toMatchObject({ invitations: { length: 2 }, seats: { limit: 10, used: 1, pending: 2, free: 7 } });
  });

  test('an invitation reserves a seat until it is revoked; without a free seat a row is refused', async () => {
    const admin = await signUp(server);
    const users = Array.from({ length: limits.seats.untilSubscribed }, () => row(someEmail()));
    const { results } = (await admin.call(addMultiUser, { users })).body;
    expect(results.filter(({ success }) => success)).toHaveLength(9);
    expect(results.at(-1)).toMatchObject({ success: false, reason: 'No seat is free: 1 of 10 are in use and 9 are held by invitations.' });
    await admin.call(revokeInvitation, { invitationId: results[0]?.invitationId ?? '' });
    expect((await admin.call(addMultiUser, { users: users.slice(-1) })).body.results[0]?.success).toBe(true);
  });

  test('a link tells what it is for, is opened, joins its own address with its role, and is then used', async () => {
    const admin = await signUp(server, { organization: 'Fir & Sons' });
    const [guest, stranger] = [await signUp(server, { organization: null }), await signUp(server, { organization: null })];
    const { ticket } = await inviteByLink(admin, guest.email, 'org:admin');
    expect((await admin.call(readTeam, {})).body.invitations[0]?.state).toBe('not-sent');
    const read = await callServer(server, readInvitation, { ticket });
    expect(read.body).toEqual({ email: guest.email, organizationName: 'Fir & Sons', role: 'org:admin', state: 'open' });
    expect((await admin.call(readTeam, {})).body.invitations[0]?.state).toBe('opened');
    const wrong = await stranger.call(acceptInvitation, { ticket });
    expect(wrong).toMatchObject({ status: 403, body: { code: 'wrong_account' } });
    const answers = await Promise.all([1, 2].map(() => guest.call(acceptInvitation, { ticket })));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { organizationId: admin.organizationId } });
    expect((await callServer(server, readInvitation, { ticket })).body.state).toBe('used');
    expect((await admin.call(readTeam, {})).body.members).toHaveLength(2);
  });

  test('a link that was revoked, has expired or was never made opens nothing; sent again an expired one works', async () => {
    const admin = await signUp(server);
    const guest = await signUp(server, { organization: null });
    const { ticket, invitationId } = await inviteByLink(admin, guest.email);
    const { db } = server.services.database;
    await db.update(invitation).set({ expiresAt: new Date(Date.now() - 1000) }).where(eq(invitation.id, invitationId));
    expect(await guest.call(acceptInvitation, { ticket })).toMatchObject({ status: 410 });
    expect(await admin.call(readInvitationLink, { invitationId })).toMatchObject({ status: 410 });
    const renewed = await admin.call(resendInvitation, { invitationId });
    expect(Date.parse(renewed.body.invitation.expiresAt)).toBeGreaterThan(Date.now() + limits.team.invitationMs - 60_000);
    await admin.call(revokeInvitation, { invitationId });
    expect(await guest.call(acceptInvitation, { ticket })).toMatchObject({ status: 410 });
    expect((await callServer(server, readInvitation, { ticket })).body.state).toBe('revoked');
    for (const unknown of ['x', `${admin.organizationId}.${'a'.repeat(43)}`]) {
      expect((await callServer(server, readInvitation, { ticket: unknown })).status).toBe(404);
      expect((await guest.call(acceptInvitation, { ticket: unknown })).status).toBe(404);
    }
  });

  test('of two who accept the last seat at once one wins and the other is told', async () => {
    const admin = await signUp(server);
    const guests = [await signUp(server, { organization: null }), await signUp(server, { organization: null })];
    const tickets: string[] = [];
    for (const guest of guests) tickets.push((await inviteByLink(admin, guest.email)).ticket);
    await fillSeats(admin.organizationId, 8);
    const answers = await Promise.all(guests.map((guest, at) => guest.call(acceptInvitation, { ticket: tickets[at] ?? '' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'no_free_seat', error: expect.stringContaining('The last seat was taken meanwhile') });
    expect((await admin.call(readTeam, {})).body.seats).toMatchObject({ limit: 10, used: 10 });
  });

  test('no link’s token is stored, and the mail of an invitation waits in its own organization’s outbox', async () => {
    const admin = await signUp(server);
    const { ticket } = await inviteByLink(admin, someEmail());
    const { database } = server.services;
    const stored = await database.db.execute<{ found: string }>(sql`select row_to_json(i)::text as found from ${invitation} i where organization_id = ${admin.organizationId}`);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.found).not.toContain(ticket.split('.')[1]);
    await expect.poll(() => database.tenant(admin.organizationId, (db) => db.select().from(mailOutbox))).toHaveLength(1);
    const [mail] = await database.tenant(admin.organizationId, (db) => db.select().from(mailOutbox));
    expect(JSON.stringify(mail)).not.toContain(ticket);
  });

  test('an organization keeps an admin, also when two admins step down at once', async () => {
    const admin = await signUp(server);
    const other = await joinTeam(server, admin, { role: 'org:admin' });
    const [first, second] = [await memberOf(admin, admin), await memberOf(admin, other)];
    const answers = await Promise.all([
      admin.call(changeRole, { memberId: first.memberId, role: 'org:member' }), other.call(changeRole, { memberId: second.memberId, role: 'org:member' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { members } = (await admin.call(readTeam, {})).body;
    const last = members.find(({ role }) => role === 'org:admin');
    const keeper = last?.userId === admin.userId ? admin : other;
    expect((await keeper.call(removeMember, { memberId: last?.memberId ?? '' })).status).toBe(409);
  });

  test('who is removed is out at once, and their work passes to who is named, else to who removed them', async () => {
    const admin = await signUp(server);
    const [leaver, heir] = [await joinTeam(server, admin), await joinTeam(server, admin)];
    const { body: started } = await leaver.call(startPrep, { firstName: 'A', lastName: 'B', company: 'http://127.0.0.1:9' }, { 'x-organization-id': admin.organizationId });
    const memberIds = [await memberOf(admin, leaver), await memberOf(admin, heir)].map(({ memberId }) => memberId);
    expect((await admin.call(removeMember, { memberId: memberIds[0] ?? '', workTo: leaver.userId })).status).toBe(400);
    expect((await admin.call(removeMember, { memberId: memberIds[0] ?? '', workTo: heir.userId })).body).toEqual({ success: true, preparations: 1 });
    expect((await leaver.call(listPreps, {}, { 'x-organization-id': admin.organizationId })).status).toBe(403);
    const owner = async () => (await admin.call(listPreps, {})).body.prepSessions.find((prep) => prep.prepMeetingId === started.prepMeetingId)?.userId;
    expect(await owner()).toBe(heir.userId);
    await admin.call(removeMember, { memberId: memberIds[1] ?? '' });
    expect(await owner()).toBe(admin.userId);
  });

  test('people are looked up by the specification’s calls, by one’s own ids alone', async () => {
    const admin = await signUp(server, { name: 'Ada King', organization: 'Engines' });
    const colleague = await joinTeam(server, admin, { name: 'Grace Brewster Hopper' });
    const members = await admin.call(getOrgMembers, { organizationId: admin.organizationId });
    expect(members.body.orgMembers.data).toMatchObject([{ role: 'org:admin', publicUserData: { userId: admin.userId } }, { role: 'org:member' }]);
    const found = await admin.call(fetchByClerkIds, { clerkUserId: admin.userId, clerkOrgId: admin.organizationId });
    expect(found.body).toMatchObject({ user: { firstName: 'Ada', role: 'org:admin', status: 'active' }, company: { name: 'Engines' }, clientId: admin.organizationId });
    expect((await admin.call(fetchByClerkIds, { clerkUserId: colleague.userId })).status).toBe(403);
    expect((await callServer(server, fetchByClerkIds, { clerkUserId: admin.userId })).body).toMatchObject({ error: 'Authentication token not available' });
    for (const path of [fetchUsersByClient.path, fetchUsersByClient.path.replace(/\/route$/, '')]) {
      const users = await admin.call({ ...fetchUsersByClient, path }, { clientId: admin.organizationId });
      expect(users.body.users[1]?.fields).toMatchObject({ 'Client UserID': colleague.userId, role: 'User', 'First Name': 'Grace', 'Last Name': 'Brewster Hopper' });
    }
  });

  test('a member changes their own record’s allowed fields; an admin anybody’s', async () => {
    const admin = await signUp(server);
    const colleague = await joinTeam(server, admin);
    const [own, theirs] = [await memberOf(admin, colleague), await memberOf(admin, admin)];
    const change = (person: TestPerson, recordId: string, updateData: Record<string, unknown>) =>
      person.call(updateUser, { recordId, updateData }, { 'x-organization-id': admin.organizationId });
    const changed = await change(colleague, own.memberId, { CalendarBookingUrl: 'https://cal.example/me', 'First Name': 'Mary Ann' });
    expect(changed.body.record).toMatchObject({ id: own.memberId, fields: { CalendarBookingUrl: 'https://cal.example/me', 'First Name': 'Mary Ann' } });
    expect((await change(colleague, theirs.memberId, { 'First Name': 'X' })).status).toBe(403);
    expect((await change(admin, own.memberId, { CalendarBookingUrl: '' })).body.record.fields.CalendarBookingUrl).toBe('');
    expect(await change(colleague, own.memberId, { role: 'Admin' })).toMatchObject({ status: 400, body: { error: 'These fields cannot be changed: role' } });
    expect((await change(colleague, own.memberId, { CalendarBookingUrl: 'http://cal.example' })).status).toBe(400);
    expect((await change(colleague, 'unknown', {})).body).toMatchObject({ error: 'User record not found' });
  });

  test('admins read who changed what, newest first, also as CSV that no spreadsheet runs', async () => {
    const admin = await signUp(server, { name: '=Formula Person' });
    const colleague = await joinTeam(server, admin);
    await admin.call(changeRole, { memberId: (await memberOf(admin, colleague)).memberId, role: 'org:admin' });
    const { entries } = (await admin.call(listAuditLog, {})).body;
    expect(entries.map(({ action }) => action)).toEqual(['member.role-changed', 'invitation.accepted', 'invitation.link-shown', 'invitation.created', 'organization.created']);
    expect(entries[0]).toMatchObject({ actorName: '=Formula Person', subject: colleague.email, details: { role: 'org:admin' } });
    const rest = await admin.call(listAuditLog, { before: entries[1]?.at ?? '' });
    expect(rest.body.entries).toEqual(entries.slice(2));
    const file = await fetch(server.address + exportAuditLog.path, { headers: { authorization: `Bearer ${admin.token}` } });
    expect(file.headers.get('content-type')).toContain('text/csv');
    const lines = (await file.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[1]).toContain(`"'=Formula Person","Changed the role of","${colleague.email}"`);
  });
});

describe('invitation mails within an hour', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ INVITATIONS_PER_HOUR: '3' });
  });
  afterAll(() => server.close());

  test('are counted for the organization, also when sent at once, revoked or sent again, and then refused until one is an hour old', async () => {
    const [admin, other] = [await signUp(server), await signUp(server)];
    const colleague = await joinTeam(server, admin, { role: 'org:admin' });
    const lists = await Promise.all([admin, colleague].map((person) =>
      person.call(addMultiUser, { users: [row(someEmail()), row(someEmail())] }, { 'x-organization-id': admin.organizationId })));
    const results = lists.flatMap(({ status, body }) => (status === 200 ? body.results : []));
    const sent = results.filter(({ success }) => success);
    // The colleague's own invitation was the first of three.
    expect(sent).toHaveLength(2);
    await admin.call(revokeInvitation, { invitationId: sent[0]?.invitationId ?? '' });

    const text = 'Your organization has sent 3 invitation mails within an hour, as many as it may. The next can leave in \\d+ minutes\\.';
    const answer = await fetch(server.address + addMultiUser.path, {
      method: 'POST', headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' }, body: JSON.stringify({ users: [row(someEmail())] }),
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3400);
    expect(await answer.json()).toMatchObject({ code: 'rate_limited', error: expect.stringMatching(`^${text} Nobody was invited.$`) });
    const again = await admin.call(resendInvitation, { invitationId: sent[1]?.invitationId ?? '' });
    expect(again).toMatchObject({ status: 429, body: { error: expect.stringMatching(`^${text} The invitation stays as it is.$`) } });
    expect((await admin.call(readTeam, {})).body.seats.pending).toBe(1);
    expect((await other.call(addMultiUser, { users: [row(someEmail())] })).body.results[0]?.success).toBe(true);

    await server.services.database.db.execute(sql`update invitation_mails set at = at - interval '59 minutes 59 seconds'`);
    await expect.poll(async () => (await admin.call(addMultiUser, { users: [row(someEmail())] })).status, { timeout: 15_000 }).toBe(200);
  });

  test('a list that is longer than what is left sends the first ones and says of the others why not', async () => {
    const admin = await signUp(server);
    const { status, body } = await admin.call(addMultiUser, { users: Array.from({ length: 5 }, () => row(someEmail())) });
    expect(status).toBe(200);
    expect(body.results.map(({ success }) => success)).toEqual([true, true, true, false, false]);
    expect(body.results[4]?.reason).toContain('as many as it may');
  });
});

describe('a team with a mail server', () => {
  let mailServer: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
    server = await startTestServer({ SMTP_URL: mailServer.url, MAIL_FROM: 'Dealwright <no-reply@here.example>' });
  });
  afterAll(async () => {
    await server.close();
    await mailServer.close();
  });

  /** Who confirmed their address and founded an organization; answers the headers of their calls. */
  const founder = async (): Promise<Record<string, string>> => {
    const account = { email: someEmail(), password: `pass-${randomUUID()}`, name: 'Robin Seller' };
    const post = (path: string) => fetch(`${server.address}/api/auth/${path}`, {
      method: 'POST', headers: { 'content-type': 'application/json', origin: server.address }, body: JSON.stringify(account),
    });
    await post('sign-up/email');
    await server.services.database.db.update(user).set({ emailVerified: true }).where(eq(user.email, account.email));
    const { token } = (await (await post('sign-in/email')).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    await callServer(server, createOrganization, { orgName: 'Mailing Ltd' }, headers);
    return headers;
  };

  const tickets = (source: string): string[] => [...source.matchAll(/ticket=([\w.-]+)/g)].map(([, ticket]) => ticket ?? '');

  test('an invitation is mailed once, sent again on request, and its mailed link is the one that joins', async () => {
    const headers = await founder();
    const admin = { call: <E extends Endpoint>(endpoint: E, input: Record<string, unknown>) => callServer(server, endpoint, input, headers) };
    const email = someEmail();
    await Promise.all([1, 2].map(() => admin.call(addMultiUser, { users: [row(email)] })));
    const ticket = tickets(await mailServer.waitFor(email, /ticket=/))[0] ?? '';
    const [invited] = (await admin.call(readTeam, {})).body.invitations;
    expect(invited).toMatchObject({ email, state: 'sent' });
    await admin.call(addMultiUser, { users: [row(email)] });
    expect((await callServer(server, readInvitation, { ticket })).body.state).toBe('open');
    expect((await admin.call(readTeam, {})).body.invitations[0]?.state).toBe('opened');
    expect(mailServer.received.filter(({ to }) => to === email)).toHaveLength(1);
    await admin.call(resendInvitation, { invitationId: invited?.invitationId ?? '' });
    await expect.poll(() => mailServer.received.filter(({ to }) => to === email).length, { timeout: 15_000 }).toBe(2);
    expect((await admin.call(readTeam, {})).body.invitations[0]?.state).toBe('sent');
  });

  test('the mailed link proves the address that was invited, and nothing else does: not the copied link, another address or a changed link', async () => {
    const headers = await founder();
    const invite = async () => {
      const email = someEmail();
      const { body } = await callServer(server, addMultiUser, { users: [row(email)] }, headers);
      const invitationId = body.results[0]?.invitationId ?? '';
      const mailed = tickets(await mailServer.waitFor(email, /ticket=/))[0] ?? '';
      const copied = new URL((await callServer(server, readInvitationLink, { invitationId }, headers)).body.link).searchParams.get('ticket') ?? '';
      return { email, invitationId, mailed, copied };
    };
    const signUpWith = async (email: string, ticket: string) => {
      const answer = await fetch(`${server.address}/api/auth/sign-up/email`, {
        method: 'POST', headers: { 'content-type': 'application/json', origin: server.address, 'x-forwarded-for': someAddress() },
        body: JSON.stringify({ email, ticket, name: 'Grace Hopper', password: `pass-${randomUUID()}` }),
      });
      expect(answer.status).toBe(200);
      const { user: made } = (await answer.json()) as { user: { emailVerified: boolean } };
      return made.emailVerified;
    };
    const guest = await invite();
    expect(guest.mailed.startsWith(`${guest.copied}.`)).toBe(true);
    expect(await signUpWith(guest.email.toUpperCase(), guest.mailed)).toBe(true);
    const others = [await invite(), await invite(), await invite()];
    expect(await signUpWith(others[0]?.email ?? '', others[0]?.copied ?? '')).toBe(false);
    expect(await signUpWith(someEmail(), others[1]?.mailed ?? '')).toBe(false);
    expect(await signUpWith(others[1]?.email ?? '', `${others[1]?.copied}.${others[0]?.mailed.split('.')[2]}`)).toBe(false);
    await callServer(server, revokeInvitation, { invitationId: others[2]?.invitationId ?? '' }, headers);
    expect(await signUpWith(others[2]?.email ?? '', others[2]?.mailed ?? '')).toBe(false);
    await mailServer.waitFor(others[0]?.email ?? '', /Confirm the address/);
    expect(mailServer.received.filter(({ to, source }) => to === guest.email && source.includes('Confirm the address'))).toEqual([]);
  });
});
