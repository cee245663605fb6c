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

/** How an organization's proposals meet their buyers; no row: views are counted, the page has the product's color. */
export const sharingSettings = pgTable('sharing_settings', {
  organizationId: text('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  countViews: boolean('count_views').notNull().default(true),
  /** '#rrggbb' or empty. */
  color: text().notNull().default(''),
  /** A family that the PDF engine carries; empty: the product's own. */
  font: text().$type<BrandFont | ''>().notNull().default(''),
  /** Links are made of approved versions alone. */
  approval: boolean().notNull().default(false),
});

/** Links to one version of a proposal for a buyer. */
export const proposalShares = pgTable(
  'proposal_shares',
  {
    organizationId: text('organization_id').notNull(),
    id: uuid().notNull(),
    sessionId: uuid('session_id').notNull(),
    versionId: uuid('version_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Whom the link is for, as the sender calls them. */
    recipient: text().notNull(),
    /** Salted and slow to guess; null: no password. */
    passwordHash: text('password_hash'),
    asksEmail: boolean('asks_email').notNull(),
    downloads: boolean().notNull(),
    status: text().$type<ProposalStatus>().notNull().default('sent'),
    decidedBy: text('decided_by').notNull().default(''),
    decidedAt: instant('decided_at'),
    /** The day of the next step that the buyer chose last. */
    nextStep: date('next_step'),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** What the check found in it and whoever made the link sent anyway. */
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

/** The page behind a link, opened once by a buyer. */
export const proposalViews = pgTable(
  'proposal_views',
  {
    ...ofShare(),
    id: uuid().notNull().defaultRandom(),
    /** Tells viewers of one link apart and says nothing else: a keyed hash. */
    viewer: text().notNull(),
    /** As they typed it at the gate; empty: nobody asked. */
    email: text().notNull().default(''),
    openedAt: instant('opened_at').notNull().defaultNow(),
    /** When the page last said that it is read; null: it never did. */
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

/** What a buyer sent from the page: hostile text, which is shown as text. */
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
