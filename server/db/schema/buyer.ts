import {
  boolean,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnswerKind, SectionSeconds } from '#contract/buyer.ts';
import type { BrandFont } from '#contract/brand.ts';
import type { ProposalFinding, ProposalSection } from '#contract/proposal.ts';
import type { ProposalStatus } from '#contract/proposal-status.ts';
import { organization, user } from './identity.ts';
import { proposalVersions } from './proposal.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** How an organization presents proposals to buyers; without a row, views are counted and the default color applies. */
export const sharingSettings = pgTable('sharing_settings', {
  organizationId: text('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  countViews: boolean('count_views').notNull().default(true),
  /** '#rrggbb' or empty. */
  color: text().notNull().default(''),
  /** A font family bundled with the PDF engine; empty: the product's default. */
  font: text().$type<BrandFont | ''>().notNull().default(''),
  /** Whether links can be created only for approved versions. */
  approval: boolean().notNull().default(false),
  /** Whether proposals without a template start with a cover page. */
  cover: boolean().notNull().default(true),
});

/** Links that show a buyer one version of a proposal. */
export const proposalShares = pgTable(
  'proposal_shares',
  {
    organizationId: text('organization_id').notNull(),
    id: uuid().notNull(),
    sessionId: uuid('session_id').notNull(),
    versionId: uuid('version_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Name the sender gave the recipient. */
    recipient: text().notNull(),
    /** Salted, slow hash; null: no password. */
    passwordHash: text('password_hash'),
    asksEmail: boolean('asks_email').notNull(),
    downloads: boolean().notNull(),
    status: text().$type<ProposalStatus>().notNull().default('sent'),
    decidedBy: text('decided_by').notNull().default(''),
    decidedAt: instant('decided_at'),
    /** Date of the next step the buyer chose last. */
    nextStep: date('next_step'),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** Findings of the check that the sender chose to ignore. */
    findings: jsonb().$type<ProposalFinding[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.versionId],
      foreignColumns: [proposalVersions.organizationId, proposalVersions.id],
    }).onDelete('cascade'),
    uniqueIndex('proposal_shares_token').on(table.organizationId, table.tokenHash),
    index('proposal_shares_session').on(table.organizationId, table.sessionId, table.createdAt),
  ],
);

const ofShare = () => ({
  organizationId: text('organization_id').notNull(),
  shareId: uuid('share_id').notNull(),
  sessionId: uuid('session_id').notNull(),
});

/** One view of a shared proposal by a buyer. */
export const proposalViews = pgTable(
  'proposal_views',
  {
    ...ofShare(),
    id: uuid().notNull().defaultRandom(),
    /** Keyed hash that only distinguishes viewers of one link. */
    viewer: text().notNull(),
    /** As typed at the gate; empty if the link did not ask. */
    email: text().notNull().default(''),
    openedAt: instant('opened_at').notNull().defaultNow(),
    /** Last sign of reading from the page; null: none. */
    readAt: instant('read_at'),
    seconds: jsonb().$type<SectionSeconds>().notNull().default({}),
    downloadedAt: instant('downloaded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.shareId],
      foreignColumns: [proposalShares.organizationId, proposalShares.id],
    }).onDelete('cascade'),
    index('proposal_views_share').on(table.organizationId, table.shareId, table.viewer, table.openedAt),
  ],
);

/** What buyers sent from the page: hostile, so only ever shown as plain text. */
export const buyerAnswers = pgTable(
  'buyer_answers',
  {
    ...ofShare(),
    id: uuid().notNull().defaultRandom(),
    kind: text().$type<AnswerKind>().notNull(),
    /** Null: the whole proposal. */
    section: text().$type<ProposalSection>(),
    name: text().notNull(),
    text: text().notNull(),
    day: date(),
    at: instant('at').notNull().defaultNow(),
    /** When someone marked a question as answered; null: it waits. */
    answeredAt: instant('answered_at'),
    /** As typed at the gate; empty if the link did not ask. */
    email: text().notNull().default(''),
    /** The seller's answer to a question; empty: none. */
    reply: text().notNull().default(''),
    /** The name of whoever answered, as it was then. */
    replyBy: text('reply_by').notNull().default(''),
    replyAt: instant('reply_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.shareId],
      foreignColumns: [proposalShares.organizationId, proposalShares.id],
    }).onDelete('cascade'),
    index('buyer_answers_share').on(table.organizationId, table.shareId, table.at),
    index('buyer_answers_recent').on(table.organizationId, table.at.desc()),
  ],
);
