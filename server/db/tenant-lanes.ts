import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { NamedStatement } from './named-statement.ts';
import { reconnectDelay } from './reconnect-delay.ts';

type Outcome = Promise<PromiseSettledResult<unknown>>;

/** The connection was replaced while work used it: the code is the driver's own for that. */
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
  /** The organization that the connection stands in, also between two uses; null: none that is known. */
  organization: string | null;
  /** Counts connections: a new one stands in no organization. */
  epoch: number;
  /** Sends what has to precede the first query of the work under way. */
  before: (() => void) | null;
}

export interface TenantLanes {
  /** Throws what the database answers, and 'the connection was lost' where it may have answered without standing there. */
  run<T>(organizationId: string, work: (db: PostgresJsDatabase) => Promise<T>): Promise<T>;
  /** The one column of the one row of a named statement, which is a transaction by itself; null: no row. */
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
    // Prepared, since an unprepared statement with parameters is described in a round trip of its own.
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

/** Puts the connection into the organization where it is not there yet; travels with the query behind it. */
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
 * Connections of one use at a time, each standing in the organization of its last use: work that is one query is one
 * message there, and with a transaction or another organization what has to precede it travels in the same packet.
 * Should that fail, or the connection be replaced meanwhile, the work fails: it may have seen no row (decision 002).
 */
export function openTenantLanes(url: string, { role, size }: { role: string | null; size: number }): TenantLanes {
  const all: Lane[] = Array.from({ length: size }, () => openLane(url, role));
  const free = [...all];
  const waiting: ((lane: Lane) => void)[] = [];
  const take = (organizationId: string): Promise<Lane> => {
    const there = free.findIndex((lane) => lane.organization === organizationId);
    const [lane] = free.splice(there === -1 ? 0 : there, 1);
    return lane === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(lane);
  };
  const giveBack = (lane: Lane): void => {
    lane.before = null;
    const next = waiting.shift();
    if (next === undefined) free.push(lane);
    else next(lane);
  };

  /** `send` returns what it sent, or what is sent once it is waited for: the latter is the whole work by itself. */
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
      await Promise.all(all.map((lane) => lane.client.end({ timeout: 5 })));
    },
  };
}
