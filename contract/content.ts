import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { block, line, outsideId, pasted, recordId } from './text.ts';

const { content: at } = limits;

export const noClientOrUserText = 'Client ID or User ID not found';
export const noDocumentToRetryText = 'Could not find document to retry';
/** Detail the server appends: what happened and what to do. */
export const neverReceivedText = 'We never received this file, or it was deleted. Choose it again and upload it.';
export const originalGoneText =
  'The original is gone. Search still finds what was read from it. Upload the file again to replace it.';

/** Suggestions in the form; both fields also take free text (decision A92). */
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

/** Called status in the specification (section 3). */
export const contentStatusSchema = z.enum(['processing', 'completed', 'failed']);
export type ContentStatus = z.infer<typeof contentStatusSchema>;

/** Processing stage of an item; `ready` is the specification's completed: text stored and searchable. */
export const contentStageSchema = z.enum(['received', 'extracting', 'indexing', 'ready', 'failed']);
export type ContentStage = z.infer<typeof contentStageSchema>;

/** Why an item failed; the message explains it and says what to do. */
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

/** `page` reads one URL, `sitemap` the pages its sitemap lists, `crawl` pages linked on the same site. */
export const webScopeSchema = z.enum(['page', 'sitemap', 'crawl']);
export type WebScope = z.infer<typeof webScopeSchema>;
export const syncSchema = z.enum(['off', 'daily', 'weekly']);
export type Sync = z.infer<typeof syncSchema>;

/** Who may hear what an item says; `unsaid`: the product guesses from its title and headings what is for the team. */
export const openToSchema = z.enum(['everybody', 'team', 'unsaid']);
export type OpenTo = z.infer<typeof openToSchema>;
export const openToWords: Record<OpenTo, string> = {
  unsaid: 'Not set',
  everybody: 'Everyone, buyers too',
  team: 'Our team only',
};
/** Stands beside everything that no buyer may hear, and says why where there is room. */
export const teamOnlyMark = 'Team only';
export const teamOnlyWarning = 'Team only: don’t read this to a buyer';

const lines = (value: string | string[]): string[] => {
  const parts = (typeof value === 'string' ? value.split(',') : value)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return [...new Map(parts.map((part) => [part.toLowerCase(), part])).values()];
};
const tooMany = `Use up to ${at.labels} entries`;
const tooLong = `Use up to ${at.labelMax} characters per entry`;
/** A list, or one comma-separated text (decision A92). */
const typed = line(at.labels * (at.labelMax + 2));
const labels = z
  .union([typed, z.array(typed)])
  .transform(lines)
  .refine((list) => list.length <= at.labels, tooMany)
  .refine((list) => list.every((label) => label.length <= at.labelMax), tooLong);
const description = block(at.descriptionMax, `Description is too long (up to ${at.descriptionMax} characters)`);
const contentType = line(at.labelMax, tooLong);

/** A day, '2026-12-31'; '': none. */
export const dayOrNoneSchema = z.union([z.literal(''), z.iso.date('Enter a date')]);

/** Metadata as sent; an update leaves omitted keys unchanged. */
export const sentMetadataSchema = z.object({
  description: description.optional(),
  /** Ids of solutions. */
  solutions: labels.optional(),
  solutionNames: z.union([typed, z.array(typed)]).optional(),
  audience: labels.optional(),
  tags: labels.optional(),
  contentType: contentType.optional(),
  openTo: openToSchema.optional(),
  validFrom: dayOrNoneSchema.optional(),
  validUntil: dayOrNoneSchema.optional(),
});
export type SentMetadata = z.infer<typeof sentMetadataSchema>;

/** Whether agents may use an item on a day, and if not, why. */
export type Validity = 'valid' | 'expired' | 'not-yet';
export function validityOn(
  day: string,
  { validFrom, validUntil }: { validFrom: string; validUntil: string },
): Validity {
  if (validUntil !== '' && validUntil < day) return 'expired';
  return validFrom !== '' && validFrom > day ? 'not-yet' : 'valid';
}

/** Why a buyer may not hear of an item today. */
export const notQuotedReasons = ['team-only', 'expired', 'not-yet', 'unread'] as const;
export type NotQuoted = (typeof notQuotedReasons)[number];

/** Metadata as stored and shown. */
export const contentMetadataSchema = z.object({
  description: z.string(),
  solutions: z.array(z.object({ id: z.string(), name: z.string() })),
  audience: z.array(z.string()),
  tags: z.array(z.string()),
  contentType: z.string(),
  /** Unsaid in what earlier versions stored. */
  openTo: openToSchema.default('unsaid'),
  /** First and last day on which agents use it. */
  validFrom: dayOrNoneSchema.default(''),
  validUntil: dayOrNoneSchema.default(''),
});
export type ContentMetadata = z.infer<typeof contentMetadataSchema>;

const contextSchema = z.object({ clientId: outsideId().default(''), userId: outsideId().default('') });
const requestId = line(200).default('');
const contentId = recordId();
const contentIds = z.array(contentId).min(1).max(500);

/** What to do if the same bytes, or a document of the same name, already exist: see `checkDuplicates`. */
export const onDuplicateSchema = z.enum(['skip', 'replace', 'keep']);
export type OnDuplicate = z.infer<typeof onDuplicateSchema>;

const sentDocumentSchema = z.object({
  fileKey: line(300).min(1),
  name: line(300).min(1),
  size: z.number().int().min(0).optional(),
  mimeType: line(200).default(''),
  /** Base64, up to 10 MB; larger files are uploaded first and named by `fileUrl` (decision A85). */
  fileData: pasted().default(''),
  fileUrl: line(500).default(''),
  metadata: sentMetadataSchema.default({}),
  /** For a retry, if known; otherwise `fileKey` identifies the document. */
  documentId: contentId.optional(),
  retryCount: z.number().int().optional(),
  /** If the same bytes exist: `skip` returns the existing item, `replace` adds a version, `keep` adds a second item. */
  onDuplicate: onDuplicateSchema.default('skip'),
  /** With `replace`: the document that gets a new version. */
  replaces: contentId.optional(),
});
export type SentDocument = z.infer<typeof sentDocumentSchema>;

export const processedDocumentSchema = z.object({
  fileKey: z.string(),
  Status: z.enum(['completed', 'failed']),
  DocumentId: z.string(),
  error: z.string().optional(),
  /** Which parts of a completed document were unread, and whether too many for it to be ready (decision A151). */
  note: z.string().optional(),
  partlyRead: z.boolean().optional(),
  /** Set if nothing new was stored because the same bytes already exist. */
  duplicateOf: z.object({ documentId: z.string(), name: z.string() }).optional(),
});
export type ProcessedDocument = z.infer<typeof processedDocumentSchema>;

const deletedSchema = z.object({ success: z.boolean(), deletedId: z.string(), error: z.string().optional() });
export type DeletedContent = z.infer<typeof deletedSchema>;

/** The response shape shared by the three content proxies, for every action. */
export const contentAnswerSchema = z.object({
  status: z.enum(['success', 'error']),
  documents: z.array(processedDocumentSchema),
  /** File keys still processing; poll the list by `details.fileKey` (decision A94). */
  pending: z.array(z.string()).optional(),
  /** For a delete: an object for one id, a list for several. */
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
  // Base64 adds a third; the extra megabyte covers metadata.
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
    /** Only for a sitemap or a crawl. */
    maxPages: z.number().int().min(1).max(at.site.pagesMax).default(at.site.pages),
    /** Paths such as /products/* to read exclusively, or to skip. */
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
    /** VTT, SRT or plain text, pasted or from a file; if empty, the video's own captions are requested. */
    transcript: pasted(at.transcriptCharacters).default(''),
    transcriptName: line(300).default(''),
  }),
  output: contentAnswerSchema,
});
/** `processDocument` with the timeout of a delete; takes ids of every kind. */
export const deleteDocuments = { ...processDocument, timeoutMs: limits.webhook.timeoutMs.contentDelete };

/** Upload URL for files too large for a process call: a form with the field `file` (decision A85). */
export const uploadContent = { path: '/api/blob-upload/route?purpose=content', output: z.object({ url: z.string() }) };
