import { Link } from '@tanstack/react-router';
import type { PrepListItem } from '#contract/prep.ts';
import { StatusMark } from '#web/components/status-mark.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { usePreps } from '#web/features/prep/prep.api.ts';
import { companyOf, personOf, statusWords } from '#web/features/prep/prep-words.ts';
import { formatTime } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { paths } from '#web/paths.ts';
import { chooseMeetings } from './choose-meetings.ts';

/** The user's meetings today and tomorrow with the state of each brief; renders nothing without meetings. */
export function Agenda() {
  const { user } = useMember();
  const now = new Date(useNow(true, 60_000));
  const { today, tomorrow } = chooseMeetings(usePreps().data ?? [], user.id, now);
  if (today.length + tomorrow.length === 0) return null;
  return (
    <section aria-labelledby="meetings">
      <h2 id="meetings" className="font-serif text-xl font-medium">
        Your meetings
      </h2>
      <Day name="Today" meetings={today} now={now} />
      <Day name="Tomorrow" meetings={tomorrow} now={now} />
    </section>
  );
}

function Day({ name, meetings, now }: { name: string; meetings: readonly PrepListItem[]; now: Date }) {
  if (meetings.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 text-sm font-medium text-muted">{name}</h3>
      <ul className="mt-1 border-t border-line">
        {meetings.map((prep) => (
          <Meeting key={prep.prepMeetingId} prep={prep} past={Date.parse(prep.meetingAt) < now.getTime()} />
        ))}
      </ul>
    </>
  );
}

function Meeting({ prep, past }: { prep: PrepListItem; past: boolean }) {
  const status = statusWords[prep.status];
  const person = personOf(prep);
  return (
    <li className="relative flex items-baseline gap-4 border-b border-line py-2 hover:bg-sunken">
      <time
        dateTime={prep.meetingAt}
        className={`tabular w-18 shrink-0 text-sm ${past ? 'text-muted' : 'font-semibold'}`}
      >
        {formatTime(prep.meetingAt)}
      </time>
      <div className="min-w-0 flex-1">
        <Link
          to={paths.dashboard}
          search={{ prep: prep.prepMeetingId }}
          title={prep.companyName}
          className="block truncate font-medium after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          <bdi>{companyOf(prep)}</bdi>
        </Link>
        <p className="truncate text-sm text-muted" title={person}>
          <bdi>{person}</bdi>
        </p>
      </div>
      <StatusMark mark={status.mark} text={prep.status === 'ready' ? 'Brief ready' : status.text} />
    </li>
  );
}
