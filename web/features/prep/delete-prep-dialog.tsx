import type { PrepListItem } from '#contract/prep.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDeletePrep } from './prep.api.ts';
import { companyOf, personOf } from './prep-words.ts';

interface DeletePrepDialogProps {
  /** Null: closed. */
  prep: Pick<PrepListItem, 'prepMeetingId' | 'firstName' | 'lastName' | 'companyName'> | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Lists the name, because the brief is deleted for everyone. */
export function DeletePrepDialog({ prep, onClose, onDeleted }: DeletePrepDialogProps) {
  const remove = useDeletePrep();
  if (!prep) return null;
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (remove.isPending) return;
    remove.mutate(prep.prepMeetingId, {
      onSuccess: () => {
        showToast({ title: 'Success', description: 'Prep session deleted successfully' });
        onClose();
        onDeleted?.();
      },
    });
  };
  return (
    <ConfirmDialog
      title={`Delete the brief on ${companyOf(prep)}?`}
      description={`The brief for ${personOf(prep)} and its share links are deleted for everyone in your organization. You can restore it in Settings > Trash for 30 days.`}
      action="Delete brief"
      doing="Deleting..."
      isPending={remove.isPending}
      error={
        remove.isError ? (
          <>
            Failed to delete prep session. <span className="font-normal">{messageOf(remove.error)}</span>
          </>
        ) : undefined
      }
      onConfirm={confirm}
      onClose={close}
    />
  );
}
