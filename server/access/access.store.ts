import { and, asc, eq, sql } from 'drizzle-orm';
import type { Role } from '#contract/identity.ts';
import type { Db } from '#server/db/open-database.ts';
import { member, session } from '#server/db/schema/identity.ts';
import { roleOf } from './membership.store.ts';

export interface Access {
  userId: string;
  sessionId: string;
  activeOrganizationId: string | null;
  createdAt: Date;
  expiresAt: Date;
  membership: { organizationId: string; role: Role } | null;
}

/**
 * Returns a session by its token, with the membership a call refers to: of the wanted organization, else of the
 * session's active one, else the person's oldest.
 * Runs one query; returns null if there is no such session.
 */
export async function readAccess(db: Db, token: string, wanted: string | null): Promise<Access | null> {
  const meant = sql`coalesce(${wanted}::text, ${session.activeOrganizationId})`;
  const own = db
    .select({ organizationId: member.organizationId, role: member.role })
    .from(member)
    .where(and(eq(member.userId, session.userId), sql`(${meant} is null or ${member.organizationId} = ${meant})`))
    .orderBy(asc(member.createdAt), asc(member.id))
    .limit(1)
    .as('own');
  const [row] = await db
    .select({
      userId: session.userId,
      sessionId: session.id,
      activeOrganizationId: session.activeOrganizationId,
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
      organizationId: own.organizationId,
      role: own.role,
    })
    .from(session)
    .leftJoinLateral(own, sql`true`)
    .where(eq(session.token, token));
  if (row === undefined) return null;
  const { organizationId, role, ...found } = row;
  return {
    ...found,
    membership: organizationId === null || role === null ? null : { organizationId, role: roleOf(role) },
  };
}
