import { useSyncExternalStore } from 'react';

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser has a network at all; true doesn't say that the server can be reached. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, () => navigator.onLine);
}

/** Whether the browser says that it has no network; one that says nothing has one. */
export const isOffline = (): boolean => navigator.onLine === false;

/** Ends when the browser has a network: what is sent without one could only fail. */
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

/** Loads a part of the product; without a network it waits, and goes on when it is back. */
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
