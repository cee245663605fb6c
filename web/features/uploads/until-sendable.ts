import { isOffline, untilOnline } from '#web/lib/use-online.ts';
import { waits, type UploadEntry } from './upload-entry.ts';
import { changeEntry, entryOf } from './upload-store.ts';

/** Waits until the browser has a network; returns null if the entry was canceled meanwhile. */
export async function untilSendable(fileKey: string): Promise<UploadEntry | null> {
  if (isOffline()) changeEntry(fileKey, waits);
  await untilOnline();
  return entryOf(fileKey) ?? null;
}
