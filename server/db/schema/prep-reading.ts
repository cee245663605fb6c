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
import type { Brief, SectionKey } from '#contract/brief.ts';
import type { Anchor, Thumb } from '#contract/brief-marks.ts';
import type { Source } from '#contract/evidence.ts';
import { user } from './identity.ts';
import { prepSessions } from './prep.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const key = () => ({ organizationId: text('organization_id').notNull(), prepId: uuid('prep_id').notNull() });
const person = (name: string) => text(name).references(() => user.id, { onDelete: 'set null' });

/** The brief before a refresh: shown while the refresh runs, restored if it fails, compared if it succeeds. */
export const prepVersions = pgTable(
  'prep_versions',
  {
    ...key(),
    number: integer().notNull(),
    brief: jsonb()
      .$type<Omit<Brief, 'sources' | 'currentDiscQuestions' | 'futureDiscQuestions' | 'ledger'>>()
      .notNull(),
    /** Includes their stored text. */
    sources: jsonb().$type<Source[]>().notNull(),
    endedAt: instant('ended_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.prepId, table.number] }),
    foreignKey({
      columns: [table.organizationId, table.prepId],
      foreignColumns: [prepSessions.organizationId, prepSessions.id],
    }).onDelete('cascade'),
  ],
);

/** Marks on one sentence. `anchor` finds the sentence again after a refresh or replaces it. */
export const prepMarks = pgTable(
  'prep_marks',
  {
    ...key(),
    key: text().notNull(),
    section: text().$type<SectionKey>().notNull(),
    anchor: jsonb().$type<Anchor>().notNull(),
    pinned: boolean().notNull().default(false),
    hidden: boolean().notNull().default(false),
    wrong: boolean().notNull().default(false),
    thumb: text().$type<Thumb>(),
    editedText: text('edited_text'),
    editedBy: person('edited_by'),
    editedAt: instant('edited_at'),
    updatedBy: person('updated_by'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.prepId, table.key] }),
    foreignKey({
      columns: [table.organizationId, table.prepId],
      foreignColumns: [prepSessions.organizationId, prepSessions.id],
    }).onDelete('cascade'),
  ],
);

/** A member's own note on a section or the whole brief. */
export const prepNotes = pgTable(
  'prep_notes',
  {
    ...key(),
    id: uuid().notNull(),
    section: text().$type<SectionKey>(),
    text: text().notNull(),
    userId: person('user_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.prepId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.prepId],
      foreignColumns: [prepSessions.organizationId, prepSessions.id],
    }).onDelete('cascade'),
  ],
);

/** A link that shows a brief to anyone who has it; only the token's hash is stored. */
export const prepShares = pgTable(
  'prep_shares',
  {
    ...key(),
    id: uuid().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdBy: person('created_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('prep_shares_token').on(table.organizationId, table.tokenHash),
    index('prep_shares_prep').on(table.organizationId, table.prepId),
    foreignKey({
      columns: [table.organizationId, table.prepId],
      foreignColumns: [prepSessions.organizationId, prepSessions.id],
    }).onDelete('cascade'),
  ],
);
