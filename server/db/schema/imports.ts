import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ImportField, SessionImport } from '#contract/imports.ts';
import { organization } from './identity.ts';

/** Imports of prospects and sessions. The file is kept until the import ends. */
export const sessionImports = pgTable(
  'session_imports',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    requestedBy: text('requested_by').notNull(),
    byName: text('by_name').notNull(),
    fileName: text('file_name').notNull(),
    csv: text().notNull(),
    mapping: jsonb().$type<(ImportField | null)[]>().notNull(),
    state: text().$type<SessionImport['state']>().notNull().default('waiting'),
    done: integer().notNull().default(0),
    total: integer().notNull(),
    made: integer().notNull().default(0),
    duplicates: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    problems: jsonb().$type<SessionImport['problems']>().notNull().default([]),
    problem: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('session_imports_recent').on(table.organizationId, table.createdAt.desc()),
  ],
);
