import { newUuid } from './request-id.ts';
import { inTab } from './storage/browser-storage.ts';

const prefix = 'tab:';
const rememberedKey = 'tab';

/** The open documents of this browser, each identified by a name it holds as a lock while open. */
export interface Tabs {
  /** Name of this document. A reload is a new document, unless the browser has no locks. */
  own: string;
  /** False if the browser has no locks (plain HTTP), so open documents can't be detected. */
  canTell: boolean;
  /**
   * Runs `take` if that document is closed, exclusively among documents.
   * If it is open, runs `take` once it closes, unless `until` is aborted before; without `until`, never.
   * Without locks, runs `take` at once. @returns Whether it has run.
   */
  inherit(tab: string, take: () => void, until?: AbortSignal): Promise<boolean>;
}

/** Queues for a name's lock; stopping or leaving the page isn't an error. */
function waitFor(locks: LockManager, name: string, take: () => void, until: AbortSignal): void {
  locks
    .request(name, { signal: until }, () => {
      if (!until.aborted) take();
    })
    .catch((error: unknown) => {
      if (!until.aborted && !(error instanceof DOMException)) throw error;
    });
}

/** `life` ends with the document; others may then take over what it held. */
export function createTabs(locks: LockManager | undefined, own: string, life: Promise<void>): Tabs {
  if (locks === undefined)
    return {
      own,
      canTell: false,
      inherit: (_, take) => {
        take();
        return Promise.resolve(true);
      },
    };
  void locks.request(prefix + own, () => life);
  return {
    own,
    canTell: true,
    inherit: async (tab, take, until) => {
      const name = prefix + tab;
      const ran = await locks.request(name, { ifAvailable: true }, (lock) => {
        if (lock === null) return false;
        take();
        return true;
      });
      if (!ran && until !== undefined && !until.aborted) waitFor(locks, name, take, until);
      return ran;
    },
  };
}

/** Without locks, uses a name that survives a reload of its tab. */
function remembered(): string {
  const name = inTab.read(rememberedKey) ?? newUuid();
  inTab.write(rememberedKey, name);
  return name;
}

let known: Tabs | null = null;
/** Returns the tabs as seen from this document. */
export function tabs(): Tabs {
  // Plain HTTP has no `locks`, although the type says otherwise.
  const locks = navigator.locks as LockManager | undefined;
  known ??= createTabs(locks, locks === undefined ? remembered() : newUuid(), new Promise(() => undefined));
  return known;
}
