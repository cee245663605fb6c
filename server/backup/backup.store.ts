import postgres from 'postgres';
import type { Sequences } from './backup-head.ts';

/** Approximate size of a chunk of rows. */
const pieceBytes = 4 * 1024 * 1024;
const newline = 10;

export interface BackupTable {
  /** 'schema.name'. */
  table: string;
  columns: string[];
  /** Whether row-level security applies even to this database user, so that rows are visible only per organization. */
  walled: boolean;
}

/** A consistent snapshot of the database, unaffected by concurrent writes. */
export interface Snapshot {
  at: string;
  postgres: string;
  migrations: string[];
  tables: BackupTable[];
  sequences(): Promise<Sequences>;
  /** Returns the rows of a table in COPY format, in whole lines. */
  rows(table: BackupTable): AsyncIterable<Buffer>;
}

/** Thrown if a backup would be incomplete; `message` is for the operator. */
export class BackupRefused extends Error {}

const schemas = ['public', 'drizzle', 'pgboss'];

export const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    kept.push(chunk);
    size += chunk.length;
    if (size < pieceBytes) continue;
    const whole = Buffer.concat(kept);
    const end = whole.lastIndexOf(newline) + 1;
    if (end === 0) continue;
    yield whole.subarray(0, end);
    kept = [whole.subarray(end)];
    size = whole.length - end;
  }
  if (size > 0) yield Buffer.concat(kept);
}

async function listTables(sql: postgres.Sql): Promise<BackupTable[]> {
  const rows = await sql<BackupTable[]>`
    select n.nspname || '.' || c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns,
      row_security_active(c.oid) as walled
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ${sql(schemas)} and c.relkind in ('r', 'p') and not c.relispartition
    group by c.oid, n.nspname, c.relname order by 1`;
  return [...rows];
}

/** Runs `work` with a snapshot of the database. Throws BackupRefused. */
export async function withSnapshot<T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const client = postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: 'dealwright-backup' } });
  try {
    const outcome = await client.begin('isolation level repeatable read read only', async (transaction) => {
      const sql = transaction as object as postgres.Sql;
      await sql`set local statement_timeout = 0`;
      const tables = await listTables(sql);
      await sql`select set_config('app.trash', 'on', true)`;
      if (!tables.some(({ table }) => table === 'drizzle.__drizzle_migrations'))
        throw new BackupRefused('This database has no Dealwright data yet: there’s nothing to back up.');
      const migrations = await sql<
        { hash: string }[]
      >`select hash from drizzle.__drizzle_migrations order by created_at`;
      const [server] = await sql<{ at: Date; version: string }[]>`
        select now() as at, current_setting('server_version') as version`;
      const snapshot: Snapshot = {
        at: server?.at.toISOString() ?? '',
        postgres: server?.version ?? '',
        migrations: migrations.map(({ hash }) => hash),
        tables,
        async sequences() {
          const found = await sql<{ name: string }[]>`
            select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where c.relkind = 'S' and n.nspname in ${sql(schemas)} order by 1`;
          const sequences: Sequences = {};
          for (const { name } of found) {
            const [row] = await sql.unsafe<{ value: string; called: boolean }[]>(
              `select last_value::text as value, is_called as called from ${quoted(name)}`,
            );
            if (row !== undefined) sequences[name] = { value: row.value, called: row.called };
          }
          return sequences;
        },
        async *rows({ table, columns, walled }) {
          const selected = columns.map(quoted).join(', ');
          const copy = `copy (select ${selected} from ${quoted(table)}) to stdout`;
          const standings = walled ? await sql<{ id: string }[]>`select id from public.organization` : [{ id: '' }];
          for (const { id } of standings) {
            await sql`select set_config('app.organization_id', ${id}, true)`;
            yield* inPieces((await sql.unsafe(copy).readable()) as AsyncIterable<Buffer>);
          }
        },
      };
      return { result: await work(snapshot) };
    });
    return outcome.result;
  } finally {
    await client.end({ timeout: 5 });
  }
}
