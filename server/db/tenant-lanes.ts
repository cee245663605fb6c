import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { NamedStatement } from './named-statement.ts';
import { reconnectDelay } from './reconnect-delay.ts';

type Outcome = Promise<PromiseSettledResult<unknown>>;

/** The connection was replaced while in use; `code` is the driver's own. */
class ConnectionLost extends Error {
  readonly code = 'CONNECTION_CLOSED';
  constructor() {
    super('The connection to the database was lost');
  }
}

interface Lane {
  client: postgres.Sql;
  unsafe: postgres.Sql['unsafe'];
  db: PostgresJsDatabase;
  /** The connection's current organization, kept between uses; null: unknown. */
  organization: string | null;
  /** Counts connections: a new one has no organization. */
  epoch: number;
  /** Sends what has to precede the first query of the current work. */
  before: (() => void) | null;
  /** When it was last given back, in milliseconds. */
  freeSince: number;
}

/** So many connections stay open however long nobody uses them. */
const kept = 2;
/** Others are closed after so long without work: at rest each takes 4 MB of the database server. */
const restMs = 30_000;

export interface TenantLanes {
  /** Rejects with the database's error, or ConnectionLost if a query may have run without the organization set. */
  run<T>(organizationId: string, work: (db: PostgresJsDatabase) => Promise<T>): Promise<T>;
  /** Returns the only column of the only row of a named statement, which is its own transaction; null: no row. */
  json(organizationId: string, statement: NamedStatement, values: Record<string, unknown>): Promise<string | null>;
  close(): Promise<void>;
}

function openLane(url: string, role: string | null): Lane {
  const client = postgres(url, {
    max: 1,
    onnotice: () => {},
    onclose: () => {
      lane.organization = null;
      lane.epoch += 1;
    },
    connect_timeout: 10,
    backoff: reconnectDelay,
    ...(role === null ? {} : { connection: { role } }),
  });
  const unsafe: postgres.Sql['unsafe'] = (text, parameters, options) => {
    lane.before?.();
    // Prepared, because an unprepared statement with parameters costs an extra round trip.
    const query = client.unsafe(text, parameters, { ...options, prepare: true });
    void query.execute();
    return query as never;
  };
  const lane: Lane = {
    client,
    unsafe,
    db: drizzle({ options: client.options, unsafe } as object as postgres.Sql),
    organization: null,
    epoch: 0,
    before: null,
    freeSince: 0,
  };
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

/** Sets the connection's organization if needed, in the same packet as the query behind it. */
function stand(lane: Lane, organizationId: string): Outcome[] {
  if (lane.organization === organizationId) return [];
  lane.organization = organizationId;
  const bound = lane.client`select set_config('app.organization_id', ${organizationId}, false)`.execute();
  return [
    settled(bound).then((outcome) => {
      if (outcome.status === 'rejected') lane.organization = null;
      return outcome;
    }),
  ];
}

/**
 * Exclusive connections that keep the organization of their last use: a single query is one message, and a transaction
 * or another organization adds its statements to the same packet.
 * If those fail or the connection is replaced, the work fails too, since it may have seen no rows (decision 002).
 */
export function openTenantLanes(
  url: string,
  { role, size, closeAfterMs = restMs }: { role: string | null; size: number; closeAfterMs?: number },
): TenantLanes {
  const all = new Set<Lane>();
  /** The one that was given back longest ago comes first. */
  const free: Lane[] = [];
  const waiting: ((lane: Lane) => void)[] = [];
  const ending = new Set<Promise<void>>();
  const open = (): Lane => {
    const lane = openLane(url, role);
    all.add(lane);
    return lane;
  };
  const take = (organizationId: string): Promise<Lane> => {
    const there = free.findIndex((lane) => lane.organization === organizationId);
    const [lane] = free.splice(there === -1 ? 0 : there, 1);
    if (lane !== undefined) return Promise.resolve(lane);
    return all.size < size ? Promise.resolve(open()) : new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (lane: Lane): void => {
    lane.before = null;
    lane.freeSince = Date.now();
    const next = waiting.shift();
    if (next === undefined) free.push(lane);
    else next(lane);
  };
  /** Only a free one is closed, and nobody is given it again: no work meets a connection that is ending. */
  const closeUnused = (): void => {
    while (all.size > kept && (free[0]?.freeSince ?? Infinity) <= Date.now() - closeAfterMs) {
      const [lane] = free.splice(0, 1);
      if (lane === undefined) return;
      all.delete(lane);
      const end = lane.client.end({ timeout: 5 }).finally(() => ending.delete(end));
      ending.add(end);
    }
  };
  const sweep = setInterval(closeUnused, Math.max(1, closeAfterMs / 3)).unref();

  /** `send` returns either what it has sent or a lazy query, sent when awaited; the latter is the whole work. */
  const use = async <T>(organizationId: string, send: (lane: Lane) => PromiseLike<T>, single: boolean): Promise<T> => {
    const lane = await take(organizationId);
    const { epoch } = lane;
    const sent: Outcome[] = [];
    let begun = false;
    const precede = (transaction: boolean) => () => {
      lane.before = null;
      sent.push(...stand(lane, organizationId));
      begun = transaction;
      if (transaction) sent.push(settled(lane.client.unsafe('begin').execute()));
    };
    try {
      lane.before = precede(!single);
      const asking = send(lane);
      if (!single && !(asking instanceof Promise)) lane.before = precede(false);
      const answer = await settled(asking);
      const failed = [...(await Promise.all(sent)), answer].find((each) => each.status === 'rejected');
      if (begun) {
        const ended = await settled(lane.client.unsafe(failed === undefined ? 'commit' : 'rollback').execute());
        if (failed === undefined && ended.status === 'rejected') throw ended.reason;
      }
      if (failed !== undefined) throw failed.reason;
      if (lane.epoch !== epoch) throw new ConnectionLost();
      return (answer as PromiseFulfilledResult<T>).value;
    } finally {
      giveBack(lane);
    }
  };

  return {
    run: (organizationId, work) => use(organizationId, (lane) => ask(work, lane.db), false),
    async json(organizationId, statement, values) {
      const parameters = statement.values(values) as string[];
      const rows = await use(organizationId, (lane) => lane.unsafe(statement.text, parameters), true);
      return (rows[0] as { text: string } | undefined)?.text ?? null;
    },
    async close() {
      clearInterval(sweep);
      await Promise.all([...ending, ...[...all].map((lane) => lane.client.end({ timeout: 5 }))]);
    },
  };
}
