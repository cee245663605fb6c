import type { UploadEntry } from './upload-entry.ts';

/** Raised when an entry changes its shape: what an older version kept is dropped. */
const version = 1;
export const uploadMemory = 'uploads';
const tabKey = 'upload-tab';

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
      // Signing out deletes the whole; an open connection would hold that up.
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

/** The bytes are written once, when the entry is new. */
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

/** A name for this tab that survives its reload; held as a lock, so that other tabs know it lives. */
async function claimTab(): Promise<string> {
  const tab = sessionStorage.getItem(tabKey) ?? crypto.getRandomValues(new Uint32Array(2)).join('-');
  if ('locks' in navigator) {
    const held = await new Promise<boolean>((resolve, reject) => {
      navigator.locks
        .request(tab, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock === null ? undefined : new Promise(() => undefined);
        })
        .catch(reject);
    });
    // A copied tab brings the name of its original along.
    if (!held) {
      sessionStorage.removeItem(tabKey);
      return claimTab();
    }
  }
  sessionStorage.setItem(tabKey, tab);
  return tab;
}

let claimed: Promise<string> | null = null;
export function thisTab(): Promise<string> {
  claimed ??= claimTab();
  return claimed;
}

/** What this tab had under way before it was loaded anew, and what tabs left behind that are closed. */
export async function keptEntries(owner: string): Promise<UploadEntry[]> {
  const tab = await thisTab();
  const alive = 'locks' in navigator ? ((await navigator.locks.query()).held ?? []).map(({ name }) => name) : null;
  const kept: UploadEntry[] = (await within('readonly', (entries) => entries.getAll())) ?? [];
  const own = kept.filter(
    (entry) => entry.owner === owner && (entry.tab === tab || (alive !== null && !alive.includes(entry.tab))),
  );
  return Promise.all(
    own.map(async (entry): Promise<UploadEntry> => {
      const file: File | undefined = await within('readonly', (_, files) => files.get(entry.fileKey));
      return { ...entry, tab, fileData: file ?? null };
    }),
  );
}
