import { create } from 'zustand';
import { inBrowser } from './storage/browser-storage.ts';

/** Whether a signed-in screen found that its session is over; the shell then offers sign-in in place. */
export const useSessionEnded = create<{ ended: boolean }>(() => ({ ended: false }));

export function announceSignedOut(): void {
  useSessionEnded.setState({ ended: true });
}

export function forgetSignedOut(): void {
  useSessionEnded.setState({ ended: false });
}

const signedInKey = 'signed-in-at';

/** Tells this browser's other tabs that someone signed in here. */
export function announceSignedIn(): void {
  inBrowser.write(signedInKey, String(Date.now()));
}

/** Calls back when another tab has signed in; returns an unsubscribe function. */
export function followSignIn(onSignedIn: () => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === signedInKey) onSignedIn();
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}
