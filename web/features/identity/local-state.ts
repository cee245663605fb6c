import { create } from 'zustand';
import { captureMemory } from '#web/lib/capture-memory.ts';
import { uploadMemory } from '#web/features/uploads/upload-memory.ts';
import { postAuth } from '#web/lib/auth-requests.ts';
import { forgetUnsaved } from '#web/lib/unsaved/unsaved.ts';
import { inBrowser, inTab } from '#web/lib/storage/browser-storage.ts';

/** Whether this browser was last seen signed in; decides only what is shown while the session loads. */
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
/** The organization of this tab; null: the session's own. */
export const useChosenOrganization = create<{ organizationId: string | null; switching: boolean }>(() => ({
  organizationId: inTab.read(organizationKey),
  switching: false,
}));

export function chooseOrganization(organizationId: string): void {
  // Lets storage errors propagate: the next reload would undo a switch that isn't stored.
  sessionStorage.setItem(organizationKey, organizationId);
  useChosenOrganization.setState({ organizationId });
}

/** Returns the tab to the session's own organization. */
export function forgetOrganization(): void {
  inTab.drop(organizationKey);
  useChosenOrganization.setState({ organizationId: null });
}

const wantedKey = 'wanted-path';
/** The protected URL a signed-out visitor requested; offered as one click after sign-in. */
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
 * Signs out in all tabs: deletes everything this browser keeps of the person except the theme, and a reload clears
 * memory. Throws CallError if the server can't be reached; nothing is cleared then.
 */
export async function signOut(to = '/'): Promise<void> {
  await postAuth('sign-out', {});
  forgetPerson(to);
}

/** Clears what signing out leaves in all tabs, even if the account itself is gone. */
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
  forgetUnsaved();
  sessionStorage.clear();
  window.location.assign(to);
}

/** Leaves as soon as another tab of this browser signs out. */
export function followSignOut(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === signedOutKey && event.newValue !== null) leave('/');
  });
}
