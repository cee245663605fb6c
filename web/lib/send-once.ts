const underWay = new Map<string, Promise<unknown>>();

/**
 * Shares a change in flight with identical calls: two clicks in one tick come before any button is disabled.
 * `key` identifies the call and everything it sends.
 */
export function sendOnce<T>(key: string, send: () => Promise<T>): Promise<T> {
  // Identical calls get the same response and thus its type.
  const before = underWay.get(key) as Promise<T> | undefined;
  if (before !== undefined) return before;
  const sent = send().finally(() => {
    underWay.delete(key);
  });
  underWay.set(key, sent);
  return sent;
}
