import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';

/** Returns an error handler that shows what failed, and why, in a toast. */
export function sayFailed(title: string) {
  return (error: unknown): void => {
    showToast({ title, description: messageOf(error), tone: 'destructive' });
  };
}
