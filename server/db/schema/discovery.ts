import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PreparedQuestion, SessionStatus, Speaker } from '#contract/discovery.ts';
import type { StoredFields } from '#contract/discovery-fields.ts';
import type { SessionLine } from '#contract/session-lines.ts';
import { organization, user } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export interface KeptPromise {
  lineId: string;
  text: string;
}

/** One discovery session: whom it is with, what its fields hold and how far it came. */
export const discoverySessions = pgTable(
  'discovery_sessions',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    requestId: text('request_id'),
    /** The preparation that it was started from, which may be gone. */
    prepId: uuid('prep_id'),
    status: text().$type<SessionStatus>().notNull().default('draft'),
    stage: integer().notNull().default(1),
    /** By the stored field names of contract/discovery-fields.ts. */
    fields: jsonb().$type<StoredFields>().notNull().default({}),
    questions: jsonb().$type<PreparedQuestion[]>().notNull().default([]),
    speakers: jsonb().$type<Speaker[]>().notNull().default([]),
    writers: jsonb().$type<string[]>().notNull().default([]),
    /** Promises of the call that somebody ticked off, by their line and their words. */
    keptPromises: jsonb('kept_promises').$type<KeptPromise[]>().notNull().default([]),
    /** Capture or the first own word; null: nothing but what was prefilled. */
    beganAt: instant('began_at'),
    /** When what was said was deleted for its age; null: it was not. */
    wordsDeletedAt: instant('words_deleted_at'),
    /** When it was charged for good. */
    chargedAt: instant('charged_at'),
    /** Lines stored so far; removed ones count. */
    lineCount: integer('line_count').notNull().default(0),
    /** Counts every write (see the trigger): what carries a higher number than a reader has seen is new to them. */
    revision: integer().notNull().default(0),
    /** Lines up to this revision were handed to whoever listens (hear-lines.ts). */
    heardRevision: integer('heard_revision').notNull().default(0),
    /** A listener works on lines until then at most; null: none does. */
    heardUntil: instant('heard_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('discovery_sessions_request').on(table.organizationId, table.requestId),
    index('discovery_sessions_recent').on(table.organizationId, table.createdAt.desc()),
  ],
);

/** What was said and noted, one row a line. A removed one keeps its place without its words. */
export const discoveryLines = pgTable(
  'discovery_lines',
  {
    organizationId: text('organization_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    id: uuid().notNull(),
    kind: text().$type<SessionLine['kind']>().notNull(),
    speakerId: text('speaker_id'),
    atMs: integer('at_ms'),
    text: text().notNull(),
    authorId: text('author_id').references(() => user.id, { onDelete: 'set null' }),
    origin: text().$type<SessionLine['origin']>().notNull(),
    number: integer().notNull(),
    revision: integer().notNull(),
    removed: boolean().notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.sessionId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.sessionId],
      foreignColumns: [discoverySessions.organizationId, discoverySessions.id],
    }).onDelete('cascade'),
    index('discovery_lines_revision').on(table.organizationId, table.sessionId, table.revision),
  ],
);
