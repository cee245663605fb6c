import type { z } from 'zod';
import { noClientOrUserText, noDocumentToRetryText } from '#contract/content.ts';
import type {
  ContentAnswer,
  ProcessedDocument,
  processDocument,
  processWebUrl,
  processYoutube,
} from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import { isPartlyRead, type ContentItem } from '#contract/records-content.ts';
import type { ToastText } from '#web/components/show-toast.ts';
import { CallError, messageOf } from '#web/lib/call-error.ts';
import { waitFor } from '#web/lib/call-wire.ts';
import { base64Of } from '#web/lib/hash-file.ts';
import { isOffline, untilOnline } from '#web/lib/use-online.ts';
import { labelOf, newRequestId, nextBatch } from './upload-entry.ts';
import type { UploadEntry } from './upload-entry.ts';
import { addEntries, changeEntry, entryOf, removeEntries, useUploadStore } from './upload-store.ts';

const { upload: at } = limits.content;
const pollMs = 1500;

type SentDocument = NonNullable<z.input<typeof processDocument.input>['documents']>[number];

/** What the runs need of the outside; of one person in one organization. */
export interface UploadPorts {
  owner: string;
  context: { clientId: string; userId: string };
  processDocuments: (input: z.input<typeof processDocument.input>) => Promise<ContentAnswer>;
  processPage: (input: z.input<typeof processWebUrl.input>) => Promise<ContentAnswer>;
  processVideo: (input: z.input<typeof processYoutube.input>) => Promise<ContentAnswer>;
  sendFile: (file: File, onSent: (share: number) => void) => Promise<string>;
  readProgress: (fileKeys: string[]) => Promise<ContentItem[]>;
  /** The lists are read again. */
  reload: () => void;
  announce: (toast: ToastText) => void;
}

const noun = { document: 'document', webpage: 'web page', video: 'video' } as const;

function complete(
  ports: UploadPorts,
  entry: UploadEntry,
  { documentId, note, partly }: Pick<UploadEntry, 'documentId' | 'note' | 'partly'>,
): void {
  const done = { status: 'completed', progress: at.done, error: '', pending: false } as const;
  changeEntry(entry.fileKey, { ...done, documentId, note, partly });
  ports.announce(
    partly
      ? { title: 'Partly read', description: `${entry.name}: ${note}` }
      : note === ''
        ? { title: 'Processing Complete', description: `Successfully processed ${entry.name}` }
        : { title: 'Nothing stored twice', description: note },
  );
  setTimeout(() => {
    removeEntries([entry.fileKey]);
  }, at.removeMs);
  setTimeout(ports.reload, at.reloadMs);
}

function fail(
  ports: UploadPorts,
  entry: UploadEntry,
  { error, toast, documentId = entry.documentId }: { error: string; toast: ToastText; documentId?: string },
): void {
  changeEntry(entry.fileKey, { status: 'failed', progress: 0, error, documentId, pending: false, sent: null });
  ports.announce({ ...toast, tone: 'destructive' });
}

/** By the rules of section 4: `completed` is done, every other status has failed. */
function settle(
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

/** Matches the answer by file key alone; what is neither answered nor pending has failed (decision A143). */
function settleAll(ports: UploadPorts, entries: readonly UploadEntry[], answer: ContentAnswer): void {
  const order = (entry: UploadEntry) =>
    answer.documents.find(({ fileKey }) => fileKey === entry.fileKey)?.Status === 'completed' ? 0 : 1;
  // Failures last: one toast is visible, and it is theirs that has to be read.
  for (const { fileKey } of [...entries].sort((a, b) => order(a) - order(b))) {
    const entry = entryOf(fileKey);
    if (entry?.status !== 'processing') continue;
    const result = answer.documents.find((one) => one.fileKey === fileKey);
    if (result) settle(ports, entry, result);
    else if (answer.pending?.includes(fileKey)) changeEntry(fileKey, { pending: true });
    else settle(ports, entry, { Status: 'failed', DocumentId: '', error: answer.error?.message });
  }
}

async function toSent(ports: UploadPorts, entry: UploadEntry, inline: boolean): Promise<SentDocument> {
  const { fileKey, name, size, mimeType, metadata, fileData, documentId, retryCount, onDuplicate, replaces } = entry;
  const sent = {
    fileKey,
    name,
    size,
    mimeType: labelOf(mimeType),
    metadata,
    onDuplicate,
    fileData: '',
    fileUrl: '',
    ...(replaces === '' ? {} : { replaces }),
  };
  const again = retryCount > 0 ? { retryCount, ...(documentId === '' ? {} : { documentId }) } : {};
  if (fileData === null) return { ...sent, ...again };
  if (inline) return { ...sent, ...again, fileData: await base64Of(fileData) };
  changeEntry(fileKey, { sent: 0 });
  const fileUrl = await ports.sendFile(fileData, (share) => {
    changeEntry(fileKey, { sent: share });
  });
  changeEntry(fileKey, { sent: 1 });
  return { ...sent, ...again, fileUrl };
}

async function runBatch(ports: UploadPorts, waiting: readonly UploadEntry[]): Promise<void> {
  const requestId = waiting[0]?.requestId || newRequestId();
  const { inline, large } = nextBatch(waiting.filter((entry) => entry.requestId === waiting[0]?.requestId));
  const entries = [...inline, ...large];
  for (const { fileKey } of entries)
    changeEntry(fileKey, { status: 'processing', progress: at.begin, error: '', note: '', requestId });
  const failed = (entry: UploadEntry, error: unknown) => {
    // Goes again under the same request id, by which the server stores nothing twice.
    if (isOffline()) {
      changeEntry(entry.fileKey, { status: 'ready to process', progress: 0, sent: null });
      return;
    }
    const why = messageOf(error);
    fail(ports, entry, {
      error: `Failed to process ${noun[entry.kind]}. ${why}`,
      toast: { title: 'Processing Failed', description: 'Failed to process document' },
    });
  };
  const documents: SentDocument[] = [];
  for (const entry of entries) {
    try {
      documents.push(await toSent(ports, entry, inline.includes(entry)));
    } catch (error) {
      failed(entry, error);
    }
  }
  const going = entries.filter(({ fileKey }) => documents.some((one) => one.fileKey === fileKey));
  if (going.length === 0) return;
  try {
    settleAll(
      ports,
      going,
      await ports.processDocuments({ action: 'process', documents, context: ports.context, requestId }),
    );
  } catch (error) {
    for (const { fileKey } of going) {
      const entry = entryOf(fileKey);
      if (entry?.status === 'processing') failed(entry, error);
    }
    ports.reload();
  }
}

/** One batch after the other; what is started meanwhile waits as 'ready to process' (decision A87). */
export async function runUploads(ports: UploadPorts): Promise<void> {
  if (useUploadStore.getState().running) return;
  const { clientId, userId } = ports.context;
  const waiting = () =>
    useUploadStore
      .getState()
      .entries.filter(
        (one) =>
          one.owner === ports.owner && one.kind === 'document' && one.started && one.status === 'ready to process',
      );
  if (clientId === '' || userId === '') {
    for (const entry of waiting())
      fail(ports, entry, {
        error: noClientOrUserText,
        toast: { title: 'Processing Failed', description: noClientOrUserText },
      });
    return;
  }
  // No batch, no end of one: files that were chosen meanwhile follow a batch by themselves.
  if (waiting().length === 0) return;
  useUploadStore.setState({ running: true });
  void followUploads(ports);
  try {
    for (;;) {
      await untilOnline();
      // What was taken back meanwhile isn't sent.
      const next = waiting();
      if (next.length === 0) return;
      await runBatch(ports, next);
      await waitFor(at.guardMs);
    }
  } finally {
    useUploadStore.setState({ running: false });
  }
}

/** Sends an address. Answers the text for its field when the address is no good; then nothing remains of the entry. */
export async function runAddress(
  ports: UploadPorts,
  fileKey: string,
  action: 'process' | 'retry' = 'process',
): Promise<string | null> {
  const entry = entryOf(fileKey);
  if (!entry) return null;
  changeEntry(fileKey, { status: 'processing', progress: at.begin, error: '', started: true });
  void followUploads(ports);
  const common = {
    action,
    context: ports.context,
    requestId: newRequestId(),
    fileKey,
    metadata: entry.metadata,
    ...(entry.documentId === '' ? {} : { documentId: entry.documentId }),
  };
  try {
    const answer =
      entry.kind === 'webpage'
        ? await ports.processPage({ ...common, ...entry.page })
        : await ports.processVideo({ ...common, ...entry.video });
    if (answer.error?.code === 'INVALID_URL') {
      removeEntries([fileKey]);
      return answer.error.message;
    }
    settleAll(ports, [entry], answer);
  } catch (error) {
    const now = entryOf(fileKey);
    const text = `Failed to process ${noun[entry.kind]}`;
    if (now?.status === 'processing')
      fail(ports, now, {
        error: `${text}. ${messageOf(error)}`,
        toast: { title: 'Processing Failed', description: text },
      });
    ports.reload();
  }
  return null;
}

function isUnknown(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}

/** The server reads the original that it kept; what never reached it goes up with its bytes. */
async function sendRetry(ports: UploadPorts, entry: UploadEntry): Promise<ContentAnswer> {
  const document = await toSent(
    ports,
    entry.documentId === '' ? entry : { ...entry, fileData: null },
    entry.size <= limits.content.inlineBytes,
  );
  const sent = { documents: [document], context: ports.context, requestId: newRequestId() };
  try {
    return await ports.processDocuments({ action: 'retry', ...sent });
  } catch (error) {
    if (!isUnknown(error) || (document.fileData === '' && document.fileUrl === '')) throw error;
    return ports.processDocuments({ action: 'process', ...sent });
  }
}

/** Once more, by the same rules as an upload. */
export async function retryUpload(ports: UploadPorts, fileKey: string): Promise<void> {
  const stored = entryOf(fileKey);
  if (!stored) {
    ports.announce({ title: 'Processing Failed', description: noDocumentToRetryText, tone: 'destructive' });
    return;
  }
  const { clientId, userId } = ports.context;
  if (clientId === '' || userId === '') {
    fail(ports, stored, {
      error: noClientOrUserText,
      toast: { title: 'Processing Failed', description: noClientOrUserText },
    });
    return;
  }
  changeEntry(fileKey, {
    status: 'processing',
    progress: at.begin,
    error: '',
    retryCount: stored.retryCount + 1,
    stage: null,
  });
  const entry = entryOf(fileKey) ?? stored;
  if (entry.kind !== 'document') {
    // An address that never reached the server goes as it went first.
    await runAddress(ports, fileKey, entry.documentId === '' ? 'process' : 'retry');
    return;
  }
  void followUploads(ports);
  try {
    settleAll(ports, [entry], await sendRetry(ports, entry));
  } catch (error) {
    const gone = isUnknown(error);
    const text = gone ? noDocumentToRetryText : 'Failed to retry document processing';
    fail(ports, entry, {
      error: gone ? messageOf(error) : `${text}. ${messageOf(error)}`,
      toast: { title: 'Processing Failed', description: text },
    });
  }
}

const follows = new Set<string>();

/** Asks how far the server is while anything is under way; ends what the answer of the call left open. */
export async function followUploads(ports: UploadPorts): Promise<void> {
  if (follows.has(ports.owner)) return;
  follows.add(ports.owner);
  const underWay = () =>
    useUploadStore.getState().entries.filter((one) => one.owner === ports.owner && one.status === 'processing');
  try {
    for (;;) {
      await waitFor(pollMs);
      const keys = underWay().map(({ fileKey }) => fileKey);
      if (keys.length === 0) return;
      let items: ContentItem[];
      try {
        items = await ports.readProgress(keys);
        useUploadStore.setState({ lost: '' });
      } catch (error) {
        useUploadStore.setState({ lost: messageOf(error) });
        continue;
      }
      for (const item of items) {
        const entry = entryOf(item.fileKey);
        if (entry?.status !== 'processing') continue;
        changeEntry(entry.fileKey, { stage: item.stage, documentId: item.id });
        // Of a retry the row may still show how the run before it ended.
        const mayEnd = entry.pending || entry.retryCount === 0;
        if (mayEnd && item.status !== 'processing')
          settle(ports, entry, {
            Status: item.status,
            DocumentId: item.id,
            error: item.error,
            note: item.note ?? '',
            partlyRead: isPartlyRead(item.unread),
          });
      }
    }
  } finally {
    follows.delete(ports.owner);
  }
}

/** After a reload: what the server has is followed, what it never got is sent again. */
export async function resumeUploads(ports: UploadPorts, kept: readonly UploadEntry[]): Promise<void> {
  addEntries([...kept]);
  // The list tells of these.
  removeEntries(
    kept
      .filter(({ status, documentId }) => status === 'completed' || (status === 'failed' && documentId !== ''))
      .map(({ fileKey }) => fileKey),
  );
  const open = kept.filter(({ status }) => status === 'processing');
  if (open.length > 0) {
    let known: string[];
    try {
      known = (await ports.readProgress(open.map(({ fileKey }) => fileKey))).map(({ fileKey }) => fileKey);
    } catch (error) {
      useUploadStore.setState({ lost: messageOf(error) });
      known = open.map(({ fileKey }) => fileKey);
    }
    for (const entry of open) {
      if (known.includes(entry.fileKey)) changeEntry(entry.fileKey, { pending: true });
      else if (entry.kind !== 'document') void runAddress(ports, entry.fileKey);
      else if (entry.fileData)
        changeEntry(entry.fileKey, { status: 'ready to process', progress: 0, started: true, sent: null });
      else
        changeEntry(entry.fileKey, {
          status: 'failed',
          progress: 0,
          error: 'The page was left before this file had gone up, and the browser did not keep it. Choose it again.',
        });
    }
  }
  for (const entry of kept) {
    if (entry.kind === 'document' && entry.status === 'ready to process' && entry.fileData === null)
      removeEntries([entry.fileKey]);
  }
  void followUploads(ports);
  await runUploads(ports);
}
