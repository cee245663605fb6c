import type { ContentAnswer } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { isOffline } from '#web/lib/use-online.ts';
import { followUploads } from './follow-uploads.ts';
import { fail, noun, settleAll, type UploadPorts } from './settle-uploads.ts';
import { newRequestId, readsAgain, type UploadEntry } from './upload-entry.ts';
import { untilSendable } from './until-sendable.ts';
import { changeEntry, entryOf, removeEntries } from './upload-store.ts';

const { upload: at } = limits.content;

async function send(ports: UploadPorts, entry: UploadEntry): Promise<ContentAnswer> {
  const { fileKey, metadata, requestId, documentId } = entry;
  const common = {
    // An address that never reached the server is sent as a first attempt.
    action: readsAgain(entry) ? ('retry' as const) : ('process' as const),
    context: ports.context,
    requestId,
    fileKey,
    metadata,
    ...(documentId === '' ? {} : { documentId }),
  };
  return entry.kind === 'webpage'
    ? ports.processPage({ ...common, ...entry.page })
    : ports.processVideo({ ...common, ...entry.video });
}

/**
 * Sends an address under one request id, however often the network fails.
 * `onWait` releases its form while waiting.
 * Returns an error text for the field if the address is invalid and the form is still shown; the entry is then removed.
 */
export async function runAddress(ports: UploadPorts, fileKey: string, onWait?: () => void): Promise<string | null> {
  let inField = onWait !== undefined;
  for (;;) {
    if (isOffline()) {
      inField = false;
      onWait?.();
    }
    const waiting = isOffline() ? await untilSendable(fileKey) : entryOf(fileKey);
    if (!waiting) return null;
    const requestId = waiting.requestId || newRequestId();
    const entry: UploadEntry = { ...waiting, requestId };
    changeEntry(fileKey, { status: 'processing', progress: at.begin, error: '', started: true, requestId });
    void followUploads(ports);
    try {
      const answer = await send(ports, entry);
      if (answer.error?.code === 'INVALID_URL' && inField) {
        removeEntries([fileKey]);
        return answer.error.message;
      }
      settleAll(ports, [entry], answer);
      return null;
    } catch (error) {
      const now = entryOf(fileKey);
      if (now?.status === 'processing') {
        if (isOffline()) continue;
        const text = `Failed to process ${noun[entry.kind]}`;
        fail(ports, now, {
          error: `${text}. ${messageOf(error)}`,
          toast: { title: 'Processing Failed', description: text },
        });
      }
      ports.reload();
      return null;
    }
  }
}
