import { limits } from '#contract/limits.ts';
import type { WebPages } from '#server/ports/web-pages.ts';
import type { FeedItem } from '#server/readers/page/feed-entries.ts';
import { readServed } from '#server/readers/page/page-threads.ts';
import { readRobots } from './robots.ts';
import { siteKey } from './site-address.ts';

export interface Feed {
  url: string;
  fetchedAt: string;
  items: FeedItem[];
}

/**
 * Returns the newest items of the first feed a page declares on its own site; null if there is none or robots.txt
 * forbids it. Rejects with WebPageError.
 */
export async function readFeed(
  page: { url: string; feeds: readonly string[] },
  webPages: WebPages,
  signal: AbortSignal,
): Promise<Feed | null> {
  const wanted = page.feeds.find((feed) => siteKey(feed) === siteKey(page.url) && !/comments/iu.test(feed));
  if (wanted === undefined) return null;
  const rules = await readRobots(webPages, wanted, signal);
  if (!rules.mayRead(wanted)) return null;
  const { body, url, fetchedAt } = await webPages.fetchPage(wanted, {
    signal,
    maxBytes: limits.crawl.pageBytes,
    timeoutMs: limits.crawl.pageTimeoutMs,
    expect: 'text',
  });
  return { url, fetchedAt, items: await readServed('feed', { body, url }, signal) };
}
