import { useSyncExternalStore } from 'react';

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Returns whether the browser has a network; the server may still be unreachable. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}

/** Returns whether the browser reports no network; no report, or no browser, counts as online. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && navigator.onLine === false;

/** Resolves when the browser has a network, since requests without one only fail. */
export async function untilOnline(): Promise<void> {
  if (!isOffline()) return;
  await new Promise<void>((resolve) => {
    window.addEventListener(
      'online',
      () => {
        resolve();
      },
      { once: true },
    );
  });
}

/** Loads a part of the product; without a network, waits and continues when it is back. */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    await untilOnline();
    try {
      return await load();
    } catch (error) {
      if (!isOffline()) throw error;
    }
  }
}
