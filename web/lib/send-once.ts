const underWay = new Map<string, Promise<unknown>>();

/**
 * Sends what changes something once while the same is under way: two clicks in one tick come before any button knows
 * that it was pressed. `key` names the call with everything that it sends.
 */
export function sendOnce<T>(key: string, send: () => Promise<T>): Promise<T> {
  // Whoever sends the same gets the same answer, and so its type.
  const before = underWay.get(key) as Promise<T> | undefined;
  if (before !== undefined) return before;
  const sent = send().finally(() => {
    underWay.delete(key);
  });
  underWay.set(key, sent);
  return sent;
}
