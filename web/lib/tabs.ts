import { newUuid } from './request-id.ts';
import { inTab } from './storage/browser-storage.ts';

const prefix = 'tab:';
const rememberedKey = 'tab';

/** The open documents of this browser, each known by a name that it holds as a lock for as long as it lives. */
export interface Tabs {
  /** Name of this document. A reload is another document, unless the browser has no locks. */
  own: string;
  /** False where the browser has no locks (plain HTTP): nobody can say then which documents live. */
  canTell: boolean;
  /**
   * Runs `take` if that document is gone, and no other document does so at the same time. Where it lives, `take` runs
   * once it is gone, unless `until` is aborted before; without `until`, never. Without locks it runs at once.
   * @returns Whether it ran by now.
   */
  inherit(tab: string, take: () => void, until?: AbortSignal): Promise<boolean>;
}

/** Waits in the line for a name; to stop waiting, or to leave the page meanwhile, is no fault. */
function waitFor(locks: LockManager, name: string, take: () => void, until: AbortSignal): void {
  locks
    .request(name, { signal: until }, () => {
      if (!until.aborted) take();
    })
    .catch((error: unknown) => {
      if (!until.aborted && !(error instanceof DOMException)) throw error;
    });
}

/** `life`: ends with the document; what it held can be taken up by others then. */
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

/** Without locks a name that survives the reload of its tab is the best there is. */
function remembered(): string {
  const name = inTab.read(rememberedKey) ?? newUuid();
  inTab.write(rememberedKey, name);
  return name;
}

let known: Tabs | null = null;
/** Of this document. */
export function tabs(): Tabs {
  // Plain HTTP has no `locks`, though its type says otherwise.
  const locks = navigator.locks as LockManager | undefined;
  known ??= createTabs(locks, locks === undefined ? remembered() : newUuid(), new Promise(() => undefined));
  return known;
}
