import { DOMParser } from 'linkedom';
import { collapseSpace } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import type { WebPages } from '#server/ports/web-pages.ts';
import { readRobots } from './robots.ts';
import { siteKey } from './site-address.ts';

export interface FeedItem { title: string; url: string; /** ISO day. */ date: string }
export interface Feed { url: string; fetchedAt: string; items: FeedItem[] }

const most = 10;

function itemsOf(xml: string, base: string): FeedItem[] {
  const { documentElement } = new DOMParser().parseFromString(xml, 'text/xml');
  const entries = [...documentElement?.querySelectorAll('item, entry') ?? []];
  return entries.flatMap((entry): FeedItem[] => {
    const text = (...names: string[]): string => names.map((name) => collapseSpace(entry.getElementsByTagName(name)[0]?.textContent ?? '')).find(Boolean) ?? '';
    const moment = Date.parse(text('pubDate', 'published', 'updated', 'dc:date'));
    const title = text('title').replace(/<[^>]*>/gu, '');
    const href = entry.querySelector('link')?.getAttribute('href') ?? text('link');
    if (title === '' || Number.isNaN(moment) || !URL.canParse(href, base)) return [];
    return [{ title, url: new URL(href, base).href, date: new Date(moment).toISOString().slice(0, 10) }];
  }).toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, most);
}

/**
 * The newest items of the first feed that a page announces on its own site; null where it announces none or its robots.txt
 * keeps programs out. Rejects with WebPageError.
 */
export async function readFeed(page: { url: string; feeds: readonly string[] }, webPages: WebPages, signal: AbortSignal): Promise<Feed | null> {
  const wanted = page.feeds.find((feed) => siteKey(feed) === siteKey(page.url) && !/comments/iu.test(feed));
  if (wanted === undefined) return null;
  const rules = await readRobots(webPages, wanted, signal);
  if (!rules.mayRead(wanted)) return null;
  const { body, url, fetchedAt } = await webPages.fetchPage(wanted, { signal, maxBytes: limits.crawl.pageBytes, timeoutMs: limits.crawl.pageTimeoutMs, expect: 'text' });
  return { url, fetchedAt, items: itemsOf(body, url) };
}
