import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { block, line, outsideId, pasted, recordId } from './text.ts';

const { content: at } = limits;

export const noClientOrUserText = 'Client ID or User ID not found';
export const noDocumentToRetryText = 'Could not find document to retry';
/** What follows it where the server says so: what happened, and what to do. */
export const neverReceivedText = 'We never received this file, or it was deleted. Choose it again and upload it.';
export const originalGoneText =
  'The original is gone. Search still finds what was read from it. Upload the file again to replace it.';

/** Suggestions of the form; both also take free text (decision A92). */
export const suggestedAudiences = [
  'Executives',
  'Finance',
  'IT',
  'Operations',
  'Procurement',
  'Sales',
  'Marketing',
  'End users',
] as const;
export const suggestedContentTypes = [
  'Product overview',
  'Pricing',
  'Case study',
  'Data sheet',
  'Competitor comparison',
  'Objection handling',
  'Security and compliance',
  'Implementation guide',
  'Sales deck',
  'Methodology',
  'Other',
] as const;

export const contentKindSchema = z.enum(['document', 'webpage', 'video']);
export type ContentKind = z.infer<typeof contentKindSchema>;

/** What the specification calls a status (section 3). */
export const contentStatusSchema = z.enum(['processing', 'completed', 'failed']);
export type ContentStatus = z.infer<typeof contentStatusSchema>;

/** Where an item stands; `ready` is the specification's completed: its text is stored and can be found. */
export const contentStageSchema = z.enum(['received', 'extracting', 'indexing', 'ready', 'failed']);
export type ContentStage = z.infer<typeof contentStageSchema>;

/** Why an item failed; the message says what it is and what to do. */
export const contentFailureReasonSchema = z.enum([
  'encrypted',
  'broken',
  'empty',
  'scan',
  'too-large',
  'zip-bomb',
  'xml-bomb',
  'wrong-type',
  'unsupported',
  'timeout',
  'out-of-memory',
  'unreachable',
  'forbidden-address',
  'robots',
  'no-captions',
  'no-transcript',
  'no-pages',
  'interrupted',
]);
export const contentFailureSchema = z.object({ reason: contentFailureReasonSchema, message: z.string() });
export type ContentFailure = z.infer<typeof contentFailureSchema>;

/** `page` reads the one address, `sitemap` what its sitemap lists, `crawl` what links lead to on the same site. */
export const webScopeSchema = z.enum(['page', 'sitemap', 'crawl']);
export type WebScope = z.infer<typeof webScopeSchema>;
export const syncSchema = z.enum(['off', 'daily', 'weekly']);
export type Sync = z.infer<typeof syncSchema>;

const lines = (value: string | string[]): string[] => {
  const parts = (typeof value === 'string' ? value.split(',') : value)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return [...new Map(parts.map((part) => [part.toLowerCase(), part])).values()];
};
const tooMany = `Use up to ${at.labels} entries`;
const tooLong = `Use up to ${at.labelMax} characters per entry`;
/** A list, or one text with commas between (decision A92). */
const typed = line(at.labels * (at.labelMax + 2));
const labels = z
  .union([typed, z.array(typed)])
  .transform(lines)
  .refine((list) => list.length <= at.labels, tooMany)
  .refine((list) => list.every((label) => label.length <= at.labelMax), tooLong);
const description = block(at.descriptionMax, `Description is too long (${at.descriptionMax} characters at most)`);
const contentType = line(at.labelMax, tooLong);

/** Metadata as it is sent; in an update a key that is missing leaves what is stored. */
export const sentMetadataSchema = z.object({
  description: description.optional(),
  /** Ids of solutions. */
  solutions: labels.optional(),
  solutionNames: z.union([typed, z.array(typed)]).optional(),
  audience: labels.optional(),
  tags: labels.optional(),
  contentType: contentType.optional(),
});
export type SentMetadata = z.infer<typeof sentMetadataSchema>;

/** Metadata as it is stored and shown. */
export const contentMetadataSchema = z.object({
  description: z.string(),
  solutions: z.array(z.object({ id: z.string(), name: z.string() })),
  audience: z.array(z.string()),
  tags: z.array(z.string()),
  contentType: z.string(),
});
export type ContentMetadata = z.infer<typeof contentMetadataSchema>;

const contextSchema = z.object({ clientId: outsideId().default(''), userId: outsideId().default('') });
const requestId = line(200).default('');
const contentId = recordId();
const contentIds = z.array(contentId).min(1).max(500);

/** What to do when the bytes are there already, or a document of that name: see `checkDuplicates`. */
export const onDuplicateSchema = z.enum(['skip', 'replace', 'keep']);
export type OnDuplicate = z.infer<typeof onDuplicateSchema>;

const sentDocumentSchema = z.object({
  fileKey: line(300).min(1),
  name: line(300).min(1),
  size: z.number().int().min(0).optional(),
  mimeType: line(200).default(''),
  /** Base64, up to 10 MB; a larger file goes up first and is named by `fileUrl` (decision A85). */
  fileData: pasted().default(''),
  fileUrl: line(500).default(''),
  metadata: sentMetadataSchema.default({}),
  /** Of a retry, where known; else the fileKey finds it. */
  documentId: contentId.optional(),
  retryCount: z.number().int().optional(),
  /** The same bytes once more: `skip` answers the one that is there, `replace` makes a new version, `keep` a second one. */
  onDuplicate: onDuplicateSchema.default('skip'),
  /** With `replace`: the document of which this is the new version. */
  replaces: contentId.optional(),
});
export type SentDocument = z.infer<typeof sentDocumentSchema>;

export const processedDocumentSchema = z.object({
  fileKey: z.string(),
  Status: z.enum(['completed', 'failed']),
  DocumentId: z.string(),
  error: z.string().optional(),
  /** What of a completed one was left unread, and whether that's so much that it isn't ready (decision A151). */
  note: z.string().optional(),
  partlyRead: z.boolean().optional(),
  /** Set when nothing new was stored, because these bytes are there already. */
  duplicateOf: z.object({ documentId: z.string(), name: z.string() }).optional(),
});
export type ProcessedDocument = z.infer<typeof processedDocumentSchema>;

const deletedSchema = z.object({ success: z.boolean(), deletedId: z.string(), error: z.string().optional() });
export type DeletedContent = z.infer<typeof deletedSchema>;

/** The one answer of the three content proxies, whatever the action. */
export const contentAnswerSchema = z.object({
  status: z.enum(['success', 'error']),
  documents: z.array(processedDocumentSchema),
  /** File keys of what goes on; poll the list by `details.fileKey` (decision A94). */
  pending: z.array(z.string()).optional(),
  /** Of a delete: an object for one id, a list for several. */
  data: z.union([deletedSchema, z.array(deletedSchema)]).optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
});
export type ContentAnswer = z.infer<typeof contentAnswerSchema>;

const actionSchema = z.enum(['process', 'retry', 'update', 'delete']);
const common = {
  action: actionSchema.default('process'),
  context: contextSchema.default({ clientId: '', userId: '' }),
  requestId,
  documentId: contentId.optional(),
  documentIds: contentIds.optional(),
  metadata: sentMetadataSchema.optional(),
};
const timeoutMs = limits.webhook.timeoutMs.contentProcess;

export const processDocument = endpoint({
  method: 'POST',
  path: '/api/automation/content/process-document/route',
  access: 'member',
  timeoutMs,
  // Base64 takes a third more, and the metadata its share.
  maxBody: {
    bytes: Math.ceil(limits.content.batchBytes * 1.34) + 1024 * 1024,
    text: 'These files are too large for one request. Upload the larger ones first, or send fewer at once.',
  },
  summary: 'Train on documents: process, retry, update metadata, delete',
  input: z.object({
    ...common,
    documents: z.array(sentDocumentSchema).max(at.batchFiles, `Send up to ${at.batchFiles} files at once`).optional(),
  }),
  output: contentAnswerSchema,
});
export const processWebUrl = endpoint({
  method: 'POST',
  path: '/api/automation/content/process-weburl/route',
  access: 'member',
  timeoutMs,
  summary: 'Train on web pages: process an address, retry (read again), update, delete',
  input: z.object({
    ...common,
    url: line(limits.text.address).default(''),
    fileKey: line(300).default(''),
    scope: webScopeSchema.default('page'),
    /** Of a sitemap or a crawl. */
    maxPages: z.number().int().min(1).max(at.site.pagesMax).default(at.site.pages),
    /** Paths such as /products/* that are read alone, or left out. */
    include: labels.optional(),
    exclude: labels.optional(),
    sync: syncSchema.optional(),
  }),
  output: contentAnswerSchema,
});
export const processYoutube = endpoint({
  method: 'POST',
  path: '/api/automation/content/process-youtube/route',
  access: 'member',
  timeoutMs,
  maxBody: { bytes: limits.content.transcriptCharacters * 4 + 1024 * 1024, text: 'This transcript is too long' },
  summary: 'Train on YouTube videos: process an address or its transcript, retry, update, delete',
  input: z.object({
    ...common,
    url: line(limits.text.address).default(''),
    fileKey: line(300).default(''),
    /** VTT, SRT or plain text, pasted or read from a file; without it the video's captions are asked for. */
    transcript: pasted(at.transcriptCharacters).default(''),
    transcriptName: line(300).default(''),
  }),
  output: contentAnswerSchema,
});
/** The same call as `processDocument`, with the time that a delete may take; takes ids of every kind. */
export const deleteDocuments = { ...processDocument, timeoutMs: limits.webhook.timeoutMs.contentDelete };

/** Where files over the limits of a process call go first, as a form with the field `file` (decision A85). */
export const uploadContent = { path: '/api/blob-upload/route?purpose=content', output: z.object({ url: z.string() }) };
