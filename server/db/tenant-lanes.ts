import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

interface Lane {
  client: postgres.Sql;
  db: PostgresJsDatabase;
  /** Set while the next query is the only one of its transaction: COMMIT is sent right behind it. */
  commitBehind: (() => void) | null;
}

export interface TenantLanes {
  run<T>(organizationId: string, work: (db: PostgresJsDatabase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

function openLane(url: string, role: string | null): Lane {
  const client = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10, ...(role === null ? {} : { connection: { role } }) });
  const unsafe: postgres.Sql['unsafe'] = (text, parameters, options) => {
    // Prepared, since an unprepared statement with parameters is described in a round trip of its own.
    const query = client.unsafe(text, parameters, { ...options, prepare: true });
    void query.execute();
    lane.commitBehind?.();
    return query as never;
  };
  const lane: Lane = { client, db: drizzle({ options: client.options, unsafe } as object as postgres.Sql), commitBehind: null };
  return lane;
}

const settled = <T>(promise: PromiseLike<T>): Promise<PromiseSettledResult<T>> =>
  Promise.allSettled([promise]).then(([result]) => result);

function ask<T>(work: (db: PostgresJsDatabase) => Promise<T>, db: PostgresJsDatabase): Promise<T> {
  try {
    return work(db);
  } catch (error) {
    return Promise.reject(error as Error);
  }
}

/**
 * Connections of one at a time, each bound to what it may see. BEGIN and the organization travel with the first
 * query, and with a single query COMMIT as well: one round trip. Should BEGIN or the connection fail, no organization
 * is set, and whatever is sent after it sees no row.
 */
export function openTenantLanes(url: string, { role, size }: { role: string | null; size: number }): TenantLanes {
  const free: Lane[] = Array.from({ length: size }, () => openLane(url, role));
  const all = [...free];
  const waiting: ((lane: Lane) => void)[] = [];
  const take = (): Promise<Lane> => {
    const lane = free.pop();
    return lane === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(lane);
  };
  const giveBack = (lane: Lane): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(lane);
    else next(lane);
  };

  return {
    async run(organizationId, work) {
      const lane = await take();
      const end = (verb: 'commit' | 'rollback') => settled(lane.client.unsafe(verb).execute());
      try {
        const begun = settled(lane.client.unsafe('begin').execute());
        const bound = settled(lane.client`select set_config('app.organization_id', ${organizationId}, true)`.execute());
        let ended: ReturnType<typeof end> | null = null;
        const asking = ask(work, lane.db);
        // A query of the library is no Promise but sent once it is waited for: coming back unsent, it is the whole work.
        if (!(asking instanceof Promise)) lane.commitBehind = () => { lane.commitBehind = null; ended = end('commit'); };
        const answer = await settled(asking);
        const failed = [await begun, await bound].find((each) => each.status === 'rejected') ?? (answer.status === 'rejected' ? answer : undefined);
        ended ??= end(failed === undefined ? 'commit' : 'rollback');
        const closed = await ended;
        if (failed !== undefined) throw failed.reason;
        if (closed.status === 'rejected') throw closed.reason;
        return (answer as PromiseFulfilledResult<Awaited<typeof asking>>).value;
      } finally {
        lane.commitBehind = null;
        giveBack(lane);
      }
    },
    async close() {
      await Promise.all(all.map((lane) => lane.client.end({ timeout: 5 })));
    },
  };
}
