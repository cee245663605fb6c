interface BrowserStorage {
  /** Null: nothing is kept under this key, or this browser keeps nothing. */
  read(key: string): string | null;
  /** False when it is not kept: the storage is full or closed to this page. */
  write(key: string, value: string): boolean;
  drop(key: string): void;
}

/** What a screen remembers for comfort must not end the screen where the storage is full or closed. */
function open(storage: () => Storage): BrowserStorage {
  const attempt = <Result>(work: (kept: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(storage());
    } catch {
      // Said by the result: nothing was read, or not kept.
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

/** Kept until it is cleared, for all tabs. */
export const inBrowser = open(() => localStorage);
/** Kept as long as this tab. */
export const inTab = open(() => sessionStorage);
