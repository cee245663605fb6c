import { z } from 'zod';
import { contentKindSchema, openToSchema, sentMetadataSchema, syncSchema } from './content.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { contentRecordSchema } from './records-content.ts';
import { line, recordId } from './text.ts';

const { content: at } = limits;
const contentId = z.object({ contentId: recordId() });

const versionSchema = z.object({
  version: z.number(),
  name: z.string(),
  size: z.number(),
  createdAt: z.string(),
  userName: z.string(),
  words: z.number(),
  pages: z.number().nullable(),
  /** Whether this is the version agents quote. */
  current: z.boolean(),
});
export type ContentVersion = z.infer<typeof versionSchema>;

/** Where a passage was cited: a requested answer, a saved question or an agent's work. */
const citationSchema = z.object({
  place: z.enum(['answer', 'saved-question', 'preparation', 'discovery', 'proposal']),
  /** The question, or the name of the work. */
  label: z.string(),
  /** Id of the work, if it has a page. */
  reference: z.string().nullable(),
  quote: z.string(),
  page: z.number().nullable(),
  second: z.number().nullable(),
  at: z.string(),
  userName: z.string(),
});
export type ContentCitation = z.infer<typeof citationSchema>;

export const readContent = endpoint({
  method: 'GET',
  path: '/api/content/items/:contentId',
  access: 'member',
  summary: 'One item with its versions and where it was cited',
  input: contentId,
  output: z.object({ item: contentRecordSchema, versions: z.array(versionSchema), citedIn: z.array(citationSchema) }),
});

/** A passage of the extracted text, in reading order. */
const pieceSchema = z.object({
  number: z.number(),
  text: z.string(),
  page: z.number().nullable(),
  heading: z.string().nullable(),
  second: z.number().nullable(),
});
export type ContentPiece = z.infer<typeof pieceSchema>;

export const readContentText = endpoint({
  method: 'GET',
  path: '/api/content/items/:contentId/text',
  access: 'member',
  summary: 'The extracted text in order, a page of it at a time',
  input: contentId.extend({
    /** Number of passages to skip. */
    from: z.coerce.number().int().min(0).default(0),
    /** Starts at this page instead, counted from 1. */
    page: z.coerce.number().int().min(1).optional(),
  }),
  output: z.object({ pieces: z.array(pieceSchema), total: z.number(), next: z.number().nullable() }),
});

/** Returns the original file inline. Needs the bearer token, so the browser fetches it and displays it from memory. */
export const readContentFile = endpoint({
  method: 'GET',
  path: '/api/content/items/:contentId/file',
  access: 'member',
  summary: 'The original file, or the one of a given version',
  input: contentId.extend({ version: z.coerce.number().int().min(1).optional() }),
  output: z.string(),
});

export const retrainContent = endpoint({
  method: 'POST',
  path: '/api/content/retrain',
  access: 'member',
  summary: 'Read and index items again; web pages are fetched again',
  input: z.object({ contentIds: z.array(recordId()).min(1).max(500) }),
  output: z.object({ started: z.array(z.string()) }),
});

/** `add` and `remove` keys change the lists; other keys replace stored values. */
export const editManyContents = endpoint({
  method: 'POST',
  path: '/api/content/edit-many',
  access: 'member',
  summary: 'Change the metadata of several items',
  input: z.object({
    contentIds: z.array(recordId()).min(1).max(500),
    set: sentMetadataSchema
      .pick({ description: true, contentType: true, openTo: true, validFrom: true, validUntil: true })
      .default({}),
    add: sentMetadataSchema.pick({ solutions: true, audience: true, tags: true }).default({}),
    remove: sentMetadataSchema.pick({ solutions: true, audience: true, tags: true }).default({}),
    sync: syncSchema.optional(),
  }),
  output: z.object({ changed: z.array(z.string()) }),
});

/** Lets the browser check before uploading; `sha256` is hexadecimal, as computed with crypto.subtle. */
export const checkDuplicates = endpoint({
  method: 'POST',
  path: '/api/content/duplicates',
  access: 'member',
  summary: 'Which of these files are already here',
  input: z.object({
    files: z.array(z.object({ fileKey: line(300), name: line(300), sha256: line(64).default('') })).max(500),
  }),
  output: z.object({
    matches: z.array(
      z.object({
        fileKey: z.string(),
        documentId: z.string(),
        name: z.string(),
        createdAt: z.string(),
        version: z.number(),
        /** `content`: identical bytes; `name`: same name, different bytes. */
        same: z.enum(['content', 'name']),
      }),
    ),
  }),
});

/** Returns the extracted text of a web page before anything is saved. */
export const previewWebPage = endpoint({
  method: 'POST',
  path: '/api/content/web-preview',
  access: 'member',
  summary: 'Preview what would be read from a web page; stores nothing',
  input: z.object({ url: line(limits.text.address).min(1) }),
  output: z.object({
    url: z.string(),
    title: z.string(),
    words: z.number(),
    text: z.string(),
    note: z.string().nullable(),
  }),
});

/** Options for forms and filters, and the limits shown beside the upload area. */
export const readContentOverview = endpoint({
  method: 'GET',
  path: '/api/content/overview',
  access: 'member',
  summary: 'Counts, labels in use and limits',
  timeoutMs: limits.webhook.timeoutMs.contentList,
  input: z.object({}),
  output: z.object({
    counts: z.array(
      z.object({ kind: contentKindSchema, processing: z.number(), completed: z.number(), failed: z.number() }),
    ),
    passages: z.number(),
    words: z.number(),
    audiences: z.array(z.string()),
    tags: z.array(z.string()),
    contentTypes: z.array(z.string()),
    limits: z.object({
      fileBytes: z.number(),
      inlineBytes: z.number(),
      batchBytes: z.number(),
      batchFiles: z.number(),
    }),
  }),
});

/** Returns the progress of one batch; cheaper than listing all items. */
export const readContentProgress = endpoint({
  method: 'POST',
  path: '/api/content/progress',
  access: 'member',
  summary: 'Progress of the given items',
  timeoutMs: limits.webhook.timeoutMs.contentList,
  input: z.object({
    fileKeys: z.array(line(300)).max(500).default([]),
    contentIds: z.array(recordId()).max(500).default([]),
  }),
  output: z.object({ items: z.array(contentRecordSchema) }),
});

/** One batch and its outcome; `contentId` and `name` belong to its newest item. */
const newsSchema = z.object({
  contentId: z.string(),
  kind: contentKindSchema,
  name: z.string(),
  ready: z.number(),
  /** Ready items of which too few pages could be read. */
  partly: z.number(),
  failed: z.number(),
  underWay: z.number(),
  /** Why the first failed item failed, or which part of the first item was left unread. */
  message: z.string(),
  /** When the last item ended or, before that, was received. */
  at: z.string(),
});
export type ContentNews = z.infer<typeof newsSchema>;

export const readContentNews = endpoint({
  method: 'GET',
  path: '/api/content/news',
  access: 'member',
  summary: 'Results of the caller’s latest uploads, by batch',
  input: z.object({}),
  output: z.object({ news: z.array(newsSchema) }),
});

export const contentFilterSchema = z.object({
  kinds: z.array(contentKindSchema).default([]),
  /** Ids of solutions; an item without solutions applies to all. */
  solutions: z.array(recordId()).max(at.labels).default([]),
  audience: z.array(line(at.labelMax)).max(at.labels).default([]),
  tags: z.array(line(at.labelMax)).max(at.labels).default([]),
  contentTypes: z.array(line(at.labelMax)).max(at.labels).default([]),
  contentIds: z.array(recordId()).max(500).default([]),
  openTo: z.array(openToSchema).default([]),
});
export type ContentFilter = z.infer<typeof contentFilterSchema>;
