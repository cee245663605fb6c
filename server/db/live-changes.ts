import postgres from 'postgres';

/** Notifies this node of writes by any node. */
export interface LiveChanges {
  /** Calls back after a write to `key`; returns an unsubscribe function. */
  watch(key: string, changed: () => void): () => void;
  /** Aborts when the server stops, which ends every wait for changes. */
  readonly closing: AbortSignal;
  /** Reconnects after the database was away, and calls every watcher. */
  renew(): Promise<void>;
  close(): Promise<void>;
}

const channel = 'prep_changes';

/** Opens one connection per node with the first watcher; it reconnects by itself and then calls every watcher. */
export function openLiveChanges(url: string, onProblem: (error: unknown) => void): LiveChanges {
  const watchers = new Map<string, Set<() => void>>();
  const closing = new AbortController();
  let client: postgres.Sql | null = null;

  const listen = async (): Promise<void> => {
    client = postgres(url, {
      max: 1,
      onnotice: () => {},
      connect_timeout: 10,
      connection: { application_name: 'dealwright-live' },
    });
    try {
      await client.listen(
        channel,
        (key) => {
          for (const changed of watchers.get(key) ?? []) changed();
        },
        () => {
          for (const each of watchers.values()) for (const changed of each) changed();
        },
      );
    } catch (error) {
      const failed = client;
      client = null;
      if (!closing.signal.aborted) onProblem(error);
      await failed?.end({ timeout: 1 });
    }
  };

  return {
    closing: closing.signal,
    watch(key, changed) {
      const those = watchers.get(key) ?? new Set();
      watchers.set(key, those.add(changed));
      if (client === null) void listen();
      return () => {
        those.delete(changed);
        if (those.size === 0 && watchers.get(key) === those) watchers.delete(key);
      };
    },
    async renew() {
      const lost = client;
      client = null;
      await lost?.end({ timeout: 1 });
      if (watchers.size > 0) await listen();
    },
    async close() {
      closing.abort(new Error('the server stops'));
      await client?.end({ timeout: 5 });
    },
  };
}
