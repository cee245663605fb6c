import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organization } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Exports of whole organizations; `parts` are the files of the ZIP, in order. */
export const organizationExports = pgTable(
  'organization_exports',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    requestedBy: text('requested_by').notNull(),
    byName: text('by_name').notNull(),
    state: text()
      .$type<'waiting' | 'running' | 'ready' | 'canceled' | 'failed' | 'expired'>()
      .notNull()
      .default('waiting'),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    parts: text().array().notNull().default([]),
    problem: text().notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('organization_exports_recent').on(table.organizationId, table.createdAt.desc()),
  ],
);
