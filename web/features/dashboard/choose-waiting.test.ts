import { describe, expect, test } from 'vitest';
import type { BuyerNews } from '#contract/buyer.ts';
import type { ContentNews } from '#contract/content-library.ts';
import type { SessionItem } from '#contract/discovery.ts';
import type { PrepListItem } from '#contract/prep.ts';
import { chooseWaiting } from './choose-waiting.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
const prep = (prepMeetingId: string, hours: number, more: Partial<PrepListItem> = {}) =>
  ({
    prepMeetingId,
    companyName: 'Acme',
    userId: 'me',
    status: 'failed',
    updatedAt: hoursAgo(hours),
    ...more,
  }) as PrepListItem;
const session = (sessionId: string, hours: number, more: Partial<SessionItem> = {}) =>
  ({
    sessionId,
    companyName: 'Acme',
    userID: 'me',
    status: 'in_progress',
    updatedAt: hoursAgo(hours),
    ...more,
  }) as SessionItem;
const news = (contentId: string, hours: number, more: Partial<ContentNews> = {}): ContentNews => ({
  contentId,
  kind: 'document',
  name: 'a.pdf',
  ready: 0,
  partly: 0,
  failed: 1,
  underWay: 0,
  message: '',
  at: hoursAgo(hours),
  ...more,
});
const question = (id: string, hours: number, waits = true): BuyerNews => ({
  id,
  kind: 'question',
  sessionId: 's',
  company: 'Acme',
  name: 'Bo Buyer',
  text: 'Is set-up included?',
  at: hoursAgo(hours),
  waits,
});
const choose = (preps: PrepListItem[], sessions: SessionItem[], content: ContentNews[], buyers: BuyerNews[] = []) =>
  chooseWaiting(preps, sessions, content, buyers, { userId: 'me', now });

describe('what waits for somebody', () => {
  test('failed briefs, open sessions and failed content, newest first', () => {
    const { waiting, left } = choose([prep('p', 3)], [session('s', 5)], [news('c', 4)]);
    expect(waiting.map(({ key }) => key)).toEqual(['p', 'c', 's']);
    expect(left).toBe(0);
  });

  test('a call that goes on leads into the call, one that is over to its last stage', () => {
    const { waiting } = choose([], [session('live', 1), session('over', 3)], []);
    expect(waiting.map(({ link, text }) => ['search' in link ? link.search : null, text])).toEqual([
      [{ session: 'live', view: 'call' }, 'Session with Acme'],
      [{ session: 'over', view: 'solution' }, 'Complete the session with Acme'],
    ]);
  });

  test('nothing of others, nothing that is done or under way, nothing older than 14 days', () => {
    const { waiting } = choose(
      [prep('theirs', 1, { userId: 'other' }), prep('ready', 1, { status: 'ready' }), prep('old', 14 * 24 + 1)],
      [session('theirs', 1, { userID: 'other' }), session('done', 1, { status: 'completed' })],
      [news('good', 1, { failed: 0, ready: 1 }), news('again', 1, { underWay: 1 })],
    );
    expect(waiting).toEqual([]);
  });

  test('a buyer’s question until somebody marks it as answered', () => {
    const { waiting } = choose([], [], [], [question('open', 1), question('answered', 2, false), question('old', 400)]);
    expect(waiting).toMatchObject([
      {
        key: 'open',
        text: 'Question from the buyer: Acme',
        more: 'Bo Buyer: Is set-up included?',
        link: { to: '/pdf-generation/$', params: { _splat: 's' } },
      },
    ]);
  });

  test('five are shown, the rest is counted', () => {
    const { waiting, left } = choose(
      Array.from({ length: 8 }, (_, at) => prep(`p${at}`, at + 1)),
      [],
      [],
    );
    expect(waiting.map(({ key }) => key)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4']);
    expect(left).toBe(3);
  });
});
