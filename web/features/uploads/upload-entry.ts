import type { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type {
  ContentKind,
  ContentMetadata,
  ContentStage,
  OpenTo,
  OnDuplicate,
  processWebUrl,
  processYoutube,
} from '#contract/content.ts';
import { newId } from '#web/lib/request-id.ts';

export type UploadStatus = 'ready to process' | 'processing' | 'completed' | 'failed';

/** Sent for an address instead of bytes. */
export type SentPage = Pick<
  z.input<typeof processWebUrl.input>,
  'url' | 'scope' | 'maxPages' | 'include' | 'exclude' | 'sync'
>;
export type SentVideo = Pick<z.input<typeof processYoutube.input>, 'url' | 'transcript' | 'transcriptName'>;

/** Metadata of an upload entry as sent: comma-separated lists. */
export interface EntryMetadata {
  description: string;
  solutions: string;
  solutionNames: string[];
  audience: string;
  tags: string;
  contentType: string;
  /** Absent unless somebody chose it, so that a new version of a document keeps what was said of it. */
  openTo?: OpenTo;
  validFrom?: string;
  validUntil?: string;
}

/** One file or address being uploaded. */
export interface UploadEntry {
  id: string;
  fileKey: string;
  /** Owner: user and organization. */
  owner: string;
  /** The browser tab working on it. */
  tab: string;
  kind: ContentKind;
  progress: number;
  status: UploadStatus;
  name: string;
  size: number;
  mimeType: string;
  /** Empty until the server assigns it. */
  documentId: string;
  /** The file, encoded as base64 when sent. Null: none, or the browser did not keep it. */
  fileData: File | null;
  metadata: EntryMetadata;
  /** Has its own details, which those of the whole selection must not replace. */
  own: boolean;
  error: string;
  retryCount: number;
  /** The user pressed start: runs as soon as the batch before it ends. */
  started: boolean;
  /** Id of the call that carried it, so that resending after a reload changes nothing. */
  requestId: string;
  /** The server has it and continues by itself. */
  pending: boolean;
  stage: ContentStage | null;
  /** Uploaded share of a large file's bytes. */
  sent: number | null;
  page: SentPage | null;
  video: SentVideo | null;
  onDuplicate: OnDuplicate;
  replaces: string;
  /** Remark on a success, such as that nothing was stored twice. */
  note: string;
  /** Completed with too many unread pages to be called ready. */
  partly: boolean;
}

export const emptyMetadata: ContentMetadata = {
  description: '',
  solutions: [],
  audience: [],
  tags: [],
  contentType: '',
  openTo: 'unsaid',
  validFrom: '',
  validUntil: '',
};

export function toEntryMetadata({
  description,
  solutions,
  audience,
  tags,
  contentType,
  openTo,
  validFrom,
  validUntil,
}: ContentMetadata): EntryMetadata {
  return {
    description,
    contentType,
    solutions: solutions.map(({ id }) => id).join(','),
    solutionNames: solutions.map(({ name }) => name),
    audience: audience.join(','),
    tags: tags.join(','),
    ...(openTo !== 'unsaid' && { openTo }),
    ...(validFrom !== '' && { validFrom }),
    ...(validUntil !== '' && { validUntil }),
  };
}

const parts = (list: string): string[] => (list === '' ? [] : list.split(','));

export function fromEntryMetadata({
  description,
  solutions,
  solutionNames,
  audience,
  tags,
  contentType,
  openTo = 'unsaid',
  validFrom = '',
  validUntil = '',
}: EntryMetadata): ContentMetadata {
  return {
    description,
    contentType,
    openTo,
    validFrom,
    validUntil,
    audience: parts(audience),
    tags: parts(tags),
    solutions: parts(solutions).map((id, at) => ({ id, name: solutionNames[at] ?? '' })),
  };
}

const allowedTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

/** Labels any type but the three allowed as PDF (section 5); the server checks the bytes. */
export function labelOf(mimeType: string): string {
  return allowedTypes.includes(mimeType) ? mimeType : 'application/pdf';
}

type NewEntry = Pick<UploadEntry, 'owner' | 'tab' | 'kind' | 'name'> & Partial<UploadEntry>;

export function newEntry(from: NewEntry): UploadEntry {
  const id = newId();
  return {
    id,
    fileKey: `${id}-${from.name}`.slice(0, 300),
    progress: 0,
    status: 'ready to process',
    size: 0,
    mimeType: '',
    documentId: '',
    fileData: null,
    metadata: toEntryMetadata(emptyMetadata),
    own: false,
    error: '',
    retryCount: 0,
    started: false,
    requestId: '',
    pending: false,
    stage: null,
    sent: null,
    page: null,
    video: null,
    onDuplicate: 'skip',
    replaces: '',
    note: '',
    partly: false,
    ...from,
  };
}

/** Returns a timestamp with a random suffix. */
export function newRequestId(): string {
  return `${Date.now()}-${newId().slice(0, 8)}`;
}

/** State of an entry that waits for the network: it resumes by itself, under its request id. */
export const waits = { status: 'ready to process', progress: 0, error: '', started: true, sent: null } as const;

/** Returns whether the server has the original and reads it again, so nothing is uploaded. */
export function readsAgain({ retryCount, documentId }: UploadEntry): boolean {
  return retryCount > 0 && documentId !== '';
}

export interface Batch {
  /** Sent within the call. */
  inline: UploadEntry[];
  /** Uploaded first, one by one (decision A85). */
  large: UploadEntry[];
}

/** Returns the next files for one call: up to 20, as base64 while they fit. */
export function nextBatch(entries: readonly UploadEntry[]): Batch {
  const batch: Batch = { inline: [], large: [] };
  let bytes = 0;
  for (const entry of entries.slice(0, limits.content.batchFiles)) {
    const fits = entry.size <= limits.content.inlineBytes && bytes + entry.size <= limits.content.batchBytes;
    if (fits) bytes += entry.size;
    (fits ? batch.inline : batch.large).push(entry);
  }
  return batch;
}
