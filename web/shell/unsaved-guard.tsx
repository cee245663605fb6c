import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { askToLeave, hasUnsaved, useLeaving } from '#web/lib/unsaved/unsaved.ts';

const words = {
  typed: {
    title: 'Leave without saving?',
    description: 'What you typed on this page isn’t saved yet. If you leave, it’s lost.',
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

/** What an address shows, apart from how it's searched and sorted. */
const shows = ({ search }: { search: object }): string =>
  JSON.stringify(Object.entries(search).filter(([key]) => ['tab', 'item', 'view', 'session', 'prep'].includes(key)));

/** Asks before a screen with unsaved changes is left; the browser itself asks before its tab is closed or reloaded. */
export function UnsavedGuard() {
  const { asking } = useLeaving();
  useBlocker({
    shouldBlockFn: async ({ action, current, next }) => {
      const sameScreen =
        current.pathname === next.pathname && JSON.stringify(current.search) === JSON.stringify(next.search);
      // A search or a page of a document within the same screen replaces its address.
      const isWithin = action === 'REPLACE' && current.pathname === next.pathname && shows(current) === shows(next);
      return !sameScreen && !isWithin && !(await askToLeave());
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
