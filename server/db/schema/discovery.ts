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
import type { CorrectedWord } from '#contract/corrected-word.ts';
import type { PreparedQuestion, SessionStatus, Speaker } from '#contract/discovery.ts';
import type { StoredFields } from '#contract/discovery-fields.ts';
import type { SessionLine } from '#contract/session-lines.ts';
import { organization, user } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export interface KeptPromise {
  lineId: string;
  text: string;
}

/** A discovery session: its prospect, fields and progress. */
export const discoverySessions = pgTable(
  'discovery_sessions',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    requestId: text('request_id'),
    /** The prep it was started from, which may be deleted. */
    prepId: uuid('prep_id'),
    status: text().$type<SessionStatus>().notNull().default('draft'),
    stage: integer().notNull().default(1),
    /** By the stored field names in contract/discovery-fields.ts. */
    fields: jsonb().$type<StoredFields>().notNull().default({}),
    questions: jsonb().$type<PreparedQuestion[]>().notNull().default([]),
    speakers: jsonb().$type<Speaker[]>().notNull().default([]),
    /** Names from the invitation of its prep. */
    attendees: jsonb().$type<string[]>().notNull().default([]),
    writers: jsonb().$type<string[]>().notNull().default([]),
    /** Promises marked as kept, by line and text. */
    keptPromises: jsonb('kept_promises').$type<KeptPromise[]>().notNull().default([]),
    /** How words of the call are spelled since somebody corrected them in all its lines. */
    spellings: jsonb().$type<CorrectedWord[]>().notNull().default([]),
    /** Start of capture or of the first typed line; null if only prefilled. */
    beganAt: instant('began_at'),
    /** When someone ended the call; null while it goes on. */
    endedAt: instant('ended_at'),
    /** When the transcript was deleted under the retention setting; null if it was not. */
    wordsDeletedAt: instant('words_deleted_at'),
    /** When the session was charged. */
    chargedAt: instant('charged_at'),
    /** Lines stored so far, including removed ones. */
    lineCount: integer('line_count').notNull().default(0),
    /** Increases with every write (see the trigger); readers treat higher numbers as unseen. */
    revision: integer().notNull().default(0),
    /** Lines up to this revision were passed to the listener (hear-lines.ts). */
    heardRevision: integer('heard_revision').notNull().default(0),
    /** Lease of the listener working on lines; null: none. */
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

/** Lines said and noted, one row each. A removed line keeps its row without its text. */
export const discoveryLines = pgTable(
  'discovery_lines',
  {
    organizationId: text('organization_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    id: uuid().notNull(),
    kind: text().$type<SessionLine['kind']>().notNull(),
    speakerId: text('speaker_id'),
    atMs: integer('at_ms'),
    endMs: integer('end_ms'),
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
