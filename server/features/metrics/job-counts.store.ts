import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/open-database.ts';

export interface JobCount {
  name: string;
  state: string;
  count: number;
  /** Seconds the oldest due job has been waiting; 0: none waits. */
  waited: number;
}

/** Counts the jobs of all nodes by kind and state. */
export async function countJobs(db: Db): Promise<JobCount[]> {
  const rows = await db.execute<{ name: string; state: string; count: number; waited: number }>(sql`
    select name, state::text as state, count(*)::int as count,
      coalesce(max(extract(epoch from now() - start_after))
        filter (where state in ('created', 'retry') and start_after <= now()), 0)::float as waited
    from pgboss.job group by name, state`);
  return [...rows];
}
