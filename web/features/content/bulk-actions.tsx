import { useState } from 'react';
import type { ContentKind } from '#contract/content.ts';
import type { ContentItem } from '#contract/records-content.ts';
import { Button } from '#web/components/button.tsx';
import { DeletePicked } from '#web/components/selection/selection-bar.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { EditMany } from './edit-many.tsx';
import { count, kindWords } from './content-words.ts';
import { useRetrain } from './content.api.ts';
import { DeleteContentDialog } from './delete-content-dialog.tsx';

/** Actions on the selected rows; while they are edited together, the form is below. */
export function BulkActions({
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
    <>
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
      <DeletePicked
        onDelete={() => {
          setDeleting(true);
        }}
      />
      {editing && (
        <div className="order-last basis-full px-3 pb-2">
          <EditMany
            kind={kind}
            items={selected}
            onDone={() => {
              setEditing(false);
            }}
          />
        </div>
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
    </>
  );
}
