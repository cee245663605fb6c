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

/** The product's role of a stored one: who founded an organization is its admin. */
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

/** The person's membership of that organization, or of their first one when none is named. Null: none. */
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

/** Null: nobody signed up with that address. */
export async function findUserId(db: Db, email: string): Promise<string | null> {
  const [row] = await db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()));
  return row?.id ?? null;
}

/** Empty: no such person. */
export async function findEmail(db: Db, userId: string): Promise<string> {
  const [row] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
  return row?.email ?? '';
}

/** When the person last signed in, of the sign-ins that still live; null: none does. */
export async function lastSignIn(db: Db, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(session.createdAt) })
    .from(session)
    .where(eq(session.userId, userId));
  return row?.at ?? null;
}

/** How an organization is called; empty: there is none. `db` may read identities. */
export async function findOrganizationName(db: Db, organizationId: string): Promise<string> {
  const [row] = await db
    .select({ name: organization.name })
    .from(organization)
    .where(eq(organization.id, organizationId));
  return row?.name ?? '';
}

/** Who administers the organization, the longest-standing first. */
export async function adminsOf(db: Db, organizationId: string): Promise<{ email: string; name: string }[]> {
  return db
    .select({ email: user.email, name: user.name })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(and(eq(member.organizationId, organizationId), inArray(member.role, ['admin', 'owner'])))
    .orderBy(asc(member.createdAt), asc(member.id));
}

/** How many people belong to the organization. */
export async function countMembers(db: Db, organizationId: string): Promise<number> {
  return db.$count(member, eq(member.organizationId, organizationId));
}

/** How many seats are taken, and how many more are promised by open invitations. */
export async function countSeats(db: Db, organizationId: string): Promise<{ people: number; invited: number }> {
  const open = and(
    eq(invitation.organizationId, organizationId),
    eq(invitation.status, 'pending'),
    gt(invitation.expiresAt, sql`now()`),
  );
  const [people, invited] = await Promise.all([countMembers(db, organizationId), db.$count(invitation, open)]);
  return { people, invited };
}

/** Whether an invitation to that address waits to be accepted; with a hash, that very one. */
export async function hasOpenInvitation(db: Db, email: string, tokenHash?: string): Promise<boolean> {
  const open = and(
    tokenHash === undefined ? undefined : eq(invitation.tokenHash, tokenHash),
    eq(sql`lower(${invitation.email})`, email.toLowerCase()),
    eq(invitation.status, 'pending'),
    gt(invitation.expiresAt, sql`now()`),
  );
  return (await db.select({ id: invitation.id }).from(invitation).where(open).limit(1)).length > 0;
}

/** The organizations whose only admin this person is, with the number of other members. */
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

/** The organizations that nobody but this person is in. */
export async function ownOrganizations(db: Db, userId: string): Promise<string[]> {
  return (await organizationsHeldBy(db, userId))
    .filter(({ others }) => others === 0)
    .map(({ organizationId }) => organizationId);
}

/** Deletes the organizations that nobody but this person is in, with everything they hold. */
export async function deleteOwnOrganizations(db: Db, userId: string): Promise<void> {
  const alone = await ownOrganizations(db, userId);
  if (alone.length > 0) await db.delete(organization).where(inArray(organization.id, alone));
}
