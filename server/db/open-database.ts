import { join } from 'node:path';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { openAccessChanges, type AccessChanges } from './access-changes.ts';
import type { NamedStatement } from './named-statement.ts';
import { reconnectDelay } from './reconnect-delay.ts';
import { shareReads } from './share-reads.ts';
import { openTenantLanes, type TenantLanes } from './tenant-lanes.ts';

export type Db = PostgresJsDatabase;

/** Runs `work` in one transaction bound to one organization. */
type Within = <T>(organizationId: string, work: (db: Db) => Promise<T>) => Promise<T>;

type AskJson = (
  organizationId: string,
  statement: NamedStatement,
  values?: Record<string, unknown>,
) => Promise<string | null>;

export interface TenantWall {
  /**
   * `role`: stores use their own role; `owner`: no role could be created, so the policies apply to the table owner too.
   */
  bound: 'role' | 'owner';
  /** Whether the database user is a superuser, which no policy restricts outside the stores. */
  superuser: boolean;
}

export interface Database {
  url: string;
  /** For data without an organization: identity, installation, migrations. */
  db: Db;
  /** Sees and writes only rows of that organization. A single query takes one round trip. */
  tenant: Within;
  /**
   * Returns the JSON of a named statement in that organization, whose placeholder is `organization`; null: no row.
   * Whoever asks the same while it is read shares the read that follows (decision 083).
   */
  readJson: AskJson;
  /** Like `db`, for the few transactions that use both identity tables and an organization's rows. */
  withIdentity: Within;
  /** Reports whose sessions or memberships any node changed. */
  watchAccess: AccessChanges['watch'];
  wall(): Promise<TenantWall>;
  close(): Promise<void>;
}

const migrationsFolder = join(import.meta.dirname, 'migrations');
const migrationLock = 4_217_001;
const connections = { identity: 12, tenant: 8 };

/** Updates the schema; if several nodes start at once, one migrates and the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await client`select pg_advisory_lock(${migrationLock})`;
    await migrate(drizzle(client), { migrationsFolder });
    await client`select settle_tenant_wall()`;
  } finally {
    await client.end();
  }
}

export function openDatabase(url: string): Database {
  const access = openAccessChanges(url);
  const client = postgres(url, {
    max: connections.identity,
    connect_timeout: 10,
    connection: { client_min_messages: 'notice' },
    onnotice: access.onNotice,
    backoff: reconnectDelay,
  });
  let lanes: Promise<TenantLanes> | null = null;

  const wall = async (): Promise<TenantWall> => {
    const [row] = await client<{ bound: boolean; superuser: boolean }[]>`
      select can_take_tenant_role() as bound, rolsuper as superuser from pg_roles where rolname = current_user`;
    return { bound: row?.bound === true ? 'role' : 'owner', superuser: row?.superuser === true };
  };
  const openLanes = async (): Promise<TenantLanes> =>
    openTenantLanes(url, {
      role: (await wall()).bound === 'role' ? 'dealwright_tenant' : null,
      size: connections.tenant,
    });
  const ready = (): Promise<TenantLanes> => {
    lanes ??= openLanes().catch((error: unknown) => {
      lanes = null;
      throw error;
    });
    return lanes;
  };

  const share = shareReads();
  const askJson: AskJson = async (organizationId, statement, values = {}) =>
    (await ready()).json(organizationId, statement, { organization: organizationId, ...values });

  return {
    url,
    db: drizzle(client),
    watchAccess: access.watch,
    wall,
    tenant: async (organizationId, work) => (await ready()).run(organizationId, work),
    readJson: (organizationId, statement, values = {}) =>
      share(`${organizationId} ${JSON.stringify(values)} ${statement.text}`, () =>
        askJson(organizationId, statement, values),
      ),
    withIdentity: async (organizationId, work) => {
      const outcome = await client.begin(async (transaction) => {
        const bound = transaction`select set_config('app.organization_id', ${organizationId}, true)`;
        bound.execute();
        const scoped = drizzle(Object.assign(transaction, { options: client.options }) as object as postgres.Sql);
        const [result] = await Promise.all([work(scoped), bound]);
        return { result };
      });
      return outcome.result;
    },
    close: async () => {
      await Promise.all([client.end({ timeout: 5 }), lanes?.then((opened) => opened.close())]);
    },
  };
}
