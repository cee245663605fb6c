import { isPartlyRead, type ContentItem } from '#contract/records-content.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { waitFor } from '#web/lib/call-wire.ts';
import { settle, type UploadPorts } from './settle-uploads.ts';
import { changeEntry, entryOf, useUploadStore } from './upload-store.ts';

const pollMs = 1500;
const follows = new Set<string>();

/** Polls the server's progress while uploads are in progress; settles what the call's response left open. */
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
        // During a retry, the row may still show the previous run's result.
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
