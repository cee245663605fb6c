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

/** How an organization captures calls; without a row, the strictest settings apply. */
export const captureSettings = pgTable('capture_settings', {
  organizationId: text('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  consent: text().$type<ConsentPolicy>().notNull(),
  browserRecognition: boolean('browser_recognition').notNull(),
  vocabulary: jsonb().$type<string[]>().notNull().default([]),
  /** Days to keep a transcript; null keeps it until its session is deleted. */
  keepDays: integer('keep_days'),
});

/** Who started capturing a call, when, and what the other participants were told. */
export const captures = pgTable(
  'captures',
  {
    organizationId: text('organization_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    id: uuid().notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    mode: text().$type<CaptureMode>().notNull(),
    /** Consent the organization required at that time. */
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

/** Records that a piece of a call was transcribed, never its audio. Its text is the line with the same id. */
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
