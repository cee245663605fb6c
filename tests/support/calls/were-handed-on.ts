import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/open-database.ts';

/** Whether the coach was handed all lines of a session: that happens behind the answer that stored them. */
export async function wereHandedOn(
  { tenant }: Database,
  organizationId: string,
  sessionId: string,
): Promise<true | null> {
  const rows = await tenant(organizationId, (db) =>
    db.execute<{ heard: boolean }>(sql`select heard_until is null and heard_revision >= coalesce(
        (select max(revision) from discovery_lines where session_id = discovery_sessions.id), 0) as heard
      from discovery_sessions where id = ${sessionId}`),
  );
  return rows[0]?.heard === true ? true : null;
}
