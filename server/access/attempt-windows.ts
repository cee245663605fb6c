interface Window {
  count: number;
  endsAt: number;
}

const most = 100_000;

/**
 * Counts attempts in fixed windows. The identity library's own store restarts its window with each attempt, so one
 * attempt every 50 seconds would be refused after 20. In memory, per node.
 */
export function attemptWindows(now: () => number = Date.now) {
  const windows = new Map<string, Window>();

  function prune(at: number): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= at) windows.delete(key);
    // An attacker with this many addresses isn't stopped by per-address counts anyway.
    if (windows.size >= most) windows.clear();
  }

  return {
    /** Counts one attempt; `window` and `retryAfter` are in seconds. */
    consume: (
      key: string,
      { window, max }: { window: number; max: number },
    ): Promise<{ allowed: boolean; retryAfter: number | null }> => {
      const at = now();
      const found = windows.get(key);
      if (found === undefined || found.endsAt <= at) {
        if (windows.size >= most) prune(at);
        windows.set(key, { count: 1, endsAt: at + window * 1000 });
        return Promise.resolve({ allowed: max > 0, retryAfter: null });
      }
      if (found.count >= max)
        return Promise.resolve({ allowed: false, retryAfter: Math.ceil((found.endsAt - at) / 1000) });
      found.count += 1;
      return Promise.resolve({ allowed: true, retryAfter: null });
    },
  };
}
