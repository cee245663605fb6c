import postgres from 'postgres';

/** Notice raised by the database when a session or membership changes; every node is notified on commit. */
const told = 'access_changes';
const againMs = 1_000;

/** A subscription; while `heard` returns false, changes by other nodes may be missed. */
export interface AccessWatch {
  heard(): boolean;
  stop(): Promise<void>;
}

export interface AccessChanges {
  /** For connections that change sessions and memberships: this node learns of its own change before responding. */
  onNotice(notice: postgres.Notice): void;
  /** Calls back with the person whose access changed, or with null if changes may have been missed. */
  watch(changed: (userId: string | null) => void): AccessWatch;
}

/** Reports whose access changed on any node (see the migration that creates the triggers). */
export function openAccessChanges(url: string): AccessChanges {
  const watchers = new Set<(userId: string | null) => void>();

  return {
    onNotice: ({ message, detail }) => {
      if (message !== told) return;
      for (const changed of watchers) changed(detail ?? null);
    },
    watch(changed) {
      watchers.add(changed);
      let heard = false;
      let again: NodeJS.Timeout | null = null;
      const client = postgres(url, {
        max: 1,
        onnotice: () => {},
        onclose: () => (heard = false),
        connect_timeout: 10,
        connection: { application_name: 'dealwright-access' },
      });
      const begin = (): void => {
        client
          .listen(told, changed, () => {
            heard = true;
            changed(null);
          })
          // Cached access can't be trusted until the database is back.
          .catch(() => {
            if (watchers.has(changed)) again = setTimeout(begin, againMs);
          });
      };
      begin();
      return {
        heard: () => heard,
        stop: async () => {
          watchers.delete(changed);
          if (again !== null) clearTimeout(again);
          await client.end({ timeout: 5 });
        },
      };
    },
  };
}
