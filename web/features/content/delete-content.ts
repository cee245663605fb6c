import { showToast } from '#web/components/show-toast.ts';
import { CallError } from '#web/lib/call-error.ts';
import { useDeleteContent } from './content.api.ts';

/** An item that could not be deleted, and why. */
export interface NotDeleted {
  id: string;
  reason: string;
}

function whyOf(error: unknown): string {
  const silent = error instanceof CallError && ['no_answer', 'no_response', 'invalid_response'].includes(error.code);
  return silent ? 'No response received from delete endpoint' : 'Failed to initiate delete operation';
}

/**
 * Deletes items and reports each in the specified words; only one toast is visible, so a summary ends it (decision
 * A90).
 */
export function useDelete() {
  const remove = useDeleteContent();
  const start = async (ids: string[]): Promise<NotDeleted[]> => {
    showToast({ title: 'Deleting Documents', description: `Starting deletion of ${ids.length} documents...` });
    const failed: NotDeleted[] = [];
    const answered = new Set<string>();
    const fail = (id: string, reason: string) => {
      failed.push({ id, reason });
      showToast({
        title: 'Delete Failed',
        description: `Failed to delete document ${id}: ${reason}`,
        tone: 'destructive',
      });
    };
    try {
      await remove.mutateAsync({
        ids,
        onAnswer: (answers) => {
          for (const { deletedId, success, error } of answers) {
            answered.add(deletedId);
            if (success) showToast({ title: 'Success', description: 'Document deleted successfully' });
            else fail(deletedId, error ?? 'The server didn’t say why');
          }
        },
      });
      for (const id of ids) if (!answered.has(id)) fail(id, 'No response received from delete endpoint');
    } catch (error) {
      const reason = whyOf(error);
      for (const id of ids) if (!answered.has(id)) failed.push({ id, reason });
      showToast({ title: 'Delete Failed', description: reason, tone: 'destructive' });
    }
    if (ids.length > 1) {
      const deleted = ids.length - failed.length;
      showToast(
        failed.length === 0
          ? { title: 'Success', description: `${deleted} documents deleted successfully` }
          : {
              title: 'Delete Failed',
              description: `${failed.length} of ${ids.length} weren’t deleted: ${failed[0]?.reason ?? ''}`,
              tone: 'destructive',
            },
      );
    }
    return failed;
  };
  return { start, isPending: remove.isPending };
}
