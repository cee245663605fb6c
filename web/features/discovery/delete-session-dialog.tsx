import type { SessionItem } from '#contract/discovery.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { CallError, messageOf } from '#web/lib/call-error.ts';
import { useDeleteSession } from './discovery.api.ts';
import { titleOf } from './session-words.ts';

interface DeleteSessionDialogProps {
  /** Null: closed. */
  session: Pick<SessionItem, 'sessionId' | 'sessionName' | 'firstName' | 'lastName' | 'companyName'> | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Says why, and whether the session is still there: a response that is lost or says nothing leaves that open. */
function reasonOf(error: unknown): string {
  const text = messageOf(error);
  const open = error instanceof CallError && (error.status === 0 || error.code.endsWith('_response'));
  const ended = /[.!?]$/u.test(text) ? text : `${text}.`;
  return `${ended} ${open ? 'The list of sessions says whether it was deleted.' : 'Nothing was deleted.'}`;
}

/** Names the session, because it is permanently deleted for everyone. */
export function DeleteSessionDialog({ session, onClose, onDeleted }: DeleteSessionDialogProps) {
  const remove = useDeleteSession();
  if (!session) return null;
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (remove.isPending) return;
    // Not in the mutation's own callback: the stream may report the deletion first and unmount this dialog.
    remove.mutateAsync(session.sessionId).then(
      () => {
        showToast({ title: 'Success', description: 'Session deleted' });
        onClose();
        onDeleted?.();
      },
      // The dialog stays open and shows the error.
      () => undefined,
    );
  };
  return (
    <ConfirmDialog
      title={`Delete the session ${titleOf(session)}?`}
      description="Its fields, notes and transcript are deleted for everyone in your organization. You can’t restore them."
      action="Delete session"
      doing="Deleting..."
      isPending={remove.isPending}
      error={
        remove.isError ? (
          <>
            Failed to delete session. <span className="font-normal">{reasonOf(remove.error)}</span>
          </>
        ) : undefined
      }
      onConfirm={confirm}
      onClose={close}
    />
  );
}
