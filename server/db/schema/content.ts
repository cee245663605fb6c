import type { CaptionTimes } from '#contract/caption-times.ts';
import {
  boolean,
  customType,
  date,
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
import type { SavedQuestion } from '#contract/ask.ts';
import type { ContentFailure, ContentKind, ContentStage, OpenTo, Sync, WebScope } from '#contract/content.ts';
import type { UnreadPage, UnreadPages } from '#contract/records-content.ts';
import { organization, user } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const organizationId = () => text('organization_id').notNull();
const organizationKey = () => organizationId().references(() => organization.id, { onDelete: 'cascade' });
const byUser = () => text('user_id').references(() => user.id, { onDelete: 'set null' });
const noLabels = sql`'{}'::text[]`;
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Settings and progress of reading a site; `missed` counts unread pages, and `unread` lists the first of them and of
 * those forbidden by robots.txt.
 */
interface SiteReading {
  maxPages: number;
  include: string[];
  exclude: string[];
  found: number;
  missed?: number;
  unread?: UnreadPage[];
}

/** Content items: documents, videos, web pages, and the sitemaps or crawls that found pages. */
export const contentItems = pgTable(
  'content_items',
  {
    organizationId: organizationKey(),
    id: uuid().notNull(),
    kind: text().$type<ContentKind>().notNull(),
    userId: byUser(),
    fileKey: text('file_key').notNull().default(''),
    name: text().notNull(),
    title: text().notNull().default(''),
    size: integer().notNull().default(0),
    mimeType: text('mime_type').notNull().default(''),
    /** File key of the original; null if there is none. */
    file: text(),
    contentHash: text('content_hash'),
    textHash: text('text_hash'),
    version: integer().notNull().default(1),
    description: text().notNull().default(''),
    solutions: text().array().notNull().default(noLabels),
    audience: text().array().notNull().default(noLabels),
    tags: text().array().notNull().default(noLabels),
    contentType: text('content_type').notNull().default(''),
    openTo: text('open_to').$type<OpenTo>().notNull().default('unsaid'),
    /** First and last day on which agents may use it; null: no limit. */
    validFrom: date('valid_from', { mode: 'string' }),
    validUntil: date('valid_until', { mode: 'string' }),
    stage: text().$type<ContentStage>().notNull().default('received'),
    /** The run that may write; an outdated run finds another id here and stops. */
    runId: uuid('run_id'),
    receivedAt: instant('received_at').notNull().defaultNow(),
    extractingAt: instant('extracting_at'),
    indexingAt: instant('indexing_at'),
    endedAt: instant('ended_at'),
    failure: jsonb().$type<ContentFailure>(),
    note: text(),
    /** Runs started since upload or retry, so that an item that keeps crashing the process is given up. */
    tries: integer().notNull().default(0),
    retryCount: integer('retry_count').notNull().default(0),
    pages: integer(),
    /** Pages that could not be read, counted from 1, out of all non-blank pages; null: none. */
    unread: jsonb().$type<UnreadPages>(),
    words: integer().notNull().default(0),
    passages: integer().notNull().default(0),
    url: text(),
    /** Normalized URL that identifies the page. */
    addressKey: text('address_key'),
    scope: text().$type<WebScope>().notNull().default('page'),
    parentId: uuid('parent_id'),
    site: jsonb().$type<SiteReading>(),
    sync: text().$type<Sync>().notNull().default('off'),
    checkedAt: instant('checked_at'),
    nextCheckAt: instant('next_check_at'),
    changedAt: instant('changed_at'),
    vanishedAt: instant('vanished_at'),
    checkError: text('check_error'),
    checkFailures: integer('check_failures').notNull().default(0),
    etag: text(),
    lastModified: text('last_modified'),
    video: jsonb().$type<{
      videoId: string;
      channel: string;
      seconds: number | null;
      transcript: 'captions' | 'pasted' | null;
      language: string;
    }>(),
    /** Location of its passages in the index: its parts and their segment; below 0 it has segments of its own. */
    part: integer(),
    parts: integer().notNull().default(0),
    segment: integer(),
    /**
     * All its terms, needed to remove it from the index; for an item with its own segments, those of its first part.
     */
    terms: text().array().notNull().default(noLabels),
    /** When it moved to the trash; only the trash's own queries see such rows (see the table's policy). */
    deletedAt: instant('deleted_at'),
    deletedBy: text('deleted_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    modifiedAt: instant('modified_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('content_items_recent').on(table.organizationId, table.kind, table.createdAt.desc()),
    index('content_items_hash').on(table.organizationId, table.contentHash),
    index('content_items_text').on(table.organizationId, table.textHash),
    index('content_items_address').on(table.organizationId, table.addressKey),
    index('content_items_part').on(table.organizationId, table.part),
    index('content_items_dated')
      .on(table.organizationId)
      .where(sql`${table.validFrom} is not null or ${table.validUntil} is not null`),
    index('content_items_said')
      .on(table.organizationId, table.id)
      .where(sql`${table.openTo} <> 'unsaid'`),
    foreignKey({
      columns: [table.organizationId, table.parentId],
      foreignColumns: [table.organizationId, table.id],
    }).onDelete('cascade'),
  ],
);

/** Every version uploaded for an item, with the request that sent it. */
export const contentVersions = pgTable(
  'content_versions',
  {
    organizationId: organizationId(),
    itemId: uuid('item_id').notNull(),
    version: integer().notNull(),
    requestKey: text('request_key'),
    userId: byUser(),
    name: text().notNull(),
    size: integer().notNull().default(0),
    mimeType: text('mime_type').notNull().default(''),
    file: text(),
    contentHash: text('content_hash'),
    pages: integer(),
    words: integer().notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.itemId, table.version] }),
    uniqueIndex('content_versions_request').on(table.organizationId, table.requestKey),
    foreignKey({
      columns: [table.organizationId, table.itemId],
      foreignColumns: [contentItems.organizationId, contentItems.id],
    }).onDelete('cascade'),
  ],
);

/** What is searched and cited. `place` is the part number times 4096 plus the position in that part. */
export const contentPassages = pgTable(
  'content_passages',
  {
    organizationId: organizationId(),
    place: integer().notNull(),
    itemId: uuid('item_id').notNull(),
    number: integer().notNull(),
    text: text().notNull(),
    page: integer(),
    heading: text(),
    second: integer(),
    /** For captions: when each word is said. */
    times: jsonb().$type<CaptionTimes>(),
    words: integer().notNull(),
    /** Embedding of the text (see `vectors.ts`) and its model; null without a model or until it is computed. */
    vector: bytes(),
    vectorModel: text('vector_model'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.place] }),
    index('content_passages_item').on(table.organizationId, table.itemId, table.number),
    foreignKey({
      columns: [table.organizationId, table.itemId],
      foreignColumns: [contentItems.organizationId, contentItems.id],
    }).onDelete('cascade'),
  ],
);

/** Passages of items in the trash, removed from the index until the item is restored. */
export const trashPassages = pgTable(
  'trash_passages',
  {
    organizationId: organizationId(),
    itemId: uuid('item_id').notNull(),
    number: integer().notNull(),
    text: text().notNull(),
    page: integer(),
    heading: text(),
    second: integer(),
    /** For captions: when each word is said. */
    times: jsonb().$type<CaptionTimes>(),
    words: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.itemId, table.number] }),
    foreignKey({
      columns: [table.organizationId, table.itemId],
      foreignColumns: [contentItems.organizationId, contentItems.id],
    }).onDelete('cascade'),
  ],
);

/** The index: the places of each term in a segment and its frequency there (see `postings.ts`). */
export const contentTerms = pgTable(
  'content_terms',
  {
    organizationId: organizationKey(),
    term: text().notNull(),
    segment: integer().notNull(),
    count: integer().notNull(),
    postings: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.term, table.segment] }),
    index('content_terms_own_segment')
      .on(table.organizationId, table.segment)
      .where(sql`${table.segment} < 0`),
  ],
);

/**
 * Parts hidden from queries: of a large item until its last part is written, and of a replaced item until they are
 * swept. `run_id` is the run that may still write; null: none.
 */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    organizationId: organizationKey(),
    part: integer().notNull(),
    parts: integer().notNull(),
    itemId: uuid('item_id').notNull(),
    runId: uuid('run_id'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.part] })],
);

/** One row per organization, locked by whoever changes its index. */
export const contentIndex = pgTable('content_index', {
  organizationId: organizationKey().primaryKey(),
  passages: integer().notNull().default(0),
  items: integer().notNull().default(0),
  nextPart: integer('next_part').notNull().default(1),
  segment: integer().notNull().default(1),
  segmentPassages: integer('segment_passages').notNull().default(0),
  /** Segments written before lengths were stored; they hold precomputed weights. */
  oldSegments: integer('old_segments')
    .array()
    .notNull()
    .default(sql`'{}'::integer[]`),
  /** Since when saved questions are due to be asked again; null: all were asked since the content changed. */
  questionsDueAt: timestamp('questions_due_at', { withTimezone: true, precision: 3 }),
});

/** An uploaded file that no process call has used yet. */
export const contentUploads = pgTable(
  'content_uploads',
  {
    organizationId: organizationKey(),
    id: uuid().notNull(),
    userId: byUser(),
    file: text().notNull(),
    size: integer().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const contentQuestions = pgTable(
  'content_questions',
  {
    organizationId: organizationKey(),
    id: uuid().notNull().defaultRandom(),
    userId: byUser(),
    question: text().notNull(),
    expects: jsonb().$type<SavedQuestion['expects']>().notNull(),
    lastRun: jsonb('last_run').$type<SavedQuestion['lastRun']>(),
    passedBefore: boolean('passed_before'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

export const contentCitations = pgTable(
  'content_citations',
  {
    organizationId: organizationId(),
    id: uuid().notNull().defaultRandom(),
    itemId: uuid('item_id').notNull(),
    userId: byUser(),
    place: text().$type<'answer' | 'saved-question' | 'preparation' | 'discovery' | 'proposal'>().notNull(),
    label: text().notNull(),
    reference: text(),
    quote: text().notNull(),
    page: integer(),
    second: integer(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('content_citations_item').on(table.organizationId, table.itemId, table.createdAt.desc()),
    foreignKey({
      columns: [table.organizationId, table.itemId],
      foreignColumns: [contentItems.organizationId, contentItems.id],
    }).onDelete('cascade'),
  ],
);
