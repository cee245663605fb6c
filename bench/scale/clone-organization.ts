import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/open-database.ts';

/** Tables cloned for an organization; each has the organization first in its key, so only that column changes. */
const cloned = [
  'prep_sessions',
  'discovery_sessions',
  'solutions',
  'content_items',
  'content_passages',
  'content_terms',
  'content_index',
] as const;

/**
 * Creates organizations `from` to `to` (inclusive numbers), each with the given one's rows: for size, without people.
 */
export async function cloneOrganization(
  { db }: Database,
  organizationId: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await db.execute(sql`insert into organization (id, name, slug, created_at)
    select 'clone-' || n, 'Clone ' || n, 'clone-' || n, now() from generate_series(${from}::int, ${to}::int) n`);
  for (const table of cloned) {
    const columns = await db.execute<{ name: string }>(sql`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`);
    const names = columns.map(({ name }) => `"${name}"`);
    const values = columns.map(({ name }) => (name === 'organization_id' ? "'clone-' || n" : `t."${name}"`));
    await db.execute(sql`insert into ${sql.identifier(table)} (${sql.raw(names.join(', '))})
      select ${sql.raw(values.join(', '))} from ${sql.identifier(table)} t, generate_series(${from}::int, ${to}::int) n
      where t.organization_id = ${organizationId}`);
  }
  await db.execute(sql`vacuum analyze`);
}
