import { useState } from 'react';
import type { ContentItem } from '#contract/records-content.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { count, kindWords, nameOf } from './content-words.ts';
import { useDelete } from './delete-content.ts';
import type { NotDeleted } from './delete-content.ts';

interface DeleteContentDialogProps {
  items: ContentItem[];
  onClose: () => void;
  onDeleted: () => void;
}

const named = 5;

/** Lists names, because the items are deleted for everyone. */
export function DeleteContentDialog({ items, onClose, onDeleted }: DeleteContentDialogProps) {
  const { start, isPending } = useDelete();
  // Kept separately, because the list loses its rows one by one.
  const [doomed, setDoomed] = useState(items);
  const [failed, setFailed] = useState<NotDeleted[]>([]);
  const [first] = doomed;
  if (!first) return null;
  const confirm = async () => {
    if (isPending) return;
    const left = await start(doomed.map(({ id }) => id));
    setFailed(left);
    setDoomed(doomed.filter(({ id }) => left.some((one) => one.id === id)));
    if (left.length === 0) onDeleted();
  };
  const one = doomed.length === 1;
  const title = one
    ? `Delete ${nameOf(first)}?`
    : `Delete ${count(doomed.length, kindWords[first.kind].one, kindWords[first.kind].many)}?`;
  const site = doomed.some(({ web }) => web?.site)
    ? ` Pages found by a sitemap or crawl are deleted with ${one ? 'it' : 'them'}.`
    : '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={`${one ? 'It’s' : 'They’re'} deleted for everyone in your organization, and agents no longer quote ${one ? 'it' : 'them'}.${site} You can restore ${one ? 'it' : 'them'} in Settings > Trash for 30 days.`}
    >
      {doomed.length > 1 && (
        <ul className="mb-4 list-disc ps-5 text-sm">
          {doomed.slice(0, named).map((item) => (
            <li key={item.id} className="wrap-anywhere">
              <bdi>{nameOf(item)}</bdi>
            </li>
          ))}
          {doomed.length > named && <li>and {doomed.length - named} more</li>}
        </ul>
      )}
      {failed.length > 0 && (
        <div role="alert" className="mb-4 rounded-md bg-red-soft px-4 py-3 text-sm">
          <p className="font-semibold text-red">
            {failed.length === 1 ? 'This wasn’t deleted.' : `These ${failed.length} weren’t deleted.`}
          </p>
          <ul>
            {[...new Set(failed.map(({ reason }) => reason))].map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{doomed.length === 1 ? 'Keep it' : 'Keep them'}</Button>
        <Button
          look="danger"
          aria-disabled={isPending}
          onClick={() => {
            void confirm();
          }}
        >
          {isPending ? 'Deleting...' : failed.length > 0 ? 'Try again' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  );
}
