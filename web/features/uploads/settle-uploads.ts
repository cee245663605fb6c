import type { z } from 'zod';
import type {
  ContentAnswer,
  ProcessedDocument,
  processDocument,
  processWebUrl,
  processYoutube,
} from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import type { ContentItem } from '#contract/records-content.ts';
import type { ToastText } from '#web/components/show-toast.ts';
import type { UploadEntry } from './upload-entry.ts';
import { changeEntry, entryOf, removeEntries } from './upload-store.ts';

const { upload: at } = limits.content;

/** Dependencies of the runs, for one person in one organization. */
export interface UploadPorts {
  owner: string;
  context: { clientId: string; userId: string };
  processDocuments: (input: z.input<typeof processDocument.input>) => Promise<ContentAnswer>;
  processPage: (input: z.input<typeof processWebUrl.input>) => Promise<ContentAnswer>;
  processVideo: (input: z.input<typeof processYoutube.input>) => Promise<ContentAnswer>;
  sendFile: (file: File, onSent: (share: number) => void) => Promise<string>;
  readProgress: (fileKeys: string[]) => Promise<ContentItem[]>;
  /** Refetches the lists. */
  reload: () => void;
  announce: (toast: ToastText) => void;
}

export const noun = { document: 'document', webpage: 'web page', video: 'video' } as const;

function complete(
  ports: UploadPorts,
  entry: UploadEntry,
  { documentId, note, partly }: Pick<UploadEntry, 'documentId' | 'note' | 'partly'>,
): void {
  const done = { status: 'completed', progress: at.done, error: '', pending: false } as const;
  changeEntry(entry.fileKey, { ...done, documentId, note, partly });
  ports.announce(
    partly
      ? { title: 'Partly read', description: `${entry.name}: ${note}`, tone: 'warning' }
      : note === ''
        ? { title: 'Processing Complete', description: `Successfully processed ${entry.name}` }
        : { title: 'Nothing stored twice', description: note },
  );
  setTimeout(() => {
    removeEntries([entry.fileKey]);
  }, at.removeMs);
  setTimeout(ports.reload, at.reloadMs);
}

/** Marks an entry as failed, with its text and a toast. */
export function fail(
  ports: UploadPorts,
  entry: UploadEntry,
  { error, toast, documentId = entry.documentId }: { error: string; toast: ToastText; documentId?: string },
): void {
  changeEntry(entry.fileKey, { status: 'failed', progress: 0, error, documentId, pending: false, sent: null });
  ports.announce({ ...toast, tone: 'destructive' });
}

/** Applies section 4: `completed` is done, every other status has failed. */
export function settle(
  ports: UploadPorts,
  entry: UploadEntry,
  result: Pick<ProcessedDocument, 'error' | 'duplicateOf' | 'note' | 'partlyRead'> & {
    Status: string;
    DocumentId: string;
  },
): void {
  const stated = result.error ?? '';
  if (result.Status === 'completed') {
    const partly = result.partlyRead === true && !result.duplicateOf;
    const twin = result.duplicateOf ? `${entry.name} is already here as ${result.duplicateOf.name}.` : '';
    complete(ports, entry, { documentId: result.DocumentId, note: partly ? (result.note ?? '') : twin, partly });
    return;
  }
  const retried = entry.retryCount > 0;
  const toast = {
    title: 'Processing Failed',
    description: `Failed to process ${entry.name}: ${stated || 'Unknown error'}`,
  };
  fail(ports, entry, {
    error: stated || (retried ? 'Retry failed' : 'Processing failed'),
    toast,
    documentId: result.DocumentId || entry.documentId,
  });
}

/** Matches results by file key only; entries neither returned nor pending have failed (decision A143). */
export function settleAll(ports: UploadPorts, entries: readonly UploadEntry[], answer: ContentAnswer): void {
  const order = (entry: UploadEntry) =>
    answer.documents.find(({ fileKey }) => fileKey === entry.fileKey)?.Status === 'completed' ? 0 : 1;
  // Failures come last, because only one toast is visible and theirs must be read.
  for (const { fileKey } of [...entries].sort((a, b) => order(a) - order(b))) {
    const entry = entryOf(fileKey);
    if (entry?.status !== 'processing') continue;
    const result = answer.documents.find((one) => one.fileKey === fileKey);
    if (result) settle(ports, entry, result);
    else if (answer.pending?.includes(fileKey)) changeEntry(fileKey, { pending: true });
    else settle(ports, entry, { Status: 'failed', DocumentId: '', error: answer.error?.message });
  }
}
