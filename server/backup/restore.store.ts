import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getConstructionPlans } from 'pg-boss';
import postgres from 'postgres';
import { applyMigrations, ownMigrations } from '#server/db/apply-migrations.ts';
import type { BackupHead, Sequences } from './backup-head.ts';
import { quoted } from './backup.store.ts';

/** Key under which a database stores which restore it came from; see pending-restore.ts. */
export const restoredKey = 'restored';

/** The pg-boss tables with pending and finished jobs; the others are its own statistics. */
const jobTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'].map((name) => `pgboss.${name}`);
const kept = (table: string): boolean => table.startsWith('public.') || jobTables.includes(table);

/** Thrown before anything is changed; `message` is for the operator. */
export class RestoreRefused extends Error {}

export interface RestoreTarget {
  /** Adds rows in COPY format. Skips columns that this version's job tables no longer have. */
  addRows(table: string, rows: Buffer): Promise<void>;
  setSequences(sequences: Sequences): Promise<void>;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Returns what the database contains: nothing, an unused Dealwright, a used one, or something else. */
export async function stateOfTarget(url: string): Promise<'new' | 'empty' | 'used' | 'foreign'> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [found] = await client<{ tables: number; ours: boolean }[]>`
      select (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as tables,
        to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('public.installation') is not null as ours`;
    if (found === undefined || found.tables === 0) return 'new';
    if (!found.ours) return 'foreign';
    const [used] = await client<{ used: boolean }[]>`
      select exists (select 1 from public."user") or exists (select 1 from public.organization) as used`;
    return used?.used === true ? 'used' : 'empty';
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** Returns how many product nodes are connected to the database. */
export async function nodesOn(url: string): Promise<number> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const [row] = await client<{ nodes: number }[]>`
      select count(distinct coalesce(client_addr::text, '') || application_name)::int as nodes from pg_stat_activity
      where datname = current_database() and application_name = 'dealwright-jobs'`;
    return row?.nodes ?? 0;
  } finally {
    await client.end({ timeout: 5 });
  }
}

/**
 * Returns how many of this version's migrations a backup includes. Throws RestoreRefused if a later version made it.
 */
export function migrationsOf(head: BackupHead): number {
  const own = ownMigrations();
  if (head.migrations.every((hash, at) => own[at] === hash)) return head.migrations.length;
  throw new RestoreRefused(
    `This backup was made by Dealwright ${head.version} with a newer database than this version knows. ` +
      'Restore it with that version or a later one. Nothing was changed.',
  );
}

async function buildEmpty(sql: postgres.Sql, head: BackupHead): Promise<void> {
  for (const schema of ['pgboss', 'drizzle', 'public']) await sql.unsafe(`drop schema if exists ${schema} cascade`);
  await sql.unsafe('create schema public');
  await sql.unsafe('grant usage on schema public to public');
  await applyMigrations(sql, migrationsOf(head));
  // The plans contain their own BEGIN and COMMIT; this transaction replaces them.
  await sql.unsafe(
    getConstructionPlans('pgboss')
      .replace(/^\s*BEGIN;/, '')
      .replace(/COMMIT;\s*$/, ''),
  );
}

/** Drops constraints, since rows arrive in any order; restoring them at the end checks all rows. */
async function liftRules(sql: postgres.Sql): Promise<ForeignKey[]> {
  const keys = await sql<ForeignKey[]>`
    select n.nspname || '.' || c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname in ('public', 'pgboss')`;
  for (const { table, name } of keys) await sql.unsafe(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  const tables = await sql<{ table: string; forced: boolean }[]>`
    select 'public.' || relname as "table", relforcerowsecurity as forced from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
  for (const { table, forced } of tables) {
    await sql.unsafe(`alter table ${quoted(table)} disable trigger user`);
    if (forced) await sql.unsafe(`alter table ${quoted(table)} no force row level security`);
    // A migration may have inserted rows that the backup also contains.
    await sql.unsafe(`truncate ${quoted(table)}`);
  }
  return [...keys];
}

async function putRulesBack(sql: postgres.Sql, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await sql.unsafe(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
  const tables = await sql<{ table: string }[]>`
    select 'public.' || relname as "table" from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
  for (const { table } of tables) await sql.unsafe(`alter table ${quoted(table)} enable trigger user`);
  await sql`select settle_tenant_wall()`;
}

/** Keeps only some columns of COPY lines; a tab inside a value is escaped as \t. */
function withColumns(rows: Buffer, columns: readonly number[]): Buffer {
  const lines = rows.toString('utf8').split('\n').slice(0, -1);
  const cut = lines.map((line) => {
    const cells = line.split('\t');
    return columns.map((at) => cells[at] ?? '\\N').join('\t');
  });
  return Buffer.from(`${cut.join('\n')}\n`);
}

/**
 * Rebuilds the database from a backup in one transaction, so that an interruption leaves it unchanged. `fill` adds the
 * rows; `id` is stored under `restoredKey`.
 */
export async function rebuildDatabase(
  url: string,
  head: BackupHead,
  id: string,
  fill: (target: RestoreTarget) => Promise<void>,
): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: 'dealwright-restore' } });
  try {
    await client.begin(async (transaction) => {
      const sql = transaction as object as postgres.Sql;
      await sql`set local statement_timeout = 0`;
      await sql`set local client_min_messages = warning`;
      await buildEmpty(sql, head);
      const keys = await liftRules(sql);
      const known = await sql<{ table: string; columns: string[] }[]>`
        select n.nspname || '.' || c.relname as "table", array_agg(a.attname::text) as columns
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') group by n.nspname, c.relname`;
      const columnsOf = new Map(known.map(({ table, columns }) => [table, new Set(columns)]));
      const given = new Map(head.tables.map(({ table, columns }) => [table, columns]));
      await fill({
        async addRows(table, rows) {
          if (!kept(table)) return;
          const all = given.get(table) ?? [];
          const own = columnsOf.get(table);
          if (own === undefined) throw new Error(`The backup holds ${table}, which its own migrations do not make`);
          const taken = all.flatMap((column, at) => (own.has(column) ? [at] : []));
          const names = taken.map((at) => quoted(all[at] ?? '')).join(', ');
          const bytes = taken.length === all.length ? rows : withColumns(rows, taken);
          const copy = await sql.unsafe(`copy ${quoted(table)} (${names}) from stdin`).writable();
          await pipeline(Readable.from([bytes]), copy);
        },
        async setSequences(sequences) {
          for (const [name, { value, called }] of Object.entries(sequences))
            if (!name.startsWith('drizzle.'))
              await sql`select setval(to_regclass(${quoted(name)}), ${value}::bigint, ${called})`;
        },
      });
      await sql`insert into public.installation (key, value) values (${restoredKey}, ${id})
        on conflict (key) do update set value = excluded.value`;
      await putRulesBack(sql, keys);
    });
  } finally {
    await client.end({ timeout: 5 });
  }
}
