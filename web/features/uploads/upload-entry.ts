import type { z } from 'zod';
import { limits } from '#contract/limits.ts';
import type {
  ContentKind,
  ContentMetadata,
  ContentStage,
  OnDuplicate,
  processWebUrl,
  processYoutube,
} from '#contract/content.ts';
import { newId } from '#web/lib/request-id.ts';

export type UploadStatus = 'ready to process' | 'processing' | 'completed' | 'failed';

/** What is sent of an address in place of bytes. */
export type SentPage = Pick<
  z.input<typeof processWebUrl.input>,
  'url' | 'scope' | 'maxPages' | 'include' | 'exclude' | 'sync'
>;
export type SentVideo = Pick<z.input<typeof processYoutube.input>, 'url' | 'transcript' | 'transcriptName'>;

/** Metadata as an upload entry holds it and as it is sent: lists with commas between. */
export interface EntryMetadata {
  description: string;
  solutions: string;
  solutionNames: string[];
  audience: string;
  tags: string;
  contentType: string;
}

/** One file or address on its way in. */
export interface UploadEntry {
  id: string;
  fileKey: string;
  /** Whose it is: user and organization. */
  owner: string;
  /** The browser tab that works on it. */
  tab: string;
  kind: ContentKind;
  progress: number;
  status: UploadStatus;
  name: string;
  size: number;
  mimeType: string;
  /** Empty until the server has named it. */
  documentId: string;
  /** The bytes; base64 is made of them when they are sent. Null: none, or the browser did not keep them. */
  fileData: File | null;
  metadata: EntryMetadata;
  /** Was given details of its own, so those of the whole selection do not replace them. */
  own: boolean;
  error: string;
  retryCount: number;
  /** The person pressed start: it goes as soon as the batch before it has ended. */
  started: boolean;
  /** Of the call that carried it: sent again after a reload it changes nothing. */
  requestId: string;
  /** The server has it and goes on by itself. */
  pending: boolean;
  stage: ContentStage | null;
  /** Share of the bytes of a large file that have gone up. */
  sent: number | null;
  page: SentPage | null;
  video: SentVideo | null;
  onDuplicate: OnDuplicate;
  replaces: string;
  /** What is to be known of a success, such as that nothing was stored twice. */
  note: string;
  /** Completed, with too many of its pages unread to be called ready. */
  partly: boolean;
}

export const emptyMetadata: ContentMetadata = {
  description: '',
  solutions: [],
  audience: [],
  tags: [],
  contentType: '',
};

export function toEntryMetadata({
  description,
  solutions,
  audience,
  tags,
  contentType,
}: ContentMetadata): EntryMetadata {
  return {
    description,
    contentType,
    solutions: solutions.map(({ id }) => id).join(','),
    solutionNames: solutions.map(({ name }) => name),
    audience: audience.join(','),
    tags: tags.join(','),
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
}: EntryMetadata): ContentMetadata {
  return {
    description,
    contentType,
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

/** A type that is not one of the three is called a PDF (section 5); the server looks at the bytes. */
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

/** A timestamp and a random suffix. */
export function newRequestId(): string {
  return `${Date.now()}-${newId().slice(0, 8)}`;
}

/** What an entry becomes that waits for the network: it goes by itself, under the request id that it has. */
export const waits = { status: 'ready to process', progress: 0, error: '', started: true, sent: null } as const;

/** Whether the server has the original and reads it once more, so that nothing goes up. */
export function readsAgain({ retryCount, documentId }: UploadEntry): boolean {
  return retryCount > 0 && documentId !== '';
}

export interface Batch {
  /** Sent within the call. */
  inline: UploadEntry[];
  /** Go up first, each by itself (decision A85). */
  large: UploadEntry[];
}

/** The next files that go in one call: at most 20, as base64 while they fit. */
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
