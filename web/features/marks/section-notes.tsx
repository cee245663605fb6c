import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Note } from '#contract/brief-marks.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { Tooltip } from '#web/components/tooltip.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { dropDraft, readDraft, writeDraft } from '#web/lib/storage/draft.ts';
import { newUuid } from '#web/lib/request-id.ts';
import { takeFocus } from '#web/lib/focus.ts';
import { useDeleteNote, useSaveNote } from './marks.api.ts';

interface SectionNotesProps {
  /** Null: read-only. */
  prepId: string | null;
  /** Null: notes on the whole brief. */
  section: Note['section'];
  title: string;
  notes: (Pick<Note, 'id' | 'section' | 'text'> & Partial<Note>)[];
}

/** Notes beside a section; they persist through refreshes. */
export function SectionNotes({ prepId, section, title, notes }: SectionNotesProps) {
  const draftKey = `note:${prepId}:${section ?? 'brief'}`;
  const [open, setOpen] = useState<Pick<Note, 'id' | 'text'> | null>(() => {
    const { id, text } = prepId === null ? {} : readDraft(draftKey);
    return id && text ? { id, text } : null;
  });
  const mine = notes.filter((note) => note.section === section);
  const close = () => {
    dropDraft(draftKey);
    setOpen(null);
  };
  return (
    <div className="mt-3">
      {mine.length > 0 && (
        <ul aria-label={`Notes on ${title}`} className="space-y-2">
          {mine.map((note) =>
            note.id === open?.id ? null : (
              <li key={note.id} className="group/note flex items-start gap-2 rounded-md bg-accent-soft px-3 py-2">
                <p className="min-w-0 flex-1">
                  <span dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                    {note.text}
                  </span>
                  {note.by !== undefined && note.at !== undefined && (
                    <span className="block text-xs text-muted">
                      Note by <bdi>{note.by}</bdi>, {formatDay(note.at)}
                    </span>
                  )}
                </p>
                {prepId !== null && (
                  <NoteTools
                    prepId={prepId}
                    note={note}
                    onEdit={() => {
                      setOpen(note);
                    }}
                  />
                )}
              </li>
            ),
          )}
        </ul>
      )}
      {prepId !== null && open === null && (
        <button
          type="button"
          data-screen-only
          aria-label={`Add a note on ${title}`}
          onClick={() => {
            setOpen({ id: newUuid(), text: '' });
          }}
          className="mt-1 inline-flex h-8 items-center gap-1.5 rounded-md pe-2 text-sm text-muted hover:text-ink"
        >
          <Plus size={14} strokeWidth={1.5} aria-hidden="true" />
          Note
        </button>
      )}
      {prepId !== null && open !== null && (
        <NoteForm
          key={open.id}
          prepId={prepId}
          section={section}
          title={title}
          note={open}
          onType={(text) => {
            writeDraft(draftKey, { id: open.id, text });
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function NoteTools({ prepId, note, onEdit }: { prepId: string; note: Pick<Note, 'id' | 'text'>; onEdit: () => void }) {
  const remove = useDeleteNote(prepId);
  const tool = 'flex size-7 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink';
  const onDelete = () => {
    if (remove.isPending) return;
    remove.mutateAsync(note.id).catch((error: unknown) => {
      showToast({ title: 'Note not deleted', description: messageOf(error), tone: 'destructive' });
    });
  };
  return (
    <span data-screen-only className="flex shrink-0">
      <Tooltip text="Edit note">
        <button type="button" aria-label={`Edit the note: ${note.text.slice(0, 60)}`} className={tool} onClick={onEdit}>
          <Pencil size={14} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </Tooltip>
      <Tooltip text="Delete note">
        <button
          type="button"
          aria-label={`Delete the note: ${note.text.slice(0, 60)}`}
          className={tool}
          onClick={onDelete}
        >
          <Trash2 size={14} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </Tooltip>
    </span>
  );
}

interface NoteFormProps {
  prepId: string;
  section: Note['section'];
  title: string;
  note: Pick<Note, 'id' | 'text'>;
  onType: (text: string) => void;
  onClose: () => void;
}

function NoteForm({ prepId, section, title, note, onType, onClose }: NoteFormProps) {
  const save = useSaveNote(prepId);
  const [text, setText] = useState(note.text);
  const submit = () => {
    if (save.isPending || text.trim() === '') return;
    save.mutate({ noteId: note.id, section, text }, { onSuccess: onClose });
  };
  return (
    <form
      data-screen-only
      className="mt-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        label={`Note on ${title}`}
        ref={takeFocus}
        value={text}
        maxLength={limits.reading.noteMax}
        error={save.isError ? `${messageOf(save.error)} We’ve kept what you typed.` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          onType(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            submit();
          }
        }}
      />
      <div className="mt-2 flex gap-2">
        <Button type="submit" look="primary">
          {save.isPending ? 'Saving...' : 'Save note'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
