import { and, asc, count, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Role } from '#contract/identity.ts';
import type { NotificationSettings } from '#contract/notification-settings.ts';
import type { Db } from '#server/db/open-database.ts';
import { invitation, member, session, user } from '#server/db/schema/identity.ts';
import { invitationMails, userRecords } from '#server/db/schema/team.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findOrganizationName } from '#server/access/membership.store.ts';

export type InvitationRow = typeof invitation.$inferSelect;
type MemberChange = Partial<Omit<typeof userRecords.$inferInsert, 'organizationId' | 'userId' | 'updatedAt'>>;
export type OrganizationScope = Pick<TenantContext, 'services' | 'organizationId'>;

const adminRoles = ['admin', 'owner'];
const memberColumns = {
  memberId: member.id,
  userId: member.userId,
  role: member.role,
  joinedAt: member.createdAt,
  email: user.email,
  name: user.name,
  givenName: user.givenName,
  firstName: userRecords.firstName,
  lastName: userRecords.lastName,
  calendarBookingUrl: userRecords.calendarBookingUrl,
};
const toRole = (stored: string): Role => (adminRoles.includes(stored) ? 'org:admin' : 'org:member');
const toStored = (role: Role): string => (role === 'org:admin' ? 'admin' : 'member');

function team(db: Db, organizationId: string) {
  const ofMembers = eq(member.organizationId, organizationId);
  const ofInvitations = eq(invitation.organizationId, organizationId);
  const open = and(ofInvitations, eq(invitation.status, 'pending'));
  const selectMembers = () =>
    db
      .select(memberColumns)
      .from(member)
      .innerJoin(user, eq(user.id, member.userId))
      .leftJoin(
        userRecords,
        and(eq(userRecords.organizationId, organizationId), eq(userRecords.userId, member.userId)),
      );
  const firstInvitation = async (condition: ReturnType<typeof and>): Promise<InvitationRow | null> =>
    (await db.select().from(invitation).where(condition))[0] ?? null;
  const firstMember = async (condition: ReturnType<typeof and>) => {
    const [row] = await selectMembers().where(condition);
    return row === undefined ? null : { ...row, role: toRole(row.role) };
  };

  return {
    async members() {
      const rows = await selectMembers().where(ofMembers).orderBy(asc(member.createdAt), asc(member.id));
      return rows.map((row) => ({ ...row, role: toRole(row.role) }));
    },
    member: (memberId: string) => firstMember(and(ofMembers, eq(member.id, memberId))),
    memberOf: (userId: string) => firstMember(and(ofMembers, eq(member.userId, userId))),
    async person(userId: string) {
      const [row] = await db.select({ email: user.email, name: user.name }).from(user).where(eq(user.id, userId));
      return row ?? null;
    },
    organizationName: (): Promise<string> => findOrganizationName(db, organizationId),
    async seats(): Promise<{ used: number; pending: number }> {
      const [[used], [pending]] = await Promise.all([
        db.select({ rows: count() }).from(member).where(ofMembers),
        db
          .select({ rows: count() })
          .from(invitation)
          .where(and(open, gt(invitation.expiresAt, sql`now()`))),
      ]);
      return { used: used?.rows ?? 0, pending: pending?.rows ?? 0 };
    },
    async admins(): Promise<number> {
      const [row] = await db
        .select({ rows: count() })
        .from(member)
        .where(and(ofMembers, inArray(member.role, adminRoles)));
      return row?.rows ?? 0;
    },
    addMember: (userId: string, role: Role) =>
      db
        .insert(member)
        .values({ id: randomUUID(), organizationId, userId, role: toStored(role), createdAt: new Date() }),
    setRole: (memberId: string, role: Role) =>
      db
        .update(member)
        .set({ role: toStored(role) })
        .where(and(ofMembers, eq(member.id, memberId))),
    /** Keeps the person's sessions but clears this organization from them. */
    async removeMember(memberId: string, userId: string): Promise<void> {
      await db.delete(member).where(and(ofMembers, eq(member.id, memberId)));
      await db
        .update(session)
        .set({ activeOrganizationId: null })
        .where(and(eq(session.userId, userId), eq(session.activeOrganizationId, organizationId)));
    },
    async mailOf(userId: string): Promise<NotificationSettings> {
      const [row] = await db
        .select({ replies: userRecords.mailReplies, approvals: userRecords.mailApprovals })
        .from(userRecords)
        .where(and(eq(userRecords.organizationId, organizationId), eq(userRecords.userId, userId)));
      return row ?? { replies: true, approvals: true };
    },
    async mutedFor(about: keyof NotificationSettings): Promise<string[]> {
      const wanted = { replies: userRecords.mailReplies, approvals: userRecords.mailApprovals }[about];
      const rows = await db
        .select({ userId: userRecords.userId })
        .from(userRecords)
        .where(and(eq(userRecords.organizationId, organizationId), eq(wanted, false)));
      return rows.map(({ userId }) => userId);
    },
    async changeRecord(userId: string, set: MemberChange): Promise<void> {
      await db
        .insert(userRecords)
        .values({ organizationId, userId, ...set })
        .onConflictDoUpdate({
          target: [userRecords.organizationId, userRecords.userId],
          set: { ...set, updatedAt: new Date() },
        });
    },
    rename: (userId: string, { name, givenName }: { name: string; givenName: string }) =>
      db.update(user).set({ name, givenName, updatedAt: new Date() }).where(eq(user.id, userId)),
    invitations: () => db.select().from(invitation).where(ofInvitations).orderBy(desc(invitation.createdAt)),
    invitation: (id: string) => firstInvitation(and(ofInvitations, eq(invitation.id, id))),
    invitationByHash: (hash: string) => firstInvitation(and(ofInvitations, eq(invitation.tokenHash, hash))),
    /**
     * Counts an invitation email and returns 0. If `limit` (0: none) were sent within `windowMs`, counts nothing and
     * returns the seconds until the next may be sent.
     */
    async countMail(limit: number, windowMs: number): Promise<number> {
      if (limit === 0) return 0;
      const ofMails = eq(invitationMails.organizationId, organizationId);
      const opened = sql`(now() - ${`${windowMs} milliseconds`}::interval)`;
      await db.delete(invitationMails).where(and(ofMails, lte(invitationMails.at, opened)));
      const [row] = await db
        .select({
          sent: count(),
          wait: sql<number>`coalesce(ceil(extract(epoch from min(${invitationMails.at}) - ${opened})), 0)::int`,
        })
        .from(invitationMails)
        .where(ofMails);
      if ((row?.sent ?? 0) >= limit) return Math.max(1, row?.wait ?? 1);
      await db.insert(invitationMails).values({ organizationId });
      return 0;
    },
    openInvitation: (email: string) => firstInvitation(and(open, eq(invitation.email, email))),
    async invite(values: Omit<typeof invitation.$inferInsert, 'organizationId'>): Promise<InvitationRow | null> {
      const [row] = await db
        .insert(invitation)
        .values({ organizationId, ...values })
        .returning();
      return row ?? null;
    },
    async changeInvitation(id: string, set: Partial<typeof invitation.$inferInsert>): Promise<InvitationRow | null> {
      const [row] = await db
        .update(invitation)
        .set(set)
        .where(and(ofInvitations, eq(invitation.id, id)))
        .returning();
      return row ?? null;
    },
  };
}

export type Team = ReturnType<typeof team>;
export type MemberRow = NonNullable<Awaited<ReturnType<Team['member']>>>;

/** Members, invitations and seats of one organization. */
export function teamStore({ services, organizationId }: OrganizationScope) {
  return {
    read: <T>(work: (team: Team) => Promise<T>): Promise<T> =>
      services.database.withIdentity(organizationId, (db) => work(team(db, organizationId))),
    /** Locks the organization, so that no seat or role changes meanwhile. `db`: the transaction. */
    locked: <T>(work: (team: Team, db: Db) => Promise<T>): Promise<T> =>
      services.database.withIdentity(organizationId, async (db) => {
        await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${organizationId}, 2))`);
        return work(team(db, organizationId), db);
      }),
  };
}
