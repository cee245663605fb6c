import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type postgres from 'postgres';

const migrationsFolder = join(import.meta.dirname, 'migrations');

/** The hashes of this version's migrations, the oldest first. */
export function ownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

/**
 * Brings an empty database to where its first `count` migrations leave it, on the given connection, so that the caller's
 * transaction holds it all. Later migrations are applied by `migrateDatabase`, as on any earlier version's database.
 */
export async function applyMigrations(sql: postgres.Sql, count: number): Promise<void> {
  await sql.unsafe('create schema if not exists drizzle');
  await sql.unsafe(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const migration of readMigrationFiles({ migrationsFolder }).slice(0, count)) {
    for (const statement of migration.sql) await sql.unsafe(statement);
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`;
  }
}
