import { Link } from '@tanstack/react-router';
import type { SessionItem } from '#contract/discovery.ts';
import { StatusMark } from '#web/components/status-mark.tsx';
import { formatMoment } from '#web/lib/dates.ts';
import { paths } from '#web/paths.ts';
import { usePrepSessions } from './discovery.api.ts';
import { statusOf } from './session-words.ts';

/** The sessions of a brief, newest first, each with who holds it and how far it is. */
export function SessionLinks({ sessions }: { sessions: readonly SessionItem[] }) {
  return (
    <ul>
      {sessions.map((session) => {
        const status = statusOf(session.status);
        return (
          <li key={session.sessionId} className="flex flex-wrap items-baseline gap-x-3 py-1 text-sm">
            <Link
              to={paths.dashboard}
              search={{ session: session.sessionId, view: session.status === 'completed' ? 'solution' : 'call' }}
              className="py-0.5 font-medium text-accent underline decoration-line-strong underline-offset-4"
            >
              Session of {formatMoment(session.createdAt)}
            </Link>
            <bdi className="text-muted">{`${session.repFirstName} ${session.repLastName}`.trim()}</bdi>
            <StatusMark mark={status.mark} text={status.text} />
          </li>
        );
      })}
    </ul>
  );
}

/** Links from a brief to its newest sessions. */
export function BriefSessions({ prepMeetingId }: { prepMeetingId: string }) {
  const { data = [] } = usePrepSessions(prepMeetingId);
  if (data.length === 0) return null;
  return (
    <nav aria-label="Sessions of this brief" data-screen-only className="mt-2">
      <SessionLinks sessions={data.slice(0, 3)} />
    </nav>
  );
}
