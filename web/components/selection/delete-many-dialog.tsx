import { useState } from 'react';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';

interface Doomed {
  id: string;
  name: string;
}

interface DeleteManyProps {
  items: readonly Doomed[];
  /** 'brief', 'briefs'. */
  nouns: readonly [one: string, many: string];
  description: string;
  remove: (id: string) => Promise<unknown>;
  /** Reads the list anew, once at the end; returns the ids that it still has. */
  readLeft: () => Promise<ReadonlySet<string>>;
  onClose: () => void;
}

interface Failed {
  item: Doomed;
  reason: string;
}

/** Names listed before the rest is counted. */
const named = 8;

/** What became of items whose deletion failed: a response that was lost leaves that open, so the list decides. */
async function outcomeOf(failed: readonly Failed[], readLeft: DeleteManyProps['readLeft']) {
  try {
    const left = await readLeft();
    const kept = failed.filter(({ item }) => left.has(item.id));
    const reasons = [...new Set(kept.map(({ reason }) => reason))];
    return { kept, text: `Not deleted: ${reasons.join(' ')}` };
  } catch (error) {
    return { kept: failed, text: `We can’t tell whether they were deleted. ${messageOf(error)}` };
  }
}

/** Lists what is deleted, deletes one after another, and keeps what could not be deleted, with the reason. */
export function DeleteManyDialog({ items, nouns, description, remove, readLeft, onClose }: DeleteManyProps) {
  // Kept separately, because the list loses its rows.
  const [doomed, setDoomed] = useState(items);
  const [failure, setFailure] = useState('');
  const [left, setLeft] = useState<number | null>(null);
  const many = `${doomed.length.toLocaleString()} ${doomed.length === 1 ? nouns[0] : nouns[1]}`;
  const confirm = async (): Promise<void> => {
    if (left !== null) return;
    const failed: Failed[] = [];
    for (const [at, item] of doomed.entries()) {
      setLeft(doomed.length - at);
      try {
        await remove(item.id);
      } catch (error) {
        failed.push({ item, reason: messageOf(error) });
      }
    }
    const { kept, text } = await outcomeOf(failed, readLeft);
    setLeft(null);
    if (kept.length === 0) {
      showToast({ title: 'Success', description: `${many} deleted` });
      onClose();
      return;
    }
    setDoomed(kept.map(({ item }) => item));
    setFailure(text);
  };
  return (
    <ConfirmDialog
      title={`Delete ${many}?`}
      description={description}
      action={failure !== '' ? 'Try again' : `Delete ${doomed.length === 1 ? nouns[0] : nouns[1]}`}
      doing={left === null ? '' : `Deleting, ${left.toLocaleString()} left...`}
      isPending={left !== null}
      keep="Keep them"
      error={failure !== '' && left === null ? failure : undefined}
      onConfirm={() => {
        void confirm();
      }}
      onClose={() => {
        if (left === null) onClose();
      }}
    >
      <ul className="mb-4 list-disc ps-5 text-sm">
        {doomed.slice(0, named).map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            <bdi>{name}</bdi>
          </li>
        ))}
        {doomed.length > named && <li>and {(doomed.length - named).toLocaleString()} more</li>}
      </ul>
    </ConfirmDialog>
  );
}
