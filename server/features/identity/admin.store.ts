import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/open-database.ts';
import { member } from '#server/db/schema/identity.ts';

/** Returns the organization's longest-standing admin, or null if there is no such organization. */
export async function longestAdmin(db: Db, organizationId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: member.userId })
    .from(member)
    .where(and(eq(member.organizationId, organizationId), inArray(member.role, ['admin', 'owner'])))
    .orderBy(asc(member.createdAt))
    .limit(1);
  return row?.userId ?? null;
}
