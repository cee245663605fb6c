import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-database.ts';
import { member, organization } from '#server/db/schema/identity.ts';

/** Members see the new name with their next session. */
export async function setOrganizationName(db: Db, organizationId: string, name: string): Promise<void> {
  await db.update(organization).set({ name }).where(eq(organization.id, organizationId));
}

const repeatWindow = '1 minute';

/**
 * Creates an organization with its admin in one transaction.
 * `made` is false if the person created one of that name within the last minute, which is then returned.
 * Parallel requests of one person wait for each other, so a double click makes one.
 */
export async function foundOrganization(
  db: Db,
  userId: string,
  name: string,
): Promise<{ id: string; name: string; made: boolean }> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`);
    const [recent] = await transaction
      .select({ id: organization.id, name: organization.name })
      .from(organization)
      .innerJoin(member, eq(member.organizationId, organization.id))
      .where(
        and(
          eq(member.userId, userId),
          eq(organization.name, name),
          gt(organization.createdAt, sql`now() - ${repeatWindow}::interval`),
        ),
      )
      .orderBy(desc(organization.createdAt))
      .limit(1);
    if (recent !== undefined) return { ...recent, made: false };
    const id = randomUUID();
    await transaction.insert(organization).values({ id, name, slug: id });
    await transaction.insert(member).values({ id: randomUUID(), organizationId: id, userId, role: 'admin' });
    return { id, name, made: true };
  });
}
