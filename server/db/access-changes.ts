import postgres from 'postgres';

/** The database raises this notice where a session or membership changes, and notifies every node when it is committed. */
const told = 'access_changes';
const againMs = 1_000;

/** Somebody who listens; while `heard` is false, changes of other nodes are missed. */
export interface AccessWatch {
  heard(): boolean;
  stop(): Promise<void>;
}

export interface AccessChanges {
  /** For the connections that change sessions and memberships: this node hears before its own change is answered. */
  onNotice(notice: postgres.Notice): void;
  /** Calls back with the person whose access changed; with null when changes may have been missed. */
  watch(changed: (userId: string | null) => void): AccessWatch;
}

/** Tells this node whose access was changed by any node (see the migration that makes the triggers). */
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
          // Nothing is believed from memory until the database is there again.
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
