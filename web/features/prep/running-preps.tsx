import { Link } from '@tanstack/react-router';
import type { PrepListItem } from '#contract/prep.ts';
import { Button } from '#web/components/button.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { paths } from '#web/paths.ts';
import { isRunning, useCancelPrep, usePrep, usePreps } from './prep.api.ts';
import { companyOf, personOf } from './prep-words.ts';
import { ProgressLine, currentStep } from './run-progress.tsx';

/** Preps in progress; renders nothing without any. */
export function RunningPreps() {
  const running = usePreps().data?.filter((prep) => isRunning(prep.status)) ?? [];
  if (running.length === 0) return null;
  return (
    <section aria-labelledby="running" className="mt-12">
      <h2 id="running" className="font-serif text-xl font-medium">
        In progress
      </h2>
      <ul className="mt-3 border-t border-line">
        {running.map((prep) => (
          <RunningPrep key={prep.prepMeetingId} listed={prep} />
        ))}
      </ul>
    </section>
  );
}

function RunningPrep({ listed }: { listed: PrepListItem }) {
  const prep = usePrep(listed.prepMeetingId).data;
  const cancel = useCancelPrep();
  return (
    <li className="flex items-center gap-4 border-b border-line py-3">
      <StatusMark mark={listed.status === 'queued' ? 'waiting' : 'working'} />
      <div className="min-w-0 flex-1">
        <p className="truncate">
          <Link to={paths.dashboard} search={{ prep: listed.prepMeetingId }} className="font-medium hover:underline">
            <bdi>{companyOf(listed)}</bdi>
          </Link>
          <span className="text-sm text-muted">
            {' '}
            · <bdi>{personOf(listed)}</bdi>
          </span>
        </p>
        <p className="truncate text-sm text-muted">{prep ? currentStep(prep) : 'Waiting to start'}</p>
        {prep && <ProgressLine prep={prep} />}
      </div>
      <Button
        onClick={() => {
          if (!cancel.isPending) cancel.mutate(listed.prepMeetingId);
        }}
        aria-label={`Cancel the prep on ${companyOf(listed)}`}
      >
        Cancel
      </Button>
    </li>
  );
}
