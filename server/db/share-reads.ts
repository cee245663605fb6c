/** Runs `read` for `key`, or hands out the result of an equal read that starts after this call. */
export type SharedRead = <T>(key: string, read: () => Promise<T>) => Promise<T>;

interface Running {
  ended: Promise<unknown>;
  /** The read that follows, shared by all who asked since this one started. */
  next: Promise<unknown> | null;
}

/**
 * Reads a key at most once at a time: who asks meanwhile shares the one read that follows, so nobody sees rows from
 * before they asked. After a live event every open tab of an organization asks for the same list.
 */
export function shareReads(): SharedRead {
  const all = new Map<string, Running>();
  const start = <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const reading = read();
    const running: Running = { ended: Promise.resolve(), next: null };
    const end = (): void => {
      if (running.next === null) all.delete(key);
    };
    running.ended = reading.then(end, end);
    all.set(key, running);
    return reading;
  };
  return <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const running = all.get(key);
    if (running === undefined) return start(key, read);
    running.next ??= running.ended.then(() => start(key, read));
    return running.next as Promise<T>;
  };
}
