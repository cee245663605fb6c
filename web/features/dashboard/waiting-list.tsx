import { Link } from '@tanstack/react-router';
import { StatusMark } from '#web/components/status-mark.tsx';
import { useBuyerNews } from '#web/features/buyer/buyer-news.api.ts';
import { useContentNews } from '#web/features/content/content.api.ts';
import { useSessions } from '#web/features/discovery/discovery.api.ts';
import { useMember } from '#web/features/identity/member.ts';
import { usePreps } from '#web/features/prep/prep.api.ts';
import { formatWhen } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';
import { chooseWaiting } from './choose-waiting.ts';

/** What needs the user's attention; renders nothing if nothing does. */
export function WaitingList() {
  const { user } = useMember();
  const now = useNow(true, 60_000);
  const [preps, sessions, content, buyers] = [usePreps(), useSessions(), useContentNews(), useBuyerNews()];
  const { waiting, left } = chooseWaiting(
    preps.data ?? [],
    sessions.data ?? [],
    content.data ?? [],
    buyers.data ?? [],
    {
      userId: user.id,
      now,
    },
  );
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="font-serif text-xl font-medium">
        Waiting for you
      </h2>
      <ul className="mt-3 border-t border-line">
        {waiting.map(({ key, at, mark, text, more, link }) => (
          <li key={key} className="relative flex items-baseline gap-3 border-b border-line py-2 hover:bg-sunken">
            <span className="translate-y-[2px]">
              <StatusMark mark={mark} />
            </span>
            <div className="min-w-0 flex-1">
              <Link
                {...link}
                className="line-clamp-2 font-medium after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
              >
                <bdi>{text}</bdi>
              </Link>
              <p dir="auto" className="line-clamp-2 text-sm text-muted">
                {more}
              </p>
            </div>
            <time dateTime={at} className="tabular shrink-0 text-sm text-muted">
              {formatWhen(at)}
            </time>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="mt-2 text-sm text-muted">{left} more in the lists below</p>}
    </section>
  );
}
