import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/open-database.ts';
import { organization } from '#server/db/schema/identity.ts';

export async function findOrganization(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: organization.id }).from(organization).where(eq(organization.id, id));
  return rows.length > 0;
}
