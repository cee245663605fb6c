import { sql } from 'drizzle-orm';
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
import type { ApprovalDecision } from '#contract/approval.ts';
import type { Offer } from '#contract/offer.ts';
import type { ProposalDocument, ProposalLayout, ProposalVersion } from '#contract/proposal.ts';
import type { RichLine } from '#contract/rich-text.ts';
import type { TemplateContent } from '#contract/proposal-template.ts';
import { discoverySessions } from './discovery.ts';
import { organization, user } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const ofSession = () => ({
  organizationId: text('organization_id').notNull(),
  sessionId: uuid('session_id').notNull(),
});

/** What an organization may print in proposals besides its solutions. */
export const sellerOffers = pgTable('seller_offers', {
  organizationId: text('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  offer: jsonb().$type<Offer>().notNull(),
  /** Counts the changes. */
  revision: integer().notNull().default(1),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Arrangement of a session's proposal; its texts are fields of the session. */
export const proposals = pgTable(
  'proposals',
  {
    ...ofSession(),
    layout: jsonb().$type<ProposalLayout>().notNull(),
    /** Formatting of lines, by block. */
    formats: jsonb().$type<Record<string, RichLine[]>>().notNull().default({}),
    revision: integer().notNull().default(1),
    /** Versions saved so far. */
    versionCount: integer('version_count').notNull().default(0),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.sessionId] }),
    foreignKey({
      columns: [table.organizationId, table.sessionId],
      foreignColumns: [discoverySessions.organizationId, discoverySessions.id],
    }).onDelete('cascade'),
  ],
);

/** An immutable copy of a proposal; a trigger rejects every change. */
export const proposalVersions = pgTable(
  'proposal_versions',
  {
    ...ofSession(),
    id: uuid().notNull().defaultRandom(),
    number: integer().notNull(),
    name: text().notNull(),
    reason: text().$type<ProposalVersion['reason']>().notNull(),
    document: jsonb().$type<ProposalDocument>().notNull(),
    /** Its arrangement, which restoring brings back too. */
    layout: jsonb().$type<ProposalLayout>().notNull(),
    authorId: text('author_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.sessionId],
      foreignColumns: [discoverySessions.organizationId, discoverySessions.id],
    }).onDelete('cascade'),
    uniqueIndex('proposal_versions_number').on(table.organizationId, table.sessionId, table.number),
    index('proposal_versions_session').on(table.organizationId, table.sessionId),
  ],
);

/** Proposal templates; an archived one stays with the proposals that use it. */
export const proposalTemplates = pgTable(
  'proposal_templates',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    name: text().notNull(),
    content: jsonb().$type<TemplateContent>().notNull(),
    standard: boolean().notNull().default(false),
    archived: boolean().notNull().default(false),
    revision: integer().notNull().default(1),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('proposal_templates_standard')
      .on(table.organizationId)
      .where(sql`standard`),
  ],
);

/** Versions submitted for an admin's approval; undecided ones are waiting. */
export const proposalApprovals = pgTable(
  'proposal_approvals',
  {
    ...ofSession(),
    versionId: uuid('version_id').notNull(),
    askedBy: text('asked_by').references(() => user.id, { onDelete: 'set null' }),
    askedAt: instant('asked_at').notNull().defaultNow(),
    decision: text().$type<ApprovalDecision>(),
    comment: text().notNull().default(''),
    decidedBy: text('decided_by').references(() => user.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.versionId] }),
    foreignKey({
      columns: [table.organizationId, table.versionId],
      foreignColumns: [proposalVersions.organizationId, proposalVersions.id],
    }).onDelete('cascade'),
    index('proposal_approvals_session').on(table.organizationId, table.sessionId, table.askedAt),
  ],
);
