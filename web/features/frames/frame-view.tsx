import { useMemo, useState } from 'react';
import type { CoachState } from '#contract/coaching.ts';
import { builtInFrames, type FramePoint } from '#contract/frames.ts';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useFacts } from '#web/features/coaching/coaching.api.ts';
import { MomentLink } from '#web/features/coaching/moment-link.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { readDraft, writeDraft } from '#web/lib/storage/draft.ts';
import { builtInPoints } from './built-in-frames.ts';
import { useFrames } from './frames.api.ts';
import { readPoint, type CallFacts } from './read-point.ts';
import { spokenLines } from './spoken-lines.ts';

const chosen = 'qualification-frame';
const states = { empty: 'Empty', call: 'From the call', confirmed: 'Confirmed' } as const;
const looks: Record<keyof typeof states, string> = {
  empty: 'text-muted',
  call: 'text-amber',
  confirmed: 'text-accent',
};

function Point({ point, call }: { point: FramePoint; call: CallFacts }) {
  const { state, quote } = readPoint(point, call);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-1.5">
      <dt dir="auto" className="wrap-anywhere">
        {point.label}
      </dt>
      <dd className={looks[state]}>{states[state]}</dd>
      {quote !== null && (
        <dd className="col-span-2 mt-0.5 flex items-baseline gap-3 text-muted">
          <span dir="auto" className="line-clamp-3 min-w-0 wrap-anywhere">
            “{quote.text}”
          </span>
          {quote.lineId !== null && (
            <span className="ms-auto shrink-0">
              <MomentLink lineId={quote.lineId} />
            </span>
          )}
        </dd>
      )}
      {state === 'empty' && point.hint !== '' && (
        <dd dir="auto" className="col-span-2 mt-0.5 wrap-anywhere text-muted">
          {point.hint}
        </dd>
      )}
    </div>
  );
}

function Points({ points, coach }: { points: readonly FramePoint[]; coach: CoachState }) {
  const { value, session, lines } = useDiscovery();
  const facts = useFacts();
  const spoken = useMemo(() => spokenLines(lines, session.speakers), [lines, session.speakers]);
  if (facts.isError && facts.data === undefined)
    return (
      <div className="mt-2">
        <FailedState
          title="Failed to load what was said"
          text={messageOf(facts.error)}
          onRetry={() => {
            void facts.refetch();
          }}
        />
      </div>
    );
  if (facts.isLoading) return <SkeletonRows rows={points.length} label="Loading what was said" />;
  const call = { value, coach, spoken, facts: facts.data ?? [] };
  return (
    <dl className="mt-2 divide-y divide-line text-sm">
      {points.map((point, at) => (
        <Point key={`${at} ${point.label}`} point={point} call={call} />
      ))}
    </dl>
  );
}

/**
 * One qualification frame, built in or the organization's own: which points are empty, mentioned in the call or
 * confirmed.
 */
export function FrameView({ coach }: { coach: CoachState }) {
  const frames = useFrames();
  const own = frames.data ?? [];
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState(() => readDraft(chosen)['name'] ?? '');
  const frame = own.find(({ id }) => id === choice);
  const builtIn = builtInFrames.find((each) => each === choice) ?? 'MEDDICC';
  return (
    <details
      className="mt-4 border-t border-line pt-3"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary className="text-sm text-muted">Qualification</summary>
      <label className="mt-2 flex items-center gap-2 text-sm text-muted">
        Frame
        <select
          value={frame?.id ?? builtIn}
          className="h-8 min-w-0 rounded-md border border-line-strong/70 bg-surface px-2 text-sm text-ink"
          onChange={(event) => {
            setChoice(event.target.value);
            writeDraft(chosen, { name: event.target.value });
          }}
        >
          {builtInFrames.map((each) => (
            <option key={each}>{each}</option>
          ))}
          {own.length > 0 && (
            <optgroup label="Your organization’s">
              {own.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      {frames.isError && frames.data === undefined && (
        <div className="mt-2">
          <FailedState
            title="Failed to load your frames"
            text={messageOf(frames.error)}
            onRetry={() => {
              void frames.refetch();
            }}
          />
        </div>
      )}
      {open && <Points points={frame?.points ?? builtInPoints[builtIn]} coach={coach} />}
    </details>
  );
}
