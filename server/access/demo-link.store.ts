import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-database.ts';
import { verification } from '#server/db/schema/identity.ts';

/** Revokes the unused one-time links to an account; only the server creates them. */
export async function endOneTimeLinks(db: Db, email: string): Promise<void> {
  // Other values are plain ids: check the kind before parsing JSON.
  const kind = sql`${verification.value} like '{"type":"magic-link",%'`;
  await db
    .delete(verification)
    .where(sql`case when ${kind} then (${verification.value})::json ->> 'email' = ${email} else false end`);
}
