import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { arrayLiteral } from './array-literal.ts';
import type { Db } from './open-database.ts';

/** Returns the ids of jobs in a queue that are started and not ended. */
export async function activeJobIds(db: Db, queue: string): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(
    sql`select id from pgboss.job where name = ${queue} and state = 'active'`,
  );
  return rows.map((row) => row.id);
}

/** Returns the queues with a waiting job that is due. */
export async function dueQueues(db: Db, queues: readonly string[]): Promise<string[]> {
  const rows = await db.execute<{ name: string }>(sql`
    select queue.name from unnest(${arrayLiteral(queues)}::text[]) as queue (name)
    where exists (
      select from pgboss.job
      where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now())`);
  return rows.map(({ name }) => name);
}

/** Returns whether a job with that key is waiting or running. */
export async function isKeyBusy(db: Db, queue: string, key: string): Promise<boolean> {
  const rows = await db.execute(
    sql`select from pgboss.job where name = ${queue} and singleton_key = ${key} and state <= 'active' limit 1`,
  );
  return rows.length > 0;
}

/** Adds the dead-letter queue to jobs stored by an earlier version. */
export async function adoptJobs(db: Db, queue: string, deadLetter: string): Promise<void> {
  await db.execute(
    sql`update pgboss.job set dead_letter = ${deadLetter} where name = ${queue} and state <= 'active' and dead_letter is null`,
  );
}

/** Records in the job that a run begins; returns how many earlier runs began but never ended. */
export async function beginRun(db: Db, queue: string, id: string): Promise<number> {
  const [row] = await db.execute<{ runs: number }>(sql`
    update pgboss.job
    set data = jsonb_set(data, '{openRuns}', to_jsonb(coalesce((data->>'openRuns')::int, 0) + 1))
    where name = ${queue} and id = ${id}
    returning (data->>'openRuns')::int as runs`);
  return (row?.runs ?? 1) - 1;
}

/** Records that a run ended, however it ended. */
export async function endRun(db: Db, queue: string, id: string): Promise<void> {
  await db.execute(sql`
    update pgboss.job
    set data = jsonb_set(data, '{openRuns}', to_jsonb(greatest(coalesce((data->>'openRuns')::int, 1) - 1, 0)))
    where name = ${queue} and id = ${id}`);
}

/** Makes the current run the job's last attempt. */
export async function forbidRetry(db: Db, queue: string, id: string): Promise<void> {
  await db.execute(sql`update pgboss.job set retry_limit = retry_count where name = ${queue} and id = ${id}`);
}

/**
 * Enqueues a job within the caller's transaction.
 * The stores' role may not write jobs, so it is dropped for that statement.
 */
export function enqueueIn(db: Db): ReturnType<typeof fromDrizzle> {
  const inner = fromDrizzle(db, sql);
  const take = (role: string) => db.execute(sql`select set_config('role', ${role}, true)`);
  return {
    async executeSql(text, values) {
      const [found] = await db.execute<{ role: string }>(sql`select current_setting('role') as role`);
      await take('none');
      const answer = await inner.executeSql(text, values);
      await take(found?.role ?? 'none');
      return answer;
    },
  };
}
