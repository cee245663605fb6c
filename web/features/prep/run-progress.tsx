import { scheduledStep, type PrepDetail, type RunKind } from '#contract/prep.ts';
import { Button } from '#web/components/button.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDuration, formatMoment } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { useCancelPrep } from './prep.api.ts';

/** Returns when a scheduled run starts, or null for any other. */
export function startsAt({ steps }: Pick<PrepDetail, 'steps'>): string | null {
  return steps.find(({ key }) => key === scheduledStep)?.detail ?? null;
}

export function currentStep(prep: PrepDetail): string {
  const hour = startsAt(prep);
  if (hour !== null) return `Starts by itself, ${formatMoment(hour)}`;
  const step = prep.steps.find(({ state }) => state === 'working');
  if (!step) return prep.startedAt === null ? 'Waiting to start' : 'Finishing';
  return step.detail === '' ? step.label : `${step.label}: ${step.detail}`;
}

/** Elapsed versus expected time; stays short of full until the run has ended. */
export function ProgressLine({ prep }: { prep: PrepDetail }) {
  const waits = startsAt(prep) !== null;
  const now = useNow(prep.isPrepping && !waits);
  if (waits) return null;
  const elapsed = prep.startedAt === null ? 0 : Math.max(0, now - Date.parse(prep.startedAt));
  const part = Math.min(0.97, elapsed / Math.max(1, prep.expectedMs));
  return (
    <div className="mt-2 flex items-center gap-3">
      <progress aria-label="Progress of the prep" max={1} value={part} className="bar" />
      <span className="tabular shrink-0 text-xs text-muted">
        {formatDuration(elapsed)} of about {formatDuration(prep.expectedMs)}
      </span>
    </div>
  );
}

const headings: Record<RunKind, string> = {
  first: 'Preparing the brief',
  refresh: 'Refreshing the brief',
  section: 'Writing one section again',
};
const hints: Record<RunKind, string> = {
  first: 'You can leave this page: we’ll notify you when the brief is ready.',
  refresh: 'The brief below stays until the new one is ready. You can leave this page.',
  section: 'The other sections stay the same. You can leave this page.',
};

/** The visible steps of a run, with a button to stop it. */
export function RunProgress({ prep, mayCancel }: { prep: PrepDetail; mayCancel: boolean }) {
  const cancel = useCancelPrep();
  const hour = startsAt(prep);
  return (
    <section aria-label="Progress" data-screen-only className="mt-8 rounded-md border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium">
          {hour !== null
            ? `Starts by itself, ${formatMoment(hour)}`
            : prep.startedAt === null
              ? 'Waiting to start'
              : headings[prep.runKind]}
        </p>
        {mayCancel && (
          <Button
            onClick={() => {
              if (!cancel.isPending) cancel.mutate(prep.prepMeetingId);
            }}
          >
            {cancel.isPending ? 'Canceling...' : 'Cancel'}
          </Button>
        )}
      </div>
      <ProgressLine prep={prep} />
      {hour === null && (
        <ol className="mt-4 gap-x-10 sm:columns-2">
          {prep.steps.map((step) => (
            <li
              key={step.key}
              className={`flex min-w-0 items-baseline gap-2 py-0.5 text-sm ${step.state === 'waiting' ? 'text-muted' : ''}`}
            >
              <span className="translate-y-[2px]">
                <StatusMark mark={step.state} />
              </span>
              <span className="min-w-0 truncate" title={step.detail}>
                {step.label}
                <span className="sr-only">: {step.state}.</span>
                {step.detail !== '' && <span className="text-muted"> · {step.detail}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {cancel.isError && (
        <p role="alert" className="mt-3 text-sm font-medium text-red">
          {messageOf(cancel.error)}
        </p>
      )}
      <p className="mt-4 text-sm text-muted">
        {hour === null
          ? hints[prep.runKind]
          : `The meeting is ${formatMoment(prep.meetingAt)}. Cancel gives the session back. After that, Retry prepares at once.`}
      </p>
    </section>
  );
}
