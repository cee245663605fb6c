import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-database.ts';
import { verification } from '#server/db/schema/identity.ts';

/** Ends the one-time links to an account that nobody used: only the server itself makes them. */
export async function endOneTimeLinks(db: Db, email: string): Promise<void> {
  // Other values are plain ids: the kind is asked for before anything is read as JSON.
  const kind = sql`${verification.value} like '{"type":"magic-link",%'`;
  await db
    .delete(verification)
    .where(sql`case when ${kind} then (${verification.value})::json ->> 'email' = ${email} else false end`);
}
