import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import type { BuyerNews } from '#contract/buyer.ts';
import type { Billing } from '#contract/billing.ts';
import type { ContentNews } from '#contract/content-library.ts';
import type { PrepListItem } from '#contract/prep.ts';
import type { WorkNews } from '#contract/work-news.ts';
import { buttonClass } from '#web/components/button.tsx';
import { FailedState } from '#web/components/states.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import type { Mark } from '#web/components/status-mark.tsx';
import { Tooltip } from '#web/components/tooltip.tsx';
import { useBilling } from '#web/features/billing/billing.api.ts';
import { tellBuyerNews } from '#web/features/buyer/buyer-words.ts';
import { useBuyerNews } from '#web/features/buyer/buyer-news.api.ts';
import { tellNews } from '#web/features/content/content-news.ts';
import type { ContentSearch } from '#web/features/content/content-search.ts';
import { useContentNews } from '#web/features/content/content.api.ts';
import { useMember } from '#web/features/identity/member.ts';
import { usePreps } from '#web/features/prep/prep.api.ts';
import { companyOf, personOf, statusWords } from '#web/features/prep/prep-words.ts';
import { useWorkNews } from '#web/features/work-news/work-news.api.ts';
import { tellWork } from '#web/features/work-news/work-words.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDay, formatWhen } from '#web/lib/dates.ts';
import { paths } from '#web/paths.ts';
import { inBrowser } from '#web/lib/storage/browser-storage.ts';

const shownNews = 12;

interface News {
  key: string;
  at: string;
  ended: boolean;
  mark: Mark;
  text: string;
  more: string;
  link:
    | { to: typeof paths.dashboard; search: { prep: string } }
    | { to: typeof paths.content; search: ContentSearch }
    | { to: typeof paths.billing }
    | { to: typeof paths.imports | typeof paths.data }
    | { to: '/pdf-generation/$'; params: { _splat: string } };
}

const prepNews = (prep: PrepListItem): News => ({
  key: prep.prepMeetingId,
  at: prep.updatedAt,
  ended: prep.status === 'ready' || prep.status === 'failed',
  mark: statusWords[prep.status].mark,
  text: `${statusWords[prep.status].text}: ${companyOf(prep)}`,
  more: personOf(prep),
  link: { to: paths.dashboard, search: { prep: prep.prepMeetingId } },
});

function contentNews(batch: ContentNews): News {
  const { search, ...told } = tellNews(batch);
  return {
    ...told,
    key: batch.contentId,
    at: batch.at,
    ended: batch.underWay === 0,
    link: { to: paths.content, search },
  };
}

const buyerNews = (news: BuyerNews): News => ({
  ...tellBuyerNews(news),
  key: news.id,
  at: news.at,
  ended: true,
  link: { to: '/pdf-generation/$', params: { _splat: news.sessionId } },
});

const workNews = (news: WorkNews): News => ({
  ...tellWork(news),
  key: news.id,
  at: news.at,
  ended: news.state !== 'waiting' && news.state !== 'running',
  link: { to: news.kind === 'import' ? paths.imports : paths.data },
});

/** Returns a failed payment, for admins; nothing else of billing is news. */
function billingNews(subscription: Billing['subscription']): News[] {
  if (subscription?.status !== 'past_due') return [];
  const { periodStart: at, unpaidEnd } = subscription;
  const more =
    unpaidEnd === null ? 'Your plan ends unless you pay.' : `Your plan ends on ${formatDay(unpaidEnd)} unless you pay.`;
  return [
    { key: 'payment', at, ended: true, mark: 'failed', text: 'Payment failed', more, link: { to: paths.billing } },
  ];
}

/** News of the user's preps and content, newest first; read up to when the panel was last opened. */
export function Notifications() {
  const { user, membership } = useMember();
  const [preps, content, billing, buyers] = [usePreps(), useContentNews(), useBilling(), useBuyerNews()];
  const work = useWorkNews();
  const key = `news-seen:${membership.clerkOrgId}:${user.id}`;
  const [seen, setSeen] = useState(() => inBrowser.read(key) ?? '');
  const [open, setOpen] = useState(false);
  const news = [
    ...(preps.data ?? []).filter((prep) => prep.userId === user.id).map(prepNews),
    ...(content.data ?? []).map(contentNews),
    ...(buyers.data ?? []).map(buyerNews),
    ...(work.data ?? []).map(workNews),
    ...(membership.role === 'org:admin' ? billingNews(billing.data?.subscription ?? null) : []),
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, shownNews);
  const unread = news.filter(({ ended, at }) => ended && at > seen).length;
  const change = (next: boolean) => {
    setOpen(next);
    const latest = news[0]?.at ?? '';
    if (!next || latest <= seen) return;
    inBrowser.write(key, latest);
    setSeen(latest);
  };
  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Tooltip text="Notifications">
        <Popover.Trigger
          aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
          className={`${buttonClass({ look: 'quiet', size: 'icon' })} relative`}
        >
          <Bell size={18} strokeWidth={1.5} aria-hidden="true" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="tabular absolute end-0.5 top-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-[10px] leading-4 font-semibold text-on-accent"
            >
              {unread}
            </span>
          )}
        </Popover.Trigger>
      </Tooltip>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label="Notifications"
          className="animate-appear z-50 max-h-[70dvh] w-[min(400px,calc(100vw-24px))] overflow-y-auto rounded-md border border-line bg-surface p-2 shadow-float"
        >
          <h2 className="px-2 pt-1 pb-2 text-sm font-semibold">Notifications</h2>
          {preps.isError && preps.data === undefined && (
            <FailedState
              title="Failed to load prep sessions"
              text={messageOf(preps.error)}
              onRetry={() => {
                void preps.refetch();
              }}
            />
          )}
          {content.isError && content.data === undefined && (
            <FailedState
              title="Failed to load news about your content"
              text={messageOf(content.error)}
              onRetry={() => {
                void content.refetch();
              }}
            />
          )}
          {buyers.isError && buyers.data === undefined && (
            <FailedState
              title="Failed to load news about your buyers"
              text={messageOf(buyers.error)}
              onRetry={() => {
                void buyers.refetch();
              }}
            />
          )}
          {work.isError && work.data === undefined && (
            <FailedState
              title="Failed to load news about your imports and exports"
              text={messageOf(work.error)}
              onRetry={() => {
                void work.refetch();
              }}
            />
          )}
          {(preps.isPending || content.isPending) && (
            <output className="block px-2 pb-3 text-sm text-muted">Loading...</output>
          )}
          {preps.data !== undefined && content.data !== undefined && news.length === 0 && (
            <p className="px-2 pb-3 text-sm text-muted">
              You’ll see here when your briefs and content are ready or have failed. Prepare for a meeting on the
              dashboard to see the first one.
            </p>
          )}
          <ul>
            {news.map(({ key: id, at, mark, text, more, link }) => (
              <li key={id}>
                <Link
                  {...link}
                  onClick={() => {
                    setOpen(false);
                  }}
                  className="flex items-baseline gap-3 rounded-md px-2 py-2 hover:bg-sunken"
                >
                  <span className="translate-y-[2px]">
                    <StatusMark mark={mark} />
                  </span>
                  <span className="min-w-0 flex-1">
                    <span dir="auto" className="block truncate text-sm font-medium">
                      {text}
                    </span>
                    <span className="line-clamp-2 text-sm text-muted">
                      <bdi>{more}</bdi>
                    </span>
                  </span>
                  <time dateTime={at} className="tabular shrink-0 text-xs text-muted">
                    {formatWhen(at)}
                  </time>
                </Link>
              </li>
            ))}
          </ul>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
