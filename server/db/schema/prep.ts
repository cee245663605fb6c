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
import { sql } from 'drizzle-orm';
import type { Question, Section, SectionKey, Timings, Writer } from '#contract/brief.ts';
import type { Claim, Evidence, SourceKind } from '#contract/evidence.ts';
import type { PrepFailure, PrepStatus, PrepStep, RunKind } from '#contract/prep.ts';
import { organization, user } from './identity.ts';

/** A ledger entry plus what the writing rules need. */
export type StoredEvidence = Evidence & { finding?: unknown; part?: string };

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A prep: its prospect, the state of its run and its result. */
export const prepSessions = pgTable(
  'prep_sessions',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    requestId: text('request_id'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text().notNull(),
    roleTitle: text('role_title').notNull(),
    linkedIn: text('linked_in').notNull(),
    companyName: text('company_name').notNull(),
    companyDomain: text('company_domain'),
    prospWebUrl: text('prosp_web_url').notNull(),
    industryType: text('industry_type').notNull(),
    companySize: text('company_size').notNull(),
    urgencyLevel: text('urgency_level').notNull(),
    status: text().$type<PrepStatus>().notNull().default('queued'),
    /** The run that may write; an outdated run finds another id here and stops. */
    runId: uuid('run_id'),
    steps: jsonb().$type<PrepStep[]>().notNull().default([]),
    failure: jsonb().$type<PrepFailure>(),
    questions: jsonb().$type<Question[]>().notNull().default([]),
    timings: jsonb().$type<Timings>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    /** When the meeting takes place, ISO 8601; empty if unknown. */
    meetingAt: text('meeting_at').notNull().default(''),
    /** Names from the meeting's invitation. */
    attendees: jsonb().$type<string[]>().notNull().default([]),
    /** Increases with every write of a run; readers treat higher numbers as unseen. */
    revision: integer().notNull().default(0),
    runKind: text('run_kind').$type<RunKind>().notNull().default('first'),
    /** The section written by a run of kind `section`. */
    runSection: text('run_section').$type<SectionKey>(),
    /** Id of the run's charge in the usage ledger; null: the prep's own id. */
    chargeId: uuid('charge_id'),
    /** When it moved to the trash; only the trash's own queries see such rows (see the table's policy). */
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by').references(() => user.id, { onDelete: 'set null' }),
    /** When the current brief was finished; null until there is one. */
    readyAt: instant('ready_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('prep_sessions_request').on(table.organizationId, table.requestId),
    index('prep_sessions_recent').on(table.organizationId, table.createdAt.desc()),
  ],
);

export const prepSections = pgTable(
  'prep_sections',
  {
    organizationId: text('organization_id').notNull(),
    prepId: uuid('prep_id').notNull(),
    key: text().$type<SectionKey>().notNull(),
    status: text().$type<Section['status']>().notNull(),
    claims: jsonb().$type<Claim[]>().notNull().default([]),
    error: text(),
    writtenBy: text('written_by').$type<Writer>(),
    revision: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.prepId, table.key] }),
    foreignKey({
      columns: [table.organizationId, table.prepId],
      foreignColumns: [prepSessions.organizationId, prepSessions.id],
    }).onDelete('cascade'),
  ],
);

/** Evidence behind a brief, so that a section can be rewritten without reading the site again. */
export const prepLedgers = pgTable(
  'prep_ledgers',
  {
    organizationId: text('organization_id').notNull(),
    prepId: uuid('prep_id').notNull(),
    entries: jsonb().$type<StoredEvidence[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.prepId] }),
    foreignKey({
      columns: [table.organizationId, table.prepId],
      foreignColumns: [prepSessions.organizationId, prepSessions.id],
    }).onDelete('cascade'),
  ],
);

/** A model's results and cost per prep run; runs without a model have no row. */
export const prepModelRuns = pgTable(
  'prep_model_runs',
  {
    organizationId: text('organization_id').notNull(),
    prepId: uuid('prep_id').notNull(),
    runId: uuid('run_id').notNull(),
    endedAt: instant('ended_at').notNull().defaultNow(),
    model: text().notNull(),
    calls: integer().notNull(),
    ms: integer().notNull(),
    /** Null if the provider reports no tokens. */
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    inputCharacters: integer('input_characters').notNull(),
    outputCharacters: integer('output_characters').notNull(),
    said: integer().notNull(),
    kept: integer().notNull(),
    refused: jsonb().$type<Record<string, number>>().notNull(),
    written: jsonb().$type<string[]>().notNull(),
    /** Sentences for admins on why rules wrote instead. */
    notes: jsonb().$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.prepId, table.runId] }),
    foreignKey({
      columns: [table.organizationId, table.prepId],
      foreignColumns: [prepSessions.organizationId, prepSessions.id],
    }).onDelete('cascade'),
    index('prep_model_runs_recent').on(table.organizationId, table.endedAt.desc()),
  ],
);

/** Sources read by a run, with the stored text that quotes are verified against. */
export const prepSources = pgTable(
  'prep_sources',
  {
    organizationId: text('organization_id').notNull(),
    prepId: uuid('prep_id').notNull(),
    id: text().notNull(),
    kind: text().$type<SourceKind>().notNull(),
    title: text().notNull(),
    url: text(),
    fetchedAt: instant('fetched_at').notNull(),
    text: text().notNull(),
    /** The item of the organization's content that it is a passage of. */
    contentId: uuid('content_id'),
    /** It is for the seller's own people; follows what is said of its item, also after that is deleted. */
    teamOnly: boolean('team_only').notNull().default(false),
    revision: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.prepId, table.id] }),
    index('prep_sources_content')
      .on(table.organizationId, table.contentId)
      .where(sql`${table.contentId} is not null`),
    foreignKey({
      columns: [table.organizationId, table.prepId],
      foreignColumns: [prepSessions.organizationId, prepSessions.id],
    }).onDelete('cascade'),
  ],
);
