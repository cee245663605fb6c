import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-database.ts';

export interface JobCount {
  name: string;
  state: string;
  count: number;
  /** Of those whose time has come, how long the oldest has waited, in seconds; 0: none waits. */
  waited: number;
}

/** The jobs of every node, by kind and state. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const rows = await db.execute<{ name: string; state: string; count: number; waited: number }>(sql`
    select name, state::text as state, count(*)::int as count,
      coalesce(max(extract(epoch from now() - start_after))
        filter (where state in ('created', 'retry') and start_after <= now()), 0)::float as waited
    from pgboss.job group by name, state`);
  return [...rows];
}
