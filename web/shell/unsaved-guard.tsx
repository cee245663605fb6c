import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { leavesScreen } from '#web/lib/unsaved/leaves-screen.ts';
import { askToLeave, hasUnsaved, useLeaving } from '#web/lib/unsaved/unsaved.ts';

const words = {
  typed: {
    title: 'Leave without saving?',
    description: 'What you typed or chose on this page isn’t saved yet. If you leave, it’s lost.',
    action: 'Leave without saving',
    keep: 'Keep editing',
  },
  call: {
    title: 'Stop capturing the call?',
    description: 'The call is being captured. If you leave, the capture stops. What was said until now is kept.',
    action: 'Stop and leave',
    keep: 'Keep capturing',
  },
} as const;

/** Asks before a screen with unsaved changes is left; the browser itself asks before its tab is closed or reloaded. */
export function UnsavedGuard() {
  const { asking } = useLeaving();
  useBlocker({
    shouldBlockFn: async ({ action, current, next }) => {
      return leavesScreen(current, next, action === 'REPLACE') && !(await askToLeave());
    },
    enableBeforeUnload: () => hasUnsaved(),
  });
  if (asking === null) return null;
  return (
    <ConfirmDialog
      {...words[asking.kept]}
      doing=""
      isPending={false}
      onConfirm={() => {
        asking.decide(true);
      }}
      onClose={() => {
        asking.decide(false);
      }}
    />
  );
}
