import { messageOf } from '#web/lib/call-error.ts';
import { followUploads } from './follow-uploads.ts';
import { runAddress } from './run-address.ts';
import { runUploads } from './run-uploads.ts';
import { sendAgain } from './send-again.ts';
import type { UploadPorts } from './settle-uploads.ts';
import { readsAgain, waits, type UploadEntry } from './upload-entry.ts';
import { addEntries, changeEntry, removeEntries, useUploadStore } from './upload-store.ts';

/** After a reload: follows what the server has and resends what it never received. */
export async function resumeUploads(ports: UploadPorts, kept: readonly UploadEntry[]): Promise<void> {
  addEntries([...kept]);
  // The list shows these.
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
      else if (entry.fileData) changeEntry(entry.fileKey, { ...waits, documentId: '' });
      else
        changeEntry(entry.fileKey, {
          status: 'failed',
          progress: 0,
          error: 'You left the page before this file was uploaded, and the browser didn’t keep it. Choose it again.',
        });
    }
  }
  for (const entry of kept) {
    if (entry.status !== 'ready to process') continue;
    if (entry.kind !== 'document') void runAddress(ports, entry.fileKey);
    else if (readsAgain(entry)) void sendAgain(ports, entry.fileKey);
    else if (entry.fileData === null) removeEntries([entry.fileKey]);
  }
  void followUploads(ports);
  await runUploads(ports);
}
