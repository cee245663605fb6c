import { z } from 'zod';
import {
  contentFailureReasonSchema,
  contentFailureSchema,
  contentKindSchema,
  contentMetadataSchema,
  contentStageSchema,
  contentStatusSchema,
  dayOrNoneSchema,
  openToSchema,
  syncSchema,
  webScopeSchema,
} from './content.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { recordSchema } from './records-company.ts';
import { outsideId } from './text.ts';

const when = z.string().nullable();

/** A page that a sitemap or crawl found but did not read, and why. */
const unreadPageSchema = z.object({ url: z.string(), reason: contentFailureReasonSchema, message: z.string() });
export type UnreadPage = z.infer<typeof unreadPageSchema>;

/** Page numbers of a document that could not be read, from 1, and its count of non-blank pages. */
const unreadPagesSchema = z.object({ pages: z.array(z.number()), of: z.number() });
export type UnreadPages = z.infer<typeof unreadPagesSchema>;

/**
 * Returns whether too few pages were read for an item to be ready (decision A151); its API status is still `completed`.
 */
export function isPartlyRead(unread: UnreadPages | null | undefined): boolean {
  return unread != null && unread.of - unread.pages.length < limits.content.readShare * unread.of;
}

/** What the screens show of an item besides its stored fields. Times are ISO 8601. */
export const contentDetailsSchema = z.object({
  kind: contentKindSchema,
  fileKey: z.string(),
  size: z.number(),
  mimeType: z.string(),
  /** Title of the document, page or video itself; empty until it is read. */
  title: z.string(),
  userName: z.string(),
  stage: contentStageSchema,
  times: z.object({ received: z.string(), extracting: when, indexing: when, ended: when }),
  counts: z.object({ pages: z.number().nullable(), words: z.number(), passages: z.number() }),
  failure: contentFailureSchema.nullable(),
  /** One sentence on what was omitted or unusual. */
  note: z.string().nullable(),
  unread: unreadPagesSchema.nullable(),
  retryCount: z.number(),
  version: z.number(),
  /** Ids of other items with the same text. */
  duplicates: z.array(z.string()),
  /** How often its passages were cited. */
  citations: z.number(),
  url: z.string().nullable(),
  web: z
    .object({
      scope: webScopeSchema,
      /** The sitemap or crawl that found this page. */
      parentId: z.string().nullable(),
      sync: syncSchema,
      checkedAt: when,
      nextCheckAt: when,
      changedAt: when,
      /** When the page first responded as gone; its text is kept. */
      vanishedAt: when,
      /** Why the last check failed; the earlier text is kept. */
      checkError: z.string().nullable(),
      /**
       * For a sitemap or crawl; `unread` lists pages that are not items because they failed or robots.txt forbids them.
       */
      site: z
        .object({
          found: z.number(),
          read: z.number(),
          failed: z.number(),
          maxPages: z.number(),
          include: z.array(z.string()),
          exclude: z.array(z.string()),
          unread: z.array(unreadPageSchema),
        })
        .nullable(),
    })
    .nullable(),
  video: z
    .object({
      videoId: z.string(),
      channel: z.string(),
      seconds: z.number().nullable(),
      transcript: z.enum(['captions', 'pasted']).nullable(),
      language: z.string(),
    })
    .nullable(),
});

export const contentFieldsSchema = z.object({
  DocumentId: z.string(),
  Name: z.string(),
  'Created Date': z.string(),
  'Modified Date': z.string(),
  'Client ID': z.string(),
  'User ID': z.string(),
  Status: contentStatusSchema,
  error: z.string(),
  Solutions: z.array(z.string()),
  SolutionNames: z.array(z.string()),
  Audience: z.array(z.string()),
  Tags: z.array(z.string()),
  'Content Type': z.string(),
  Description: z.string(),
});
export const contentRecordSchema = recordSchema(contentFieldsSchema).extend({
  /** Beside the specification's fields; absent in what earlier versions answer. */
  details: contentDetailsSchema.extend({
    openTo: openToSchema.default('unsaid'),
    validFrom: dayOrNoneSchema.default(''),
    validUntil: dayOrNoneSchema.default(''),
  }),
});
export type ContentRecord = z.infer<typeof contentRecordSchema>;

/** A document, web page or video as the screens use it. */
export const contentItemSchema = contentDetailsSchema.extend({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  modifiedAt: z.string(),
  lastModified: z.string(),
  clientId: z.string(),
  userId: z.string(),
  status: contentStatusSchema,
  error: z.string(),
  metadata: contentMetadataSchema,
});
export type ContentItem = z.infer<typeof contentItemSchema>;

export function toStoredContent(item: ContentItem): ContentRecord {
  const {
    id,
    name,
    createdAt,
    modifiedAt,
    lastModified: _,
    clientId,
    userId,
    status,
    error,
    metadata,
    ...details
  } = item;
  return {
    id,
    createdTime: createdAt,
    details: {
      ...details,
      openTo: metadata.openTo,
      validFrom: metadata.validFrom,
      validUntil: metadata.validUntil,
    },
    fields: {
      DocumentId: id,
      Name: name,
      'Created Date': createdAt,
      'Modified Date': modifiedAt,
      'Client ID': clientId,
      'User ID': userId,
      Status: status,
      error,
      Solutions: metadata.solutions.map((solution) => solution.id),
      SolutionNames: metadata.solutions.map((solution) => solution.name),
      Audience: metadata.audience,
      Tags: metadata.tags,
      'Content Type': metadata.contentType,
      Description: metadata.description,
    },
  };
}

export function readContentRecord({ id, fields, details: record }: ContentRecord): ContentItem {
  const { openTo, validFrom, validUntil, ...details } = record;
  return {
    ...details,
    id,
    name: fields.Name,
    createdAt: fields['Created Date'],
    modifiedAt: fields['Modified Date'],
    lastModified: fields['Modified Date'],
    clientId: fields['Client ID'],
    userId: fields['User ID'],
    status: fields.Status,
    error: fields.error,
    metadata: {
      description: fields.Description,
      audience: fields.Audience,
      tags: fields.Tags,
      contentType: fields['Content Type'],
      openTo,
      validFrom,
      validUntil,
      solutions: fields.Solutions.map((solution, index) => ({ id: solution, name: fields.SolutionNames[index] ?? '' })),
    },
  };
}

const clientId = z.object({ clientId: outsideId().optional() });
const timeoutMs = limits.webhook.timeoutMs.contentList;

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/records/documents/fetch-by-client/route',
  access: 'member',
  summary: 'Documents of the company, newest first',
  timeoutMs,
  input: clientId,
  output: z.object({ documents: z.array(contentRecordSchema) }),
});
export const listVideos = endpoint({
  method: 'GET',
  path: '/api/records/videos/fetch-by-client',
  access: 'member',
  summary: 'Videos of the company, newest first',
  timeoutMs,
  input: clientId,
  output: z.object({ videos: z.array(contentRecordSchema) }),
});
export const listWebPages = endpoint({
  method: 'GET',
  path: '/api/records/webpages/fetch-by-client',
  access: 'member',
  summary: 'Web pages of the company, newest first',
  timeoutMs,
  input: clientId,
  output: z.object({ webpages: z.array(contentRecordSchema) }),
});
