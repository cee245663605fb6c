import { and, asc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity.ts';
import type { Db } from '#server/db/open-database.ts';
import { invitation, member, organization, session, user } from '#server/db/schema/identity.ts';

export interface Membership {
  id: string;
  organizationId: string;
  name: string;
  role: Role;
}

const columns = { id: member.id, organizationId: member.organizationId, name: organization.name, role: member.role };

/** Maps a stored role to the product's; the founder of an organization is its admin. */
export function roleOf(stored: string): Role {
  return stored === 'admin' || stored === 'owner' ? 'org:admin' : 'org:member';
}

function toMembership(row: { id: string; organizationId: string; name: string; role: string }): Membership {
  return { ...row, role: roleOf(row.role) };
}

/** The organizations of one person, oldest membership first. */
export async function listMemberships(db: Db, userId: string): Promise<Membership[]> {
  const rows = await db
    .select(columns)
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(eq(member.userId, userId))
    .orderBy(asc(member.createdAt), asc(member.id));
  return rows.map(toMembership);
}

/** Returns the person's membership of `organizationId`, or their first one if it is null; null if there is none. */
export async function findMembership(
  db: Db,
  userId: string,
  organizationId: string | null,
): Promise<Membership | null> {
  const own = eq(member.userId, userId);
  const [row] = await db
    .select(columns)
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(organizationId === null ? own : and(own, eq(member.organizationId, organizationId)))
    .orderBy(asc(member.createdAt), asc(member.id))
    .limit(1);
  return row === undefined ? null : toMembership(row);
}

/** Returns null if no one signed up with that address. */
export async function findUserId(db: Db, email: string): Promise<string | null> {
  const [row] = await db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()));
  return row?.id ?? null;
}

/** Returns '' if there is no such person. */
export async function findEmail(db: Db, userId: string): Promise<string> {
  const [row] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  return row?.email ?? '';
}

/** Returns when the person last signed in, from sessions that still exist; null if there are none. */
export async function lastSignIn(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(session.createdAt) })
    .from(session)
    .where(eq(session.userId, userId));
  return row?.at ?? null;
}

/** Returns the organization's name, or '' if there is none. `db` must be able to read identities. */
export async function findOrganizationName(db: Db, organizationId: string): Promise<string> {
  const [row] = await db
    .select({ name: organization.name })
    .from(organization)
    .where(eq(organization.id, organizationId));
  return row?.name ?? '';
}

/** Returns the organization's admins, longest-standing first. */
export async function adminsOf(db: Db, organizationId: string): Promise<{ email: string; name: string }[]> {
  return db
    .select({ email: user.email, name: user.name })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(and(eq(member.organizationId, organizationId), inArray(member.role, ['admin', 'owner'])))
    .orderBy(asc(member.createdAt), asc(member.id));
}

export async function countMembers(db: Db, organizationId: string): Promise<number> {
  return db.$count(member, eq(member.organizationId, organizationId));
}

/** Returns how many seats are used, and how many are reserved by open invitations. */
export async function countSeats(db: Db, organizationId: string): Promise<{ people: number; invited: number }> {
  const open = and(
    eq(invitation.organizationId, organizationId),
    eq(invitation.status, 'pending'),
    gt(invitation.expiresAt, sql`now()`),
  );
  const [people, invited] = await Promise.all([countMembers(db, organizationId), db.$count(invitation, open)]);
  return { people, invited };
}

/** Returns whether an invitation to that address is pending; with `tokenHash`, that specific one. */
export async function hasOpenInvitation(db: Db, email: string, tokenHash?: string): Promise<boolean> {
  const open = and(
    tokenHash === undefined ? undefined : eq(invitation.tokenHash, tokenHash),
    eq(sql`lower(${invitation.email})`, email.toLowerCase()),
    eq(invitation.status, 'pending'),
    gt(invitation.expiresAt, sql`now()`),
  );
  return (await db.select({ id: invitation.id }).from(invitation).where(open).limit(1)).length > 0;
}

/** Returns the organizations whose only admin is this person, with the number of other members. */
export async function organizationsHeldBy(
  db: Db,
  userId: string,
): Promise<{ organizationId: string; name: string; others: number }[]> {
  const isAdmin = sql`${member.role} in ('admin', 'owner')`;
  const rows = await db
    .select({
      organizationId: organization.id,
      name: organization.name,
      others: sql<number>`(count(*) filter (where ${member.userId} <> ${userId}))::int`,
    })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .groupBy(organization.id)
    .having(sql`bool_or(${member.userId} = ${userId} and ${isAdmin}) and count(*) filter (where ${isAdmin}) = 1`);
  return rows;
}

/** Returns the organizations in which this person is the only member. */
export async function ownOrganizations(db: Db, userId: string): Promise<string[]> {
  return (await organizationsHeldBy(db, userId))
    .filter(({ others }) => others === 0)
    .map(({ organizationId }) => organizationId);
}

/** Deletes the organizations in which this person is the only member, with all their data. */
export async function deleteOwnOrganizations(db: Db, userId: string): Promise<void> {
  const alone = await ownOrganizations(db, userId);
  if (alone.length > 0) await db.delete(organization).where(inArray(organization.id, alone));
}
