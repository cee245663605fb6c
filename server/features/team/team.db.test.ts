import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportAuditLog, listAuditLog } from '#contract/audit.ts';
import { acceptInvitation, readInvitation } from '#contract/invitations.ts';
import { readSession } from '#contract/identity.ts';
import { limits } from '#contract/limits.ts';
import { fetchByClerkIds, fetchUsersByClient, getOrgMembers, updateUser } from '#contract/members.ts';
import { listPreps, startPrep } from '#contract/prep.ts';
import {
  addMultiUser,
  changeRole,
  readInvitationLink,
  readTeam,
  removeMember,
  resendInvitation,
  revokeInvitation,
} from '#contract/team.ts';
import { invitation, member, user } from '#server/db/schema/identity.ts';
import { mailOutbox } from '#server/db/schema/mail.ts';
import { auditLog } from '#server/db/schema/team.ts';
import { callServer, signUp, someAddress, type TestPerson } from '#tests/support/people.ts';
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
  /** Fills seats without sign-ups. */
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
    const users = [
      row(`  ${email.toUpperCase()} `),
      row(email),
      row(admin.email),
      row(colleague.email.toUpperCase()),
      row('no address'),
      row(someEmail(), 'owner'),
      row(''),
      row(`${'x'.repeat(320)}@people.example`),
      row(someEmail(), 'x'.repeat(51)),
      { ...row(someEmail()), firstName: 'x'.repeat(101) },
      { ...row(someEmail()), lastName: 'a\tb' },
    ];
    const { body } = await admin.call(addMultiUser, {
      users,
      clerkOrgId: admin.organizationId,
      clientId: admin.organizationId,
    });
    expect(body.results.map(({ success }) => success)).toEqual([true, ...users.slice(1).map(() => false)]);
    expect(body.results[0]).toMatchObject({ email, reason: '' });
    for (const { success, reason } of body.results) if (!success) expect(reason).not.toBe('');
    expect(body.results.at(-2)?.reason).toBe('Use a name of up to 100 characters.');
    const again = await admin.call(addMultiUser, { users: [row(email)] });
    expect(again.body.results[0]).toMatchObject({
      success: true,
      reason: 'Already invited.',
      invitationId: body.results[0]?.invitationId,
    });
    expect((await admin.call(readTeam, {})).body.invitations.filter((each) => each.email === email)).toHaveLength(1);
  });

  test('a name that carries an address is refused on its row, and on sign-up and in the profile; a company called by its domain is not', async () => {
    const admin = await signUp(server, { organization: 'Booking.com' });
    const named = (firstName: string) => ({ ...row(someEmail()), firstName });
    const { body } = await admin.call(addMultiUser, {
      users: [named('Click https://evil.example'), named('www.evil.example'), named('Ann')],
    });
    expect(body.results.map(({ success, reason }) => [success, reason])).toEqual([
      [false, 'Use a name without a web address.'],
      [false, 'Use a name without a web address.'],
      [true, ''],
    ]);
    const send = (path: string, fields: object) =>
      fetch(`${server.address}/api/auth/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${admin.token}`,
          origin: server.address,
          'x-forwarded-for': someAddress(),
        },
        body: JSON.stringify(fields),
      });
    const account = { email: someEmail(), password: `pass-${randomUUID()}` };
    for (const name of [
      'Click https://evil.example',
      'x'.repeat(101),
      'a\u0000b',
      'a\nb',
      '',
      '\u3164',
      'Ann \u202Ekcilc',
    ]) {
      expect((await send('sign-up/email', { ...account, email: someEmail(), name })).status).toBe(400);
      expect((await send('update-user', { name })).status).toBe(400);
    }
    expect((await send('update-user', { image: 'https://evil.example/spy.gif' })).status).toBe(400);
    expect((await send('update-user', { name: 'Ada Lovelace' })).status).toBe(200);
  });

  test('the same list sent three times at once invites once', async () => {
    const admin = await signUp(server);
    const users = [row(someEmail()), row(someEmail())];
    await Promise.all([1, 2, 3].map(() => admin.call(addMultiUser, { users })));
    expect((await admin.call(readTeam, {})).body).toMatchObject({
      invitations: { length: 2 },
      seats: { limit: 10, used: 1, pending: 2, free: 7 },
    });
  });

  test('an invitation reserves a seat until it is revoked; without a free seat a row is refused', async () => {
    const admin = await signUp(server);
    const users = Array.from({ length: limits.seats.untilSubscribed }, () => row(someEmail()));
    const { results } = (await admin.call(addMultiUser, { users })).body;
    expect(results.filter(({ success }) => success)).toHaveLength(9);
    expect(results.at(-1)).toMatchObject({
      success: false,
      reason: 'No seat is free: 1 of 10 are in use and 9 are held by invitations.',
    });
    await admin.call(revokeInvitation, { invitationId: results[0]?.invitationId ?? '' });
    expect((await admin.call(addMultiUser, { users: users.slice(-1) })).body.results[0]?.success).toBe(true);
  });

  test('a link tells what it is for, is opened, joins its own address with its role, and is then used', async () => {
    const admin = await signUp(server, { organization: 'Fir & Sons' });
    const [guest, stranger] = [
      await signUp(server, { organization: null }),
      await signUp(server, { organization: null }),
    ];
    const { ticket } = await inviteByLink(admin, guest.email, 'org:admin');
    expect((await admin.call(readTeam, {})).body.invitations[0]?.state).toBe('not-sent');
    const read = await callServer(server, readInvitation, { ticket });
    expect(read.body).toEqual({
      email: guest.email,
      firstName: '',
      lastName: '',
      organizationName: 'Fir & Sons',
      role: 'org:admin',
      state: 'open',
    });
    expect((await admin.call(readTeam, {})).body.invitations[0]?.state).toBe('opened');
    const wrong = await stranger.call(acceptInvitation, { ticket });
    expect(wrong).toMatchObject({ status: 403, body: { code: 'wrong_account' } });
    const answers = await Promise.all([1, 2].map(() => guest.call(acceptInvitation, { ticket })));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { organizationId: admin.organizationId } });
    expect((await callServer(server, readInvitation, { ticket })).body.state).toBe('used');
    expect((await admin.call(readTeam, {})).body.members).toHaveLength(2);
  });

  test('a link that was revoked, has expired or was never made opens nothing; sent again an expired one works', async () => {
    const admin = await signUp(server);
    const guest = await signUp(server, { organization: null });
    const { ticket, invitationId } = await inviteByLink(admin, guest.email);
    const { db } = server.services.database;
    await db
      .update(invitation)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(invitation.id, invitationId));
    expect(await guest.call(acceptInvitation, { ticket })).toMatchObject({ status: 410 });
    expect(await admin.call(readInvitationLink, { invitationId })).toMatchObject({ status: 410 });
    const renewed = await admin.call(resendInvitation, { invitationId });
    expect(Date.parse(renewed.body.invitation.expiresAt)).toBeGreaterThan(
      Date.now() + limits.team.invitationMs - 60_000,
    );
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
    const answers = await Promise.all(
      guests.map((guest, at) => guest.call(acceptInvitation, { ticket: tickets[at] ?? '' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'no_free_seat',
      error: expect.stringContaining('The last seat was taken.'),
    });
    expect((await admin.call(readTeam, {})).body.seats).toMatchObject({ limit: 10, used: 10 });
  });

  test('no link’s token is stored, and the mail of an invitation waits in its own organization’s outbox', async () => {
    const admin = await signUp(server);
    const { ticket } = await inviteByLink(admin, someEmail());
    const { database } = server.services;
    const stored = await database.db.execute<{ found: string }>(
      sql`select row_to_json(i)::text as found from ${invitation} i where organization_id = ${admin.organizationId}`,
    );
    expect(stored).toHaveLength(1);
    expect(stored[0]?.found).not.toContain(ticket.split('.')[1]);
    await expect
      .poll(() => database.tenant(admin.organizationId, (db) => db.select().from(mailOutbox)))
      .toHaveLength(1);
    const [mail] = await database.tenant(admin.organizationId, (db) => db.select().from(mailOutbox));
    expect(JSON.stringify(mail)).not.toContain(ticket);
  });

  test('an organization keeps an admin, also when two admins step down at once', async () => {
    const admin = await signUp(server);
    const other = await joinTeam(server, admin, { role: 'org:admin' });
    const [first, second] = [await memberOf(admin, admin), await memberOf(admin, other)];
    const answers = await Promise.all([
      admin.call(changeRole, { memberId: first.memberId, role: 'org:member' }),
      other.call(changeRole, { memberId: second.memberId, role: 'org:member' }),
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
    const { body: started } = await leaver.call(
      startPrep,
      { firstName: 'A', lastName: 'B', company: 'http://127.0.0.1:9' },
      { 'x-organization-id': admin.organizationId },
    );
    const memberIds = [await memberOf(admin, leaver), await memberOf(admin, heir)].map(({ memberId }) => memberId);
    expect((await admin.call(removeMember, { memberId: memberIds[0] ?? '', workTo: leaver.userId })).status).toBe(400);
    expect((await admin.call(removeMember, { memberId: memberIds[0] ?? '', workTo: heir.userId })).body).toEqual({
      success: true,
      preparations: 1,
    });
    expect((await leaver.call(listPreps, {}, { 'x-organization-id': admin.organizationId })).status).toBe(403);
    const owner = async () =>
      (await admin.call(listPreps, {})).body.prepSessions.find((prep) => prep.prepMeetingId === started.prepMeetingId)
        ?.userId;
    expect(await owner()).toBe(heir.userId);
    await admin.call(removeMember, { memberId: memberIds[1] ?? '' });
    expect(await owner()).toBe(admin.userId);
  });

  test('people are looked up by the specification’s calls, by one’s own ids alone', async () => {
    const admin = await signUp(server, { name: 'Ada King', organization: 'Engines' });
    const colleague = await joinTeam(server, admin, { name: 'Grace Brewster Hopper' });
    const members = await admin.call(getOrgMembers, { organizationId: admin.organizationId });
    expect(members.body.orgMembers.data).toMatchObject([
      { role: 'org:admin', publicUserData: { userId: admin.userId } },
      { role: 'org:member' },
    ]);
    const found = await admin.call(fetchByClerkIds, { clerkUserId: admin.userId, clerkOrgId: admin.organizationId });
    expect(found.body).toMatchObject({
      user: { firstName: 'Ada', role: 'org:admin', status: 'active' },
      company: { name: 'Engines' },
      clientId: admin.organizationId,
    });
    expect((await admin.call(fetchByClerkIds, { clerkUserId: colleague.userId })).status).toBe(403);
    expect((await callServer(server, fetchByClerkIds, { clerkUserId: admin.userId })).body).toMatchObject({
      error: 'Authentication token not available',
    });
    for (const path of [fetchUsersByClient.path, fetchUsersByClient.path.replace(/\/route$/, '')]) {
      const users = await admin.call({ ...fetchUsersByClient, path }, { clientId: admin.organizationId });
      expect(users.body.users[1]?.fields).toMatchObject({
        'Client UserID': colleague.userId,
        role: 'User',
        'First Name': 'Grace',
        'Last Name': 'Brewster Hopper',
      });
    }
  });

  test('a member changes their own record’s allowed fields; an admin anybody’s', async () => {
    const admin = await signUp(server);
    const colleague = await joinTeam(server, admin);
    const [own, theirs] = [await memberOf(admin, colleague), await memberOf(admin, admin)];
    const change = (person: TestPerson, recordId: string, updateData: Record<string, unknown>) =>
      person.call(updateUser, { recordId, updateData }, { 'x-organization-id': admin.organizationId });
    const changed = await change(colleague, own.memberId, {
      CalendarBookingUrl: 'https://cal.example/me',
      'First Name': 'Mary Ann',
    });
    expect(changed.body.record).toMatchObject({
      id: own.memberId,
      fields: { CalendarBookingUrl: 'https://cal.example/me', 'First Name': 'Mary Ann' },
    });
    // One name sent leaves the other, and an emptied one gives no part of the other away.
    const names = async (): Promise<unknown> => {
      const { users } = (await admin.call(fetchUsersByClient, {})).body;
      const { user } = (await colleague.call(readSession, {})).body;
      const fields = users.find(({ id }) => id === own.memberId)?.fields;
      return [fields?.['First Name'], fields?.['Last Name'], user.firstName, user.lastName];
    };
    expect(await names()).toEqual(['Mary Ann', 'Seller', 'Mary Ann', 'Seller']);
    await change(colleague, own.memberId, { 'First Name': '' });
    await change(colleague, own.memberId, { 'First Name': 'Zoë', 'Last Name': 'Van  Dyke' });
    expect(await names()).toEqual(['Zoë', 'Van  Dyke', 'Zoë', 'Van  Dyke']);
    await change(colleague, own.memberId, { 'First Name': '' });
    expect(await names()).toEqual(['', 'Van  Dyke', '', 'Van  Dyke']);
    await change(admin, own.memberId, { 'First Name': 'Zo' });
    expect(await names()).toEqual(['Zo', 'Van  Dyke', '', 'Van  Dyke']);
    expect((await change(colleague, theirs.memberId, { 'First Name': 'X' })).status).toBe(403);
    expect((await change(admin, own.memberId, { CalendarBookingUrl: '' })).body.record.fields.CalendarBookingUrl).toBe(
      '',
    );
    expect(await change(colleague, own.memberId, { role: 'Admin' })).toMatchObject({
      status: 400,
      body: { error: 'These fields can’t be changed: role' },
    });
    expect((await change(colleague, own.memberId, { CalendarBookingUrl: 'http://cal.example' })).status).toBe(400);
    expect((await change(colleague, 'unknown', {})).body).toMatchObject({ error: 'User record not found' });
  });

  test('admins read who changed what, newest first, also as CSV that no spreadsheet runs', async () => {
    const admin = await signUp(server, { name: '=Formula Person' });
    const colleague = await joinTeam(server, admin);
    await admin.call(changeRole, { memberId: (await memberOf(admin, colleague)).memberId, role: 'org:admin' });
    const { entries } = (await admin.call(listAuditLog, {})).body;
    expect(entries.map(({ action }) => action)).toEqual([
      'member.role-changed',
      'invitation.accepted',
      'invitation.link-shown',
      'invitation.created',
      'organization.created',
    ]);
    expect(entries[0]).toMatchObject({
      actorName: '=Formula Person',
      subject: colleague.email,
      details: { role: 'org:admin' },
    });
    const rest = await admin.call(listAuditLog, { before: entries[1]?.at ?? '' });
    expect(rest.body.entries).toEqual(entries.slice(2));
    const headers = { authorization: `Bearer ${admin.token}` };
    const fileOf = (query: string) => fetch(server.address + exportAuditLog.path + query, { headers });
    const [file, searched] = [await fileOf(''), await fileOf('?search=changed%20role')];
    expect(file.headers.get('content-type')).toContain('text/csv');
    const lines = (await file.text()).trimEnd().split('\r\n');
    expect([lines.length, ...(await searched.text()).trimEnd().split('\r\n')]).toEqual([6, lines[0], lines[1]]);
    expect(lines[1]).toContain(`"'=Formula Person","Changed the role of","${colleague.email}"`);
  });

  test('the audit log is searched by person, what was done, to whom and details, and pages lose no change of one moment', async () => {
    const admin = await signUp(server, { name: 'Ada Quill' });
    const stranger = await signUp(server, { name: 'Ada Quill' });
    const at = sql`'2026-11-01T10:00:00Z'::timestamptz`;
    await server.services.database.tenant(admin.organizationId, (db) =>
      db.insert(auditLog).values(
        Array.from({ length: limits.audit.page + 30 }, (_, number) => ({
          organizationId: admin.organizationId,
          at,
          actorName: number === 0 ? '' : 'Grace_50%',
          requestId: 'test',
          action: number < 2 ? 'session.deleted' : 'company.changed',
          subject: `Subject ${number}`,
          details: Object.fromEntries(number === 7 ? [['role', 'org:member']] : []),
        })),
      ),
    );
    const first = (await admin.call(listAuditLog, {})).body;
    const last = first.entries.at(-1);
    const rest = (await admin.call(listAuditLog, { before: last?.at ?? '', beforeId: last?.id ?? '' })).body;
    expect(new Set([...first.entries, ...rest.entries].map(({ id }) => id)).size).toBe(limits.audit.page + 31);
    expect([first.more, rest.more]).toEqual([true, false]);
    const subjects = async (search: string) =>
      (await admin.call(listAuditLog, { search })).body.entries.map(({ subject }) => subject).toSorted();
    expect(await subjects('deleted THE discovery')).toEqual(['Subject 0', 'Subject 1']);
    expect(await subjects('dealwright')).toEqual(['Subject 0']);
    expect(await subjects('grace_50% "subject 1"')).toEqual([]);
    expect(await subjects('grace_50% session subject 1')).toEqual(['Subject 1']);
    expect(await subjects('org:member')).toEqual(['Subject 7']);
    expect(await subjects('50_')).toEqual([]);
    expect((await stranger.call(listAuditLog, { search: 'subject' })).body.entries).toEqual([]);
  });
});
