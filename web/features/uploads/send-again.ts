import { noDocumentToRetryText, type ContentAnswer } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import { CallError, messageOf } from '#web/lib/call-error.ts';
import { isOffline } from '#web/lib/use-online.ts';
import { followUploads } from './follow-uploads.ts';
import { retryFailedText, runUploads } from './run-uploads.ts';
import { fail, settleAll, type UploadPorts } from './settle-uploads.ts';
import { toSent } from './to-sent.ts';
import { readsAgain, waits, type UploadEntry } from './upload-entry.ts';
import { untilSendable } from './until-sendable.ts';
import { changeEntry, entryOf } from './upload-store.ts';

const { upload: at } = limits.content;

function isUnknown(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}

/** The server reads its stored original; what never reached it is uploaded with its bytes. */
async function send(ports: UploadPorts, entry: UploadEntry): Promise<ContentAnswer> {
  const document = await toSent(
    ports,
    entry.documentId === '' ? entry : { ...entry, fileData: null },
    entry.size <= limits.content.inlineBytes,
  );
  const sent = { documents: [document], context: ports.context, requestId: entry.requestId };
  try {
    return await ports.processDocuments({ action: 'retry', ...sent });
  } catch (error) {
    if (!isUnknown(error) || (document.fileData === '' && document.fileUrl === '')) throw error;
    return ports.processDocuments({ action: 'process', ...sent });
  }
}

/** Sends a document again; without a network it waits, with the batches if the server has nothing of it. */
export async function sendAgain(ports: UploadPorts, fileKey: string): Promise<void> {
  for (;;) {
    const now = entryOf(fileKey);
    if (!now) return;
    if (isOffline() && !readsAgain(now)) {
      changeEntry(fileKey, waits);
      await runUploads(ports);
      return;
    }
    const entry = isOffline() ? await untilSendable(fileKey) : now;
    if (!entry) return;
    changeEntry(fileKey, { status: 'processing', progress: at.begin, error: '', started: true });
    void followUploads(ports);
    try {
      settleAll(ports, [entry], await send(ports, entry));
      return;
    } catch (error) {
      if (isOffline()) continue;
      const gone = isUnknown(error);
      const text = gone ? noDocumentToRetryText : retryFailedText;
      fail(ports, entry, {
        error: gone ? messageOf(error) : `${text}. ${messageOf(error)}`,
        toast: { title: 'Processing Failed', description: text },
      });
      return;
    }
  }
}
