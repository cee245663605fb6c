import { useEffect, useRef, useState } from 'react';
import { frameLimits } from '#contract/frame-limits.ts';
import { builtInFrames, type Frame } from '#contract/frames.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { sayFailed } from '#web/features/coaching/say-failed.ts';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { DraftFromDocument } from './draft-from-document.tsx';
import { FrameForm } from './frame-form.tsx';
import { useDeleteFrame, useFrames, useSaveFrame } from './frames.api.ts';

function FrameRow({ frame, onEdit, onDelete }: { frame: Frame; onEdit: () => void; onDelete: () => void }) {
  const { name, points } = frame;
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p dir="auto" className="font-serif text-lg leading-6 wrap-anywhere">
          {name}
        </p>
        <p dir="auto" className="text-sm wrap-anywhere text-muted">
          {points.map(({ label }) => label).join(', ')}
        </p>
      </div>
      <div className="flex max-sm:-ms-4 sm:-me-4">
        <Button look="quiet" aria-label={`Edit frame: ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button look="quiet" aria-label={`Delete frame: ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}

/** Shown in place of a deleted frame until the screen is left, so that deletion can be undone. */
function Deleted({ frame: { id, ...frame }, onUndone }: { frame: Frame; onUndone: () => void }) {
  const save = useSaveFrame();
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is gone with its frame, so focus moves here.
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 rounded-md bg-sunken px-4 py-2 text-sm">
      <span dir="auto" className="min-w-0 wrap-anywhere">
        Frame deleted: {frame.name}
      </span>
      <Button
        ref={button}
        look="quiet"
        aria-disabled={save.isPending}
        className="ms-auto text-accent"
        onClick={() => {
          if (!save.isPending)
            save.mutate({ frameId: id, ...frame }, { onSuccess: onUndone, onError: sayFailed('Frame not restored') });
        }}
      >
        {save.isPending ? 'Restoring...' : 'Undo'}
      </Button>
    </p>
  );
}

function FrameList({ frames }: { frames: readonly Frame[] }) {
  const remove = useDeleteFrame();
  const [editing, setEditing] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<Frame | null>(null);
  const [drafted, setDrafted] = useState<string | null>(null);
  const close = () => {
    setEditing(null);
    setDrafted(null);
  };
  const drop = (frame: Frame) => {
    if (remove.isPending) return;
    remove.mutate(frame.id, {
      onSuccess: () => {
        setDeleted(frame);
        showToast({ title: 'Frame deleted' });
      },
      onError: sayFailed('Frame not deleted'),
    });
  };
  const full = frames.length >= frameLimits.frames;
  const openNew = () => {
    setEditing('new');
  };
  const add = (
    <DraftFromDocument
      off={full}
      onOpenKept={openNew}
      onDrafted={(said) => {
        setDrafted(said);
        openNew();
      }}
    >
      <Button
        look="primary"
        aria-disabled={full}
        onClick={() => {
          if (!full) openNew();
        }}
      >
        Add frame
      </Button>
    </DraftFromDocument>
  );
  return (
    <>
      {editing === 'new' && drafted !== null && (
        <output className="mb-4 block rounded-md bg-sunken px-3 py-2 text-sm wrap-anywhere">{drafted}</output>
      )}
      {editing === 'new' && <FrameForm frame={null} onDone={close} />}
      {editing === null && frames.length > 0 && add}
      {full && (
        <p className="mt-1 text-sm text-muted">
          You have {frameLimits.frames} frames, the maximum. Delete one to add another.
        </p>
      )}
      {deleted !== null && (
        <Deleted
          key={deleted.id}
          frame={deleted}
          onUndone={() => {
            setDeleted(null);
          }}
        />
      )}
      {frames.length === 0 && editing === null && (
        <EmptyState title="No frames yet" action={add}>
          Your frames will appear here, and beside {builtInFrames.join(', ')} in every session.
        </EmptyState>
      )}
      <ul className="mt-6">
        {frames.map((frame) =>
          editing === frame.id ? (
            <li key={frame.id}>
              <FrameForm frame={frame} onDone={close} />
            </li>
          ) : (
            <FrameRow
              key={frame.id}
              frame={frame}
              onEdit={() => {
                setEditing(frame.id);
              }}
              onDelete={() => {
                drop(frame);
              }}
            />
          ),
        )}
      </ul>
    </>
  );
}

/** The organization's own qualification frames, used by the coach in every session. */
export function FramesScreen() {
  useDocumentTitle('Qualification frames');
  const { membership } = useMember();
  const frames = useFrames();
  if (membership.role !== 'org:admin')
    return <EmptyState title="For admins">Only admins can write qualification frames.</EmptyState>;
  return (
    <section aria-labelledby="frames" className="max-w-[760px]">
      <h1 id="frames" className="font-serif text-2xl font-medium">
        Qualification frames
      </h1>
      <p className="mt-1 max-w-[68ch] text-sm text-muted">
        A frame lists what your reps must learn in a call. Each point fills itself from fields of the session or from
        words that the prospect says, with the quote and its moment.
      </p>
      <div className="mt-6">
        {frames.isPending && <SkeletonRows rows={3} label="Loading qualification frames" />}
        {frames.isError && frames.data === undefined && (
          <FailedState
            title="Failed to load qualification frames"
            text={messageOf(frames.error)}
            onRetry={() => {
              void frames.refetch();
            }}
          />
        )}
        {frames.data !== undefined && <FrameList frames={frames.data} />}
      </div>
    </section>
  );
}
