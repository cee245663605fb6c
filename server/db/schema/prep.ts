import {
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
import type { Question, Section, SectionKey, Timings, Writer } from '#contract/brief.ts';
import type { Claim, Evidence, SourceKind } from '#contract/evidence.ts';
import type { PrepFailure, PrepStatus, PrepStep, RunKind } from '#contract/prep.ts';
import { organization, user } from './identity.ts';

/** An entry of the ledger with what the rules that write a brief need beside it. */
export type StoredEvidence = Evidence & { finding?: unknown; part?: string };

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One preparation of a meeting: who it is with, how its run stands and what came out. */
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
    /** The try that may write; an overtaken one finds another id here and stops. */
    runId: uuid('run_id'),
    steps: jsonb().$type<PrepStep[]>().notNull().default([]),
    failure: jsonb().$type<PrepFailure>(),
    questions: jsonb().$type<Question[]>().notNull().default([]),
    timings: jsonb().$type<Timings>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    startedAt: instant('started_at'),
    /** When the meeting is, ISO 8601; empty when nobody said. */
    meetingAt: text('meeting_at').notNull().default(''),
    /** Counts every write of a run: what carries a higher number than a reader has seen is new to them. */
    revision: integer().notNull().default(0),
    runKind: text('run_kind').$type<RunKind>().notNull().default('first'),
    /** The one section that a run of kind `section` writes. */
    runSection: text('run_section').$type<SectionKey>(),
    /** What the run holds in the usage ledger; null: the preparation's own id. */
    chargeId: uuid('charge_id'),
    /** In the trash since; such a row is in no query but the trash's own (see the policy of the table). */
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by').references(() => user.id, { onDelete: 'set null' }),
    /** When the brief that stands came out; null until there is one. */
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

/** What a brief rests on: a section written again is written from it, without reading the site again. */
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

/** How a model fared in each run of a preparation, and what it cost; runs without a model have no row. */
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
    /** Null: the provider names no tokens. */
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    inputCharacters: integer('input_characters').notNull(),
    outputCharacters: integer('output_characters').notNull(),
    said: integer().notNull(),
    kept: integer().notNull(),
    refused: jsonb().$type<Record<string, number>>().notNull(),
    written: jsonb().$type<string[]>().notNull(),
    /** Sentences for admins: why rules wrote instead. */
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

/** What a run read, with the stored text that quotes are verified against. */
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
    revision: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.prepId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.prepId],
      foreignColumns: [prepSessions.organizationId, prepSessions.id],
    }).onDelete('cascade'),
  ],
);
