import type { BuyerNews } from '#contract/buyer.ts';
import type { ContentNews } from '#contract/content-library.ts';
import type { SessionItem } from '#contract/discovery.ts';
import type { PrepListItem } from '#contract/prep.ts';
import { tellBuyerNews } from '#web/features/buyer/buyer-words.ts';
import { tellNews } from '#web/features/content/content-news.ts';
import type { ContentSearch } from '#web/features/content/content-search.ts';
import { isCallGoingOn, titleOf } from '#web/features/discovery/session-words.ts';
import { companyOf } from '#web/features/prep/prep-words.ts';
import { paths } from '#web/paths.ts';

const recentMs = 14 * 24 * 3_600_000;
const most = 5;

export interface Waiting {
  key: string;
  at: string;
  mark: 'failed' | 'partly' | 'unread';
  text: string;
  more: string;
  link:
    | { to: typeof paths.dashboard; search: { prep: string } | { session: string; view: 'call' | 'solution' } }
    | { to: typeof paths.content; search: ContentSearch }
    | { to: '/pdf-generation/$'; params: { _splat: string } };
}

/**
 * Returns what needs a person's attention from the last 14 days, newest first: failed briefs and content, ongoing
 * calls, ended calls whose session isn't completed, and buyers' questions that nobody marked as answered.
 * `left`: how many more there are.
 */
export function chooseWaiting(
  preps: readonly PrepListItem[],
  sessions: readonly SessionItem[],
  content: readonly ContentNews[],
  buyers: readonly BuyerNews[],
  { userId, now }: { userId: string; now: number },
): { waiting: Waiting[]; left: number } {
  const recent = (at: string) => now - Date.parse(at) < recentMs;
  const failedPreps = preps
    .filter((prep) => prep.status === 'failed' && prep.userId === userId && recent(prep.updatedAt))
    .map((prep): Waiting => ({
      key: prep.prepMeetingId,
      at: prep.updatedAt,
      mark: 'failed',
      text: `The brief on ${companyOf(prep)} failed`,
      more: 'See why and try again',
      link: { to: paths.dashboard, search: { prep: prep.prepMeetingId } },
    }));
  const open = sessions
    .filter(({ status, userID, updatedAt }) => status === 'in_progress' && userID === userId && recent(updatedAt))
    .map((session): Waiting => {
      const live = isCallGoingOn(session.updatedAt, now);
      return {
        key: session.sessionId,
        at: session.updatedAt,
        mark: 'partly',
        text: live ? `Session with ${titleOf(session)}` : `Complete the session with ${titleOf(session)}`,
        more: live ? 'Continue where you left off' : 'The call is over, the session is still open',
        link: { to: paths.dashboard, search: { session: session.sessionId, view: live ? 'call' : 'solution' } },
      };
    });
  const failedContent = content
    .filter(({ failed, underWay, at }) => failed > 0 && underWay === 0 && recent(at))
    .map((news): Waiting => {
      const { text, more, search } = tellNews(news);
      return { key: news.contentId, at: news.at, mark: 'failed', text, more, link: { to: paths.content, search } };
    });
  const questions = buyers
    .filter(({ waits, at }) => waits && recent(at))
    .map((news): Waiting => ({
      ...tellBuyerNews(news),
      key: news.id,
      at: news.at,
      mark: 'unread',
      link: { to: '/pdf-generation/$', params: { _splat: news.sessionId } },
    }));
  const all = [...failedPreps, ...open, ...failedContent, ...questions].toSorted((a, b) => b.at.localeCompare(a.at));
  return { waiting: all.slice(0, most), left: Math.max(0, all.length - most) };
}
