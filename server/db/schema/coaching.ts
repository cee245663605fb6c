import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CardSpeaker, CoachCard, Verbosity } from '#contract/coach-cards.ts';
import type { HeardField, ShownCard, Suggestion } from '#contract/coaching.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { discoverySessions } from './discovery.ts';
import { organization, user } from './identity.ts';

/** What someone told the coach at a second of the call; replaying lines and wishes yields the same cards. */
export type CoachWish =
  | { kind: 'help'; at: number }
  /** `wallUntil`: the same time on the server's clock, ISO 8601. */
  | { kind: 'snooze'; at: number; until: number; wallUntil: string }
  | { kind: 'verbosity'; at: number; verbosity: Verbosity };

const ofSession = () => ({
  organizationId: text('organization_id').notNull(),
  sessionId: uuid('session_id').notNull(),
});

/** Progress of the coach in a session. */
export const coachedSessions = pgTable(
  'coached_sessions',
  {
    ...ofSession(),
    /** Counts changes: a node with an older state in memory replays the stored lines. */
    version: integer().notNull().default(0),
    wishes: jsonb().$type<CoachWish[]>().notNull().default([]),
    /** Side of each speaker when the call was processed; a change triggers a replay. */
    sides: text().notNull().default('[]'),
    /** Questions the coach checked off; if a person unchecks one, it stays unchecked. */
    ticked: jsonb().$type<string[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.sessionId] }),
    foreignKey({
      columns: [table.organizationId, table.sessionId],
      foreignColumns: [discoverySessions.organizationId, discoverySessions.id],
    }).onDelete('cascade'),
  ],
);

/** Cards shown in a session. */
export const coachCards = pgTable(
  'coach_cards',
  {
    ...ofSession(),
    id: text().notNull(),
    lineId: uuid('line_id').notNull(),
    card: jsonb().$type<CoachCard>().notNull(),
    state: text().$type<ShownCard['state']>().notNull().default('shown'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.sessionId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.sessionId],
      foreignColumns: [discoverySessions.organizationId, discoverySessions.id],
    }).onDelete('cascade'),
  ],
);

/** What a call suggested for a field, and its outcome. */
export const coachSuggestions = pgTable(
  'coach_suggestions',
  {
    ...ofSession(),
    field: text().$type<HeardField>().notNull(),
    lineId: uuid('line_id').notNull(),
    text: text().notNull(),
    state: text().$type<Suggestion['state']>().notNull().default('open'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.sessionId, table.field, table.lineId] }),
    foreignKey({
      columns: [table.organizationId, table.sessionId],
      foreignColumns: [discoverySessions.organizationId, discoverySessions.id],
    }).onDelete('cascade'),
  ],
);

/** Coach settings per person. */
export const coachSettings = pgTable(
  'coach_settings',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    verbosity: text().$type<Verbosity>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

/** Cards that admins wrote for their organization. */
export const ownCards = pgTable(
  'coach_own_cards',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    kind: text().$type<OwnCard['kind']>().notNull(),
    trigger: text().$type<OwnCard['trigger']>().notNull(),
    saidBy: text('said_by').$type<CardSpeaker>().notNull().default('prospect'),
    words: jsonb().$type<string[]>().notNull(),
    say: text().notNull(),
    ask: text().notNull(),
    /** The item of content that proves it, which may have been deleted since. */
    proofId: uuid('proof_id'),
    on: boolean('is_on').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
