import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';

/** Tells what did not happen and why. */
export function sayFailed(title: string) {
  return (error: unknown): void => {
    showToast({ title, description: messageOf(error), tone: 'destructive' });
  };
}
