import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { askToLeave } from '#web/lib/unsaved/unsaved.ts';
import { signOut } from './local-state.ts';

/** Signs out and goes to `to`, unless the person stays for unsaved changes; shows an error if that fails. */
export function signOutTo(to: string): void {
  const leaving = async (): Promise<void> => {
    if (await askToLeave(['typed', 'call'])) await signOut(to);
  };
  leaving().catch((error: unknown) => {
    showToast({ title: 'You’re still signed in', description: messageOf(error), tone: 'destructive' });
  });
}

export function leaveOrSay(): void {
  signOutTo('/');
}

export function SignOutButton() {
  return <Button onClick={leaveOrSay}>Sign out</Button>;
}
