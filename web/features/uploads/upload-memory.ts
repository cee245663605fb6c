import { tabs } from '#web/lib/tabs.ts';
import type { UploadEntry } from './upload-entry.ts';

/** Increase when an entry changes shape; entries of older versions are dropped. */
const version = 1;
export const uploadMemory = 'uploads';

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(uploadMemory, version);
    request.addEventListener('upgradeneeded', () => {
      for (const name of [...request.result.objectStoreNames]) request.result.deleteObjectStore(name);
      request.result.createObjectStore('entries');
      request.result.createObjectStore('files');
    });
    request.addEventListener('success', () => {
      // Signing out deletes the database, which an open connection would block.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opened = null;
      });
      resolve(request.result);
    });
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('The browser keeps nothing'));
    });
  });
  return opened;
}

async function within<T>(
  mode: IDBTransactionMode,
  act: (entries: IDBObjectStore, files: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const transaction = (await open()).transaction(['entries', 'files'], mode);
  const request = act(transaction.objectStore('entries'), transaction.objectStore('files'));
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => {
      resolve(request?.result);
    });
    transaction.addEventListener('abort', () => {
      reject(transaction.error ?? new Error('Not kept'));
    });
  });
}

/** Stores an entry; its file only once, when the entry is new. */
export async function keepEntry(entry: UploadEntry, isNew: boolean): Promise<void> {
  await within('readwrite', (entries, files) => {
    entries.put({ ...entry, fileData: null }, entry.fileKey);
    if (isNew && entry.fileData) files.put(entry.fileData, entry.fileKey);
    return undefined;
  });
}

export async function forgetEntry(fileKey: string): Promise<void> {
  await within('readwrite', (entries, files) => {
    entries.delete(fileKey);
    files.delete(fileKey);
    return undefined;
  });
}

/** Returns this tab's entries from before a reload, and those of closed tabs. */
export async function keptEntries(owner: string): Promise<UploadEntry[]> {
  const { own: tab, canTell, inherit } = tabs();
  const all: UploadEntry[] = (await within('readonly', (entries) => entries.getAll())) ?? [];
  const kept = all.filter((entry) => entry.owner === owner);
  const gone = new Set([tab]);
  if (canTell) for (const name of new Set(kept.map((entry) => entry.tab))) await inherit(name, () => gone.add(name));
  return Promise.all(
    kept
      .filter((entry) => gone.has(entry.tab))
      .map(async (entry): Promise<UploadEntry> => {
        const file: File | undefined = await within('readonly', (_, files) => files.get(entry.fileKey));
        return { ...entry, tab, fileData: file ?? null };
      }),
  );
}
