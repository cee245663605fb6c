import { useState } from 'react';
import type { ContentKind } from '#contract/content.ts';
import type { ContentItem } from '#contract/records-content.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { EditMany } from './edit-many.tsx';
import { count, kindWords } from './content-words.ts';
import { useRetrain } from './content.api.ts';
import { DeleteContentDialog } from './delete-content-dialog.tsx';

/** Actions on the selected rows. */
export function BulkBar({
  kind,
  selected,
  onClear,
}: {
  kind: ContentKind;
  selected: ContentItem[];
  onClear: () => void;
}) {
  const retrain = useRetrain();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const again = () => {
    if (retrain.isPending) return;
    retrain.mutate(
      selected.map(({ id }) => id),
      {
        onSuccess: ({ started }) => {
          showToast({
            title: 'Training again',
            description: `${count(started.length, kindWords[kind].one, kindWords[kind].many)} ${started.length === 1 ? 'is' : 'are'} read and indexed again.`,
          });
        },
        onError: (error) => {
          showToast({ title: 'Not started', description: messageOf(error), tone: 'destructive' });
        },
      },
    );
  };
  return (
    <section
      aria-label="Selected"
      className={`${editing ? '' : 'sticky'} top-[90px] z-20 mt-3 rounded-md border border-line bg-surface px-3 py-2 shadow-float`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <p className="me-auto ps-1 text-sm font-medium">{selected.length.toLocaleString()} selected</p>
        <Button
          aria-expanded={editing}
          onClick={() => {
            setEditing(!editing);
          }}
        >
          Edit
        </Button>
        <Button aria-disabled={retrain.isPending} onClick={again}>
          {kind === 'webpage' ? 'Read again' : 'Train again'}
        </Button>
        <Button
          look="danger"
          onClick={() => {
            setDeleting(true);
          }}
        >
          Delete
        </Button>
        <Button look="quiet" onClick={onClear}>
          Clear selection
        </Button>
      </div>
      {editing && (
        <EditMany
          kind={kind}
          items={selected}
          onDone={() => {
            setEditing(false);
          }}
        />
      )}
      {deleting && (
        <DeleteContentDialog
          items={selected}
          onClose={() => {
            setDeleting(false);
          }}
          onDeleted={() => {
            setDeleting(false);
            onClear();
          }}
        />
      )}
    </section>
  );
}
