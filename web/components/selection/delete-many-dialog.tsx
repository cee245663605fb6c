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
  onClose: () => void;
}

/** Names listed before the rest is counted. */
const named = 8;

/** Lists what is deleted, deletes one after another, and keeps what could not be deleted, with the reason. */
export function DeleteManyDialog({ items, nouns, description, remove, onClose }: DeleteManyProps) {
  // Kept separately, because the list loses its rows one by one.
  const [doomed, setDoomed] = useState(items);
  const [reasons, setReasons] = useState<string[]>([]);
  const [left, setLeft] = useState<number | null>(null);
  const many = `${doomed.length.toLocaleString()} ${doomed.length === 1 ? nouns[0] : nouns[1]}`;
  const confirm = async (): Promise<void> => {
    if (left !== null) return;
    const failed: { item: Doomed; reason: string }[] = [];
    for (const [at, item] of doomed.entries()) {
      setLeft(doomed.length - at);
      try {
        await remove(item.id);
      } catch (error) {
        failed.push({ item, reason: messageOf(error) });
      }
    }
    setLeft(null);
    if (failed.length === 0) {
      showToast({ title: 'Success', description: `${many} deleted` });
      onClose();
      return;
    }
    setDoomed(failed.map(({ item }) => item));
    setReasons([...new Set(failed.map(({ reason }) => reason))]);
  };
  return (
    <ConfirmDialog
      title={`Delete ${many}?`}
      description={description}
      action={reasons.length > 0 ? 'Try again' : `Delete ${doomed.length === 1 ? nouns[0] : nouns[1]}`}
      doing={left === null ? '' : `Deleting, ${left.toLocaleString()} left...`}
      isPending={left !== null}
      keep="Keep them"
      error={reasons.length > 0 && left === null ? `Not deleted: ${reasons.join(' ')}` : undefined}
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
