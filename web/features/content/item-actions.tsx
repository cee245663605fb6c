import { ExternalLink, FileDown, FilePlus2, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { ContentItem } from '#contract/records-content.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';
import { useRetrain } from './content.api.ts';
import { DeleteContentDialog } from './delete-content-dialog.tsx';
import { useShowOriginal } from './show-original.ts';
import { useAddVersion } from '#web/features/uploads/add-version.ts';

export function ItemActions({ item, editing, onEdit }: { item: ContentItem; editing: boolean; onEdit: () => void }) {
  const retrain = useRetrain();
  const navigate = useNavigate();
  const original = useShowOriginal();
  const addVersion = useAddVersion();
  const input = useRef<HTMLInputElement>(null);
  const [deleting, setDeleting] = useState(false);
  const again = () => {
    if (retrain.isPending) return;
    retrain.mutate([item.id], {
      onSuccess: () => {
        showToast({ title: 'Training again', description: `${item.name} is read and indexed again.` });
      },
      onError: (error) => {
        showToast({ title: 'Not started', description: messageOf(error), tone: 'destructive' });
      },
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button aria-expanded={editing} onClick={onEdit}>
        <Pencil size={15} strokeWidth={1.5} aria-hidden="true" />
        Edit
      </Button>
      <Button aria-disabled={retrain.isPending} onClick={again}>
        <RotateCw size={15} strokeWidth={1.5} aria-hidden="true" />
        {item.kind === 'webpage' ? 'Read again' : 'Train again'}
      </Button>
      {item.kind === 'document' && (
        <>
          <Button
            onClick={() => {
              input.current?.click();
            }}
          >
            <FilePlus2 size={15} strokeWidth={1.5} aria-hidden="true" />
            New version
          </Button>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            aria-label="File of the new version"
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) addVersion(item, file);
              event.target.value = '';
            }}
          />
          <Button
            aria-disabled={original.isPending}
            onClick={() => {
              original.show(item);
            }}
          >
            <FileDown size={15} strokeWidth={1.5} aria-hidden="true" />
            Original
          </Button>
        </>
      )}
      {item.url !== null && item.kind !== 'document' && (
        <a href={item.url} target="_blank" rel="noreferrer" className={buttonClass()}>
          <ExternalLink size={15} strokeWidth={1.5} aria-hidden="true" />
          {item.kind === 'video' ? 'Watch' : 'Open page'}
        </a>
      )}
      <Button
        look="quiet"
        className="text-muted hover:text-red"
        onClick={() => {
          setDeleting(true);
        }}
      >
        <Trash2 size={15} strokeWidth={1.5} aria-hidden="true" />
        Delete
      </Button>
      {deleting && (
        <DeleteContentDialog
          items={[item]}
          onClose={() => {
            setDeleting(false);
          }}
          onDeleted={() => {
            void navigate({ to: paths.content, search: item.kind === 'document' ? {} : { tab: item.kind } });
          }}
        />
      )}
    </div>
  );
}
