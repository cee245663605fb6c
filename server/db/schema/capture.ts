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
  uuid,
} from 'drizzle-orm/pg-core';
import type { CaptureMode, Channel, ConsentPolicy } from '#contract/capture.ts';
import { discoverySessions } from './discovery.ts';
import { organization, user } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** How an organization captures calls; without a row the strictest stands. */
export const captureSettings = pgTable('capture_settings', {
  organizationId: text('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  consent: text().$type<ConsentPolicy>().notNull(),
  browserRecognition: boolean('browser_recognition').notNull(),
  vocabulary: jsonb().$type<string[]>().notNull().default([]),
  /** Days after which what was said in a call is deleted; null: with its session alone. */
  keepDays: integer('keep_days'),
});

/** Who began to capture a call, when, and under which word to the others on it. */
export const captures = pgTable(
  'captures',
  {
    organizationId: text('organization_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    id: uuid().notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    mode: text().$type<CaptureMode>().notNull(),
    /** What the organization asked for when it began. */
    consent: text().$type<ConsentPolicy>().notNull(),
    startedAt: instant('started_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.sessionId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.sessionId],
      foreignColumns: [discoverySessions.organizationId, discoverySessions.id],
    }).onDelete('cascade'),
  ],
);

/** That a piece of a call was written down; never its sound. Its words are the line of the same id. */
export const capturedPieces = pgTable(
  'captured_pieces',
  {
    organizationId: text('organization_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    id: uuid().notNull(),
    captureId: uuid('capture_id').notNull(),
    channel: text().$type<Channel>().notNull(),
    side: text().$type<'rep' | 'prospect'>().notNull(),
    number: integer().notNull(),
    atMs: integer('at_ms').notNull(),
    durationMs: integer('duration_ms').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.sessionId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.sessionId, table.captureId],
      foreignColumns: [captures.organizationId, captures.sessionId, captures.id],
    }).onDelete('cascade'),
    index('captured_pieces_number').on(
      table.organizationId,
      table.sessionId,
      table.captureId,
      table.channel,
      table.number,
    ),
    index('captured_pieces_moment').on(table.organizationId, table.sessionId, table.atMs),
  ],
);
