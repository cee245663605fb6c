import { useState } from 'react';
import type { TrashItem } from '#contract/trash.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Button } from '#web/components/button.tsx';
import { useRowSearch } from '#web/components/list-controls.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useChangeTrash, useTrash } from './trash.api.ts';

const kinds: Record<string, string> = { document: 'Document', webpage: 'Web page', video: 'Video' };

function describe({ kind, more, deletedBy, deletedAt }: TrashItem): string {
  const what =
    kind === 'prep' ? `Brief${more === '' ? '' : ` for the meeting with ${more}`}` : (kinds[more] ?? 'Content');
  return `${what} · deleted ${formatDay(deletedAt)}${deletedBy === '' ? '' : ` by ${deletedBy}`}`;
}

/** Items deleted within the last 30 days, for people who may restore them. */
export function TrashScreen() {
  useDocumentTitle('Trash');
  const trash = useTrash();
  const change = useChangeTrash();
  const [doomed, setDoomed] = useState<TrashItem | null>(null);
  const { found, box } = useRowSearch('deleted items', trash.data ?? [], (item) => [item.name, describe(item)]);
  const restore = (item: TrashItem) => {
    if (change.isPending) return;
    change.mutate(
      { item, restore: true },
      {
        onSuccess: () => {
          showToast({ title: 'Restored', description: item.name });
        },
        onError: (error) => {
          showToast({ title: 'Not restored', description: messageOf(error), tone: 'destructive' });
        },
      },
    );
  };
  const close = () => {
    setDoomed(null);
    change.reset();
  };
  const erase = () => {
    if (doomed === null || change.isPending) return;
    change.mutate(
      { item: doomed, restore: false },
      {
        onSuccess: () => {
          showToast({ title: 'Deleted for good', description: doomed.name });
          close();
        },
      },
    );
  };
  return (
    <section aria-labelledby="trash" className="max-w-[860px]">
      <h1 id="trash" className="font-serif text-2xl font-medium">
        Trash
      </h1>
      <p className="mt-1 mb-6 text-sm text-muted">
        Deleted content and briefs stay here for 30 days. Until you restore them, no list, search, link or new brief
        uses them.
      </p>
      {trash.isPending && <SkeletonRows rows={4} label="Loading the trash" />}
      {trash.isError && trash.data === undefined && (
        <FailedState
          title="Failed to load the trash"
          text={messageOf(trash.error)}
          onRetry={() => {
            void trash.refetch();
          }}
        />
      )}
      {trash.data?.length === 0 && (
        <EmptyState title="The trash is empty">Content and briefs that you delete appear here for 30 days.</EmptyState>
      )}
      {box}
      {found.length > 0 && (
        <ul className="border-t border-line">
          {found.map((item) => (
            <li key={item.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-3">
              <div className="min-w-0 flex-1 basis-64">
                <p dir="auto" className="font-medium wrap-anywhere">
                  {item.name}
                </p>
                <p dir="auto" className="text-sm text-muted">
                  {describe(item)}
                </p>
                <p className="text-sm text-muted">Deleted for good on {formatDay(item.endsAt)}</p>
              </div>
              {item.mayChange && (
                <div className="flex gap-2">
                  <Button
                    aria-label={`Restore ${item.name}`}
                    aria-disabled={change.isPending}
                    onClick={() => {
                      restore(item);
                    }}
                  >
                    Restore
                  </Button>
                  <Button
                    look="quiet"
                    className="text-red"
                    aria-label={`Delete for good: ${item.name}`}
                    onClick={() => {
                      setDoomed(item);
                    }}
                  >
                    Delete for good
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {doomed !== null && (
        <ConfirmDialog
          title={`Delete ${doomed.name} for good?`}
          description="Its text, files and versions are removed now. You can’t restore it afterwards."
          action="Delete for good"
          doing="Deleting..."
          isPending={change.isPending}
          error={change.isError ? messageOf(change.error) : undefined}
          onConfirm={erase}
          onClose={close}
        />
      )}
    </section>
  );
}
