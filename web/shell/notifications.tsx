import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { buttonClass } from '#web/components/button.tsx';
import { FailedState } from '#web/components/states.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { usePreps } from '#web/features/prep/prep.api.ts';
import { companyOf, personOf, statusWords } from '#web/features/prep/prep-words.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { formatWhen } from '#web/lib/dates.ts';
import { paths } from '#web/paths.ts';

const shownNews = 12;

/** The signed-in person's preparations, newest change first; read up to where the panel was last opened. */
export function Notifications() {
  const { user, membership } = useMember();
  const preps = usePreps();
  const key = `news-seen:${membership.clerkOrgId}:${user.id}`;
  const [seen, setSeen] = useState(() => localStorage.getItem(key) ?? '');
  const [open, setOpen] = useState(false);
  const news = (preps.data ?? []).filter((prep) => prep.userId === user.id).sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, shownNews);
  const unread = news.filter((prep) => (prep.status === 'ready' || prep.status === 'failed') && prep.updatedAt > seen).length;
  const change = (next: boolean) => {
    setOpen(next);
    const latest = news[0]?.updatedAt ?? '';
    if (!next || latest <= seen) return;
    localStorage.setItem(key, latest);
    setSeen(latest);
  };
  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`} className={`${buttonClass({ look: 'quiet', size: 'icon' })} relative`}>
        <Bell size={18} strokeWidth={1.5} aria-hidden="true" />
        {unread > 0 && <span aria-hidden="true" className="tabular absolute end-0.5 top-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-[10px] leading-4 font-semibold text-on-accent">{unread}</span>}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content align="end" sideOffset={8} collisionPadding={12} aria-label="Notifications" className="animate-appear z-50 max-h-[70dvh] w-[min(400px,calc(100vw-24px))] overflow-y-auto rounded-md border border-line bg-surface p-2 shadow-float">
          <h2 className="px-2 pt-1 pb-2 text-sm font-semibold">Notifications</h2>
          {preps.isError && preps.data === undefined && <FailedState title="Failed to load prep sessions" text={messageOf(preps.error)} onRetry={() => { void preps.refetch(); }} />}
          {preps.isPending && <output className="block px-2 pb-3 text-sm text-muted">Loading...</output>}
          {preps.data !== undefined && news.length === 0 && <p className="px-2 pb-3 text-sm text-muted">Your briefs report here when they are ready or have failed. Prepare a meeting on the dashboard to see the first one.</p>}
          <ul>
            {news.map((prep) => (
              <li key={prep.prepMeetingId}>
                <Link to={paths.dashboard} search={{ prep: prep.prepMeetingId }} onClick={() => { setOpen(false); }} className="flex items-baseline gap-3 rounded-md px-2 py-2 hover:bg-sunken">
                  <span className="translate-y-[2px]"><StatusMark mark={statusWords[prep.status].mark} /></span>
                  <span className="min-w-0 flex-1">
                    <span className="block truncate text-sm font-medium">{statusWords[prep.status].text}: <bdi>{companyOf(prep)}</bdi></span>
                    <span className="block truncate text-sm text-muted"><bdi>{personOf(prep)}</bdi></span>
                  </span>
                  <time dateTime={prep.updatedAt} className="tabular shrink-0 text-xs text-muted">{formatWhen(prep.updatedAt)}</time>
                </Link>
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
