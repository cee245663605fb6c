import { noClientOrUserText } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { waitFor } from '#web/lib/call-wire.ts';
import { isOffline, untilOnline } from '#web/lib/use-online.ts';
import { followUploads } from './follow-uploads.ts';
import { fail, noun, settleAll, type UploadPorts } from './settle-uploads.ts';
import { toSent, type SentDocument } from './to-sent.ts';
import { newRequestId, nextBatch, readsAgain, waits, type UploadEntry } from './upload-entry.ts';
import { changeEntry, entryOf, useUploadStore } from './upload-store.ts';

const { upload: at } = limits.content;
export const retryFailedText = 'Failed to retry document processing';

async function runBatch(ports: UploadPorts, waiting: readonly UploadEntry[]): Promise<void> {
  const requestId = waiting[0]?.requestId || newRequestId();
  const { inline, large } = nextBatch(waiting.filter((entry) => entry.requestId === waiting[0]?.requestId));
  const entries = [...inline, ...large];
  for (const { fileKey } of entries)
    changeEntry(fileKey, { status: 'processing', progress: at.begin, error: '', note: '', requestId });
  const failed = (entry: UploadEntry, error: unknown) => {
    // Resent under the same request id, so the server stores nothing twice.
    if (isOffline()) {
      changeEntry(entry.fileKey, waits);
      return;
    }
    // A retry that a reload broke off goes on as a batch and is a retry all the same.
    const isRetry = entry.retryCount > 0;
    fail(ports, entry, {
      error: `${isRetry ? retryFailedText : `Failed to process ${noun[entry.kind]}`}. ${messageOf(error)}`,
      toast: { title: 'Processing Failed', description: isRetry ? retryFailedText : 'Failed to process document' },
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

/** Runs batches in sequence; uploads started meanwhile wait as 'ready to process' (decision A87). */
export async function runUploads(ports: UploadPorts): Promise<void> {
  if (useUploadStore.getState().running) return;
  const { clientId, userId } = ports.context;
  const waiting = () =>
    useUploadStore
      .getState()
      .entries.filter(
        (one) =>
          one.owner === ports.owner &&
          one.kind === 'document' &&
          one.started &&
          one.status === 'ready to process' &&
          !readsAgain(one),
      );
  if (clientId === '' || userId === '') {
    for (const entry of waiting())
      fail(ports, entry, {
        error: noClientOrUserText,
        toast: { title: 'Processing Failed', description: noClientOrUserText },
      });
    return;
  }
  // Without a batch there is no end to follow: files chosen during a batch start by themselves after it.
  if (waiting().length === 0) return;
  useUploadStore.setState({ running: true });
  void followUploads(ports);
  try {
    for (;;) {
      await untilOnline();
      // Skips uploads canceled in the meantime.
      const next = waiting();
      if (next.length === 0) return;
      await runBatch(ports, next);
      await waitFor(at.guardMs);
    }
  } finally {
    useUploadStore.setState({ running: false });
  }
}
