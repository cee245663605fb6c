import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { arrayLiteral } from './array-literal.ts';
import type { Db } from './open-database.ts';

/** Ids of the jobs of a queue that some process has taken up and not ended. */
export async function activeJobIds(db: Db, queue: string): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(
    sql`select id from pgboss.job where name = ${queue} and state = 'active'`,
  );
  return rows.map((row) => row.id);
}

/** Those of the queues in which a job waits whose hour has come. */
export async function dueQueues(db: Db, queues: readonly string[]): Promise<string[]> {
  const rows = await db.execute<{ name: string }>(sql`
    select queue.name from unnest(${arrayLiteral(queues)}::text[]) as queue (name)
    where exists (
      select from pgboss.job
      where job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now())`);
  return rows.map(({ name }) => name);
}

/** Whether a job of that key waits or runs. */
export async function isKeyBusy(db: Db, queue: string, key: string): Promise<boolean> {
  const rows = await db.execute(
    sql`select from pgboss.job where name = ${queue} and singleton_key = ${key} and state <= 'active' limit 1`,
  );
  return rows.length > 0;
}

/** Has jobs that an earlier version stored go where those of this one go when they are given up. */
export async function adoptJobs(db: Db, queue: string, deadLetter: string): Promise<void> {
  await db.execute(
    sql`update pgboss.job set dead_letter = ${deadLetter} where name = ${queue} and state <= 'active' and dead_letter is null`,
  );
}

/** Notes within the job that a run of it begins; returns how many earlier ones began and never ended. */
export async function beginRun(db: Db, queue: string, id: string): Promise<number> {
  const [row] = await db.execute<{ runs: number }>(sql`
    update pgboss.job
    set data = jsonb_set(data, '{openRuns}', to_jsonb(coalesce((data->>'openRuns')::int, 0) + 1))
    where name = ${queue} and id = ${id}
    returning (data->>'openRuns')::int as runs`);
  return (row?.runs ?? 1) - 1;
}

/** Notes that a run came to its end, whatever that was. */
export async function endRun(db: Db, queue: string, id: string): Promise<void> {
  await db.execute(sql`
    update pgboss.job
    set data = jsonb_set(data, '{openRuns}', to_jsonb(greatest(coalesce((data->>'openRuns')::int, 1) - 1, 0)))
    where name = ${queue} and id = ${id}`);
}

/** Lets the job fail for good with its run under way. */
export async function forbidRetry(db: Db, queue: string, id: string): Promise<void> {
  await db.execute(sql`update pgboss.job set retry_limit = retry_count where name = ${queue} and id = ${id}`);
}

/** Has a job stored by the transaction of what it is about. The role of stores may write no jobs, so it is left for that one statement. */
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
