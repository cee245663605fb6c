import type { SessionItem } from '#contract/discovery.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDeleteSession } from './discovery.api.ts';
import { titleOf } from './session-words.ts';

interface DeleteSessionDialogProps {
  /** Null: closed. */
  session: Pick<SessionItem, 'sessionId' | 'sessionName' | 'firstName' | 'lastName' | 'companyName'> | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Named, because it goes for everyone and for good. */
export function DeleteSessionDialog({ session, onClose, onDeleted }: DeleteSessionDialogProps) {
  const remove = useDeleteSession();
  if (!session) return null;
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (remove.isPending) return;
    // Not by the mutation's own callback: the stream may tell of the end first, and takes this dialog away.
    remove.mutateAsync(session.sessionId).then(
      () => {
        showToast({ title: 'Success', description: 'Session deleted' });
        onClose();
        onDeleted?.();
      },
      // The dialog stays and says why.
      () => undefined,
    );
  };
  return (
    <Dialog
      open
      onClose={close}
      title={`Delete the session ${titleOf(session)}?`}
      description="Its fields, notes and transcript are deleted for everyone in your organization. You can't restore them."
    >
      {remove.isError && (
        <p role="alert" className="mb-4 text-sm font-medium text-red">
          Failed to delete session. <span className="font-normal">{messageOf(remove.error)} Nothing was deleted.</span>
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={close}>Keep it</Button>
        <Button look="danger" onClick={confirm} aria-disabled={remove.isPending}>
          {remove.isPending ? 'Deleting...' : 'Delete session'}
        </Button>
      </div>
    </Dialog>
  );
}
