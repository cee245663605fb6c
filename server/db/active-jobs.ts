import { sql } from 'drizzle-orm';
import type { Db } from './open-database.ts';

/** Ids of the jobs of a queue that some process has taken up and not ended. */
export async function activeJobIds(db: Db, queue: string): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`select id from pgboss.job where name = ${queue} and state = 'active'`);
  return rows.map((row) => row.id);
}
