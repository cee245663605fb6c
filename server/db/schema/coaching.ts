import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CoachCard, Verbosity } from '#contract/coach-cards.ts';
import type { HeardField, ShownCard, Suggestion } from '#contract/coaching.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { discoverySessions } from './discovery.ts';
import { organization, user } from './identity.ts';

/** What somebody told the coach, at this second of the call: lines and these together give the same cards again. */
export type CoachWish =
  | { kind: 'help'; at: number }
  /** `wallUntil`: the same moment by the server's clock, ISO 8601. */
  | { kind: 'snooze'; at: number; until: number; wallUntil: string }
  | { kind: 'verbosity'; at: number; verbosity: Verbosity };

const ofSession = () => ({
  organizationId: text('organization_id').notNull(),
  sessionId: uuid('session_id').notNull(),
});

/** How far the coach of a session came. */
export const coachedSessions = pgTable(
  'coached_sessions',
  {
    ...ofSession(),
    /** Counts what was taken up: a node whose memory is older hears the stored lines once more. */
    version: integer().notNull().default(0),
    wishes: jsonb().$type<CoachWish[]>().notNull().default([]),
    /** Which side each speaker was on when the call was heard: where that changes, it is heard once more. */
    sides: text().notNull().default('[]'),
    /** Questions that the coach ticked off: one that a person ticks on again stays so. */
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

/** Cards that were shown in a session. */
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

/** What a call said of a field, and what became of it. */
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

/** How each person wants the coach. */
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

/** Cards that admins wrote for their organization's calls. */
export const ownCards = pgTable(
  'coach_own_cards',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    kind: text().$type<OwnCard['kind']>().notNull(),
    trigger: text().$type<OwnCard['trigger']>().notNull(),
    words: jsonb().$type<string[]>().notNull(),
    say: text().notNull(),
    ask: text().notNull(),
    on: boolean('is_on').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
