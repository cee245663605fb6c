import { create } from 'zustand';
import { captureMemory } from '#web/lib/capture-memory.ts';
import { uploadMemory } from '#web/features/uploads/upload-memory.ts';
import { postAuth } from '#web/lib/auth-requests.ts';
import { inBrowser, inTab } from '#web/lib/storage/browser-storage.ts';

/** Whether this browser was signed in when last seen: decides only what is drawn while the session is read. */
export const signedInHint = {
  read: () => inBrowser.read('signed-in') === 'yes',
  set: () => {
    inBrowser.write('signed-in', 'yes');
  },
  clear: () => {
    inBrowser.drop('signed-in');
  },
};

const organizationKey = 'organization';
/** The organization of this tab; null means the session's own. */
export const useChosenOrganization = create<{ organizationId: string | null; switching: boolean }>(() => ({
  organizationId: inTab.read(organizationKey),
  switching: false,
}));

export function chooseOrganization(organizationId: string): void {
  // Thrown to the reader: a switch that is not kept would be undone by the next reload.
  sessionStorage.setItem(organizationKey, organizationId);
  useChosenOrganization.setState({ organizationId });
}

/** The tab stands in the session's own organization again. */
export function forgetOrganization(): void {
  inTab.drop(organizationKey);
  useChosenOrganization.setState({ organizationId: null });
}

const wantedKey = 'wanted-path';
/** The protected address that a signed-out visitor asked for; offered as one click after sign-in. */
export const wantedPath = {
  read: () => inTab.read(wantedKey),
  remember: (href: string) => {
    inTab.write(wantedKey, href);
  },
  clear: () => {
    inTab.drop(wantedKey);
  },
};

const signedOutKey = 'signed-out';

/**
 * Signs out here and in every other tab: everything this browser keeps of the person goes, except the theme, and
 * a fresh load empties what is in memory. Throws CallError when the server was not reached; nothing is cleared then.
 */
export async function signOut(to = '/'): Promise<void> {
  await postAuth('sign-out', {});
  forgetPerson(to);
}

/** What signing out leaves behind here and in the other tabs, also when the account itself is gone. */
export function forgetPerson(to = '/'): void {
  const theme = inBrowser.read('theme');
  localStorage.clear();
  if (theme !== null) inBrowser.write('theme', theme);
  inBrowser.write(signedOutKey, String(Date.now()));
  indexedDB.deleteDatabase(uploadMemory);
  indexedDB.deleteDatabase(captureMemory);
  leave(to);
}

function leave(to: string): void {
  sessionStorage.clear();
  window.location.assign(to);
}

/** Leaves as soon as another tab of this browser signs out. */
export function followSignOut(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === signedOutKey && event.newValue !== null) leave('/');
  });
}
