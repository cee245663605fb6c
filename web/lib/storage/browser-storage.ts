interface BrowserStorage {
  /** Returns null if nothing is stored under the key, or this browser stores nothing. */
  read(key: string): string | null;
  /** Returns false if it could not be stored, because storage is full or blocked. */
  write(key: string, value: string): boolean;
  drop(key: string): void;
}

/** Wraps a storage so that a full or blocked one never breaks a screen. */
function open(storage: () => Storage): BrowserStorage {
  const attempt = <Result>(work: (kept: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(storage());
    } catch {
      // The result says so: nothing was read or stored.
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((kept) => kept.getItem(key), null),
    write: (key, value) =>
      attempt((kept) => {
        kept.setItem(key, value);
        return true;
      }, false),
    drop: (key) => {
      attempt((kept) => {
        kept.removeItem(key);
      }, undefined);
    },
  };
}

/** Kept until cleared, for all tabs. */
export const inBrowser = open(() => localStorage);
/** Kept as long as this tab. */
export const inTab = open(() => sessionStorage);
