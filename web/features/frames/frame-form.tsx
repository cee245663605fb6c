import { useRef, useState } from 'react';
import { frameLimits } from '#contract/frame-limits.ts';
import type { Frame } from '#contract/frames.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { newUuid } from '#web/lib/request-id.ts';
import { focusFirstWrong, takeFocus } from '#web/lib/focus.ts';
import {
  checkFrame,
  draftIdOf,
  emptyPoint,
  forgetFrame,
  keepFrame,
  keptFrame,
  movePoint,
  writtenOf,
  type WrittenFrame,
} from './frame-draft.ts';
import { useSaveFrame } from './frames.api.ts';
import { PointFields } from './point-fields.tsx';

/** Edits a frame, or a new one if `frame` is null. Keeps input in this browser until it is saved or discarded. */
export function FrameForm({ frame, onDone }: { frame: Frame | null; onDone: () => void }) {
  const draftId = draftIdOf(useMember().membership.clerkOrgId, frame?.id ?? null);
  const save = useSaveFrame();
  const [frameId] = useState(frame?.id ?? newUuid());
  const [written, setWritten] = useState(() => keptFrame(draftId) ?? writtenOf(frame));
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const change = (next: WrittenFrame) => {
    setWritten(next);
    keepFrame(draftId, next);
  };
  const { name, points } = written;
  const checked = checkFrame(written);
  const wrong = (...path: (string | number)[]): string | undefined =>
    tried && !checked.success
      ? checked.error.issues.find((issue) => path.every((key, at) => issue.path[at] === key))?.message
      : undefined;
  const close = () => {
    forgetFrame(draftId);
    onDone();
  };
  const full = points.length >= frameLimits.points;
  return (
    <form
      ref={form}
      noValidate
      aria-label={frame === null ? 'New frame' : 'Edit frame'}
      className="space-y-6 border-t border-line py-6"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (save.isPending) return;
        if (!checked.success) {
          focusFirstWrong(form.current);
          return;
        }
        save.mutate(
          { frameId, ...checked.data },
          {
            onSuccess: () => {
              showToast({ title: 'Frame saved' });
              close();
            },
          },
        );
      }}
    >
      <TextField
        label="Name"
        ref={takeFocus}
        maxLength={frameLimits.nameMax}
        value={name}
        error={wrong('name')}
        onChange={(event) => {
          change({ ...written, name: event.target.value });
        }}
      />
      {points.map((point, at) => (
        <PointFields
          key={point.key}
          point={point}
          number={at + 1}
          count={points.length}
          wrong={(field) => wrong('points', at, field)}
          onChange={(next) => {
            change({ ...written, points: points.with(at, next) });
          }}
          onMove={(by) => {
            change({ ...written, points: movePoint(points, at, by) });
          }}
          onRemove={() => {
            change({ ...written, points: points.toSpliced(at, 1) });
          }}
        />
      ))}
      <div>
        <Button
          aria-disabled={full}
          onClick={() => {
            if (!full) change({ ...written, points: [...points, emptyPoint()] });
          }}
        >
          Add point
        </Button>
        {full && <p className="mt-1 text-sm text-muted">A frame has up to {frameLimits.points} points.</p>}
      </div>
      {save.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(save.error)} We’ve kept what you typed.
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" look="primary" aria-disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save frame'}
        </Button>
        <Button look="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
