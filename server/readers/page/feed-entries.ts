import { DOMParser } from 'linkedom';
import { collapseSpace } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import { readableBeginning } from './page-size.ts';

export interface FeedItem {
  title: string;
  url: string;
  /** ISO date. */ date: string;
}

/** Returns the newest items of a feed, newest first. */
export function feedEntries(xml: string, url: string): FeedItem[] {
  const { documentElement } = new DOMParser().parseFromString(
    readableBeginning(xml, limits.page, { xml: true }),
    'text/xml',
  );
  const entries = [...(documentElement?.querySelectorAll('item, entry') ?? [])].slice(0, limits.feed.entries);
  return entries
    .flatMap((entry): FeedItem[] => {
      const text = (...names: string[]): string =>
        names
          .map((name) =>
            collapseSpace(
              (entry.getElementsByTagName(name)[0]?.textContent ?? '').slice(0, limits.page.headingCharacters * 4),
            ),
          )
          .find(Boolean) ?? '';
      const moment = Date.parse(text('pubDate', 'published', 'updated', 'dc:date'));
      const title = text('title')
        .replace(/<[^<>]*>/gu, '')
        .slice(0, limits.page.headingCharacters);
      const href = entry.querySelector('link')?.getAttribute('href') ?? text('link');
      if (title === '' || Number.isNaN(moment) || !URL.canParse(href, url)) return [];
      return [{ title, url: new URL(href, url).href, date: new Date(moment).toISOString().slice(0, 10) }];
    })
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, limits.feed.shown);
}
