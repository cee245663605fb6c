import { createHash } from 'node:crypto';
import type { ContentFailure } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import { readServed } from '#server/readers/page/page-threads.ts';
import type { Extraction } from '#server/readers/extraction.ts';
import { readRobots } from '#server/agents/tools/robots.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { WebPageError, type PageMark } from '#server/ports/web-pages.ts';
import { pageFailure } from './page-failure.ts';

export type ReadPage =
  | { outcome: 'unchanged' }
  | { outcome: 'failed'; failure: ContentFailure; status: number | null }
  | { outcome: 'read'; url: string; extraction: Extraction; links: string[]; hash: string; mark: PageMark };

/** Fetches a page through the guard, as the site's robots.txt allows, and reads what it says. */
export async function readWebPage(
  ctx: TenantContext,
  page: { url: string; unlessMark?: PageMark; signal: AbortSignal },
): Promise<ReadPage> {
  const { webPages } = ctx.services;
  const { signal } = page;
  try {
    const rules = await readRobots(webPages, page.url, signal);
    if (!rules.mayRead(page.url)) throw new WebPageError('robots', page.url);
    const fetched = await webPages.fetchPage(page.url, {
      signal,
      maxBytes: limits.crawl.pageBytes,
      timeoutMs: limits.crawl.pageTimeoutMs,
      ...(page.unlessMark === undefined ? {} : { unlessMark: page.unlessMark }),
    });
    if (fetched.status === 304) return { outcome: 'unchanged' };
    const { links, ...extraction } = await readServed('article', fetched, signal);
    return {
      outcome: 'read',
      url: fetched.url,
      extraction,
      links: links.flatMap(({ href }) => (URL.canParse(href, fetched.url) ? [new URL(href, fetched.url).href] : [])),
      hash: createHash('sha256').update(fetched.body).digest('hex'),
      mark: fetched.mark ?? { etag: null, lastModified: null },
    };
  } catch (error) {
    if (!(error instanceof WebPageError)) throw error;
    return { outcome: 'failed', status: error.status ?? null, failure: pageFailure(error) };
  }
}
