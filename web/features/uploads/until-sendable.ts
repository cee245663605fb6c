import { isOffline, untilOnline } from '#web/lib/use-online.ts';
import { waits, type UploadEntry } from './upload-entry.ts';
import { changeEntry, entryOf } from './upload-store.ts';

/** Lets an entry wait in its list until the browser has a network; null: it was taken back meanwhile. */
export async function untilSendable(fileKey: string): Promise<UploadEntry | null> {
  if (isOffline()) changeEntry(fileKey, waits);
  await untilOnline();
  return entryOf(fileKey) ?? null;
}
