import { createHash } from 'node:crypto';
import type { ContentFailure } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import { readServed } from '#server/readers/page/page-threads.ts';
import type { Extraction } from '#server/readers/extraction.ts';
import { robotsOfRun, type AskRobots } from '#server/agents/tools/robots.ts';
import { extractFile } from '#server/readers/extract-file.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { WebPageError, type PageMark } from '#server/ports/web-pages.ts';
import { pageFailure } from './page-failure.ts';

export type ReadPage =
  | { outcome: 'unchanged' }
  | { outcome: 'failed'; failure: ContentFailure; status: number | null }
  | { outcome: 'read'; url: string; extraction: Extraction; links: string[]; hash: string; mark: PageMark };

/** Returns the file name at the end of a URL. */
function nameOf(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch (error) {
    if (error instanceof URIError) return last;
    throw error;
  }
}

/** Reads a URL that isn't a page as a PDF if it is one; rejects with `notPage` for any other file. */
async function readLinkedPdf(
  ctx: TenantContext,
  { url, unlessMark, signal }: { url: string; unlessMark?: PageMark; signal: AbortSignal },
  notPage: WebPageError,
): Promise<ReadPage> {
  const { webPages, environment } = ctx.services;
  try {
    const { maxBytes, timeoutMs } = limits.content.linkedPdf;
    const fetched = await webPages.fetchDocument(url, {
      signal,
      maxBytes,
      timeoutMs,
      ...(unlessMark === undefined ? {} : { unlessMark }),
    });
    if (fetched.bytes.length === 0) return { outcome: 'unchanged' };
    const hash = createHash('sha256').update(fetched.bytes).digest('hex');
    const name = nameOf(fetched.url);
    const extraction = await extractFile(
      {
        bytes: fetched.bytes,
        name: /\.pdf$/iu.test(name) ? name : `${name}.pdf`,
        type: 'application/pdf',
        ocrData: environment.ocrData,
      },
      { signal },
    );
    const titled = extraction.status === 'ready' ? { ...extraction, title: extraction.title ?? name } : extraction;
    return { outcome: 'read', url: fetched.url, extraction: titled, links: [], hash, mark: fetched.mark };
  } catch (error) {
    if (!(error instanceof WebPageError)) throw error;
    const told = error.reason === 'not-html' ? notPage : error;
    return { outcome: 'failed', status: told.status ?? null, failure: pageFailure(told) };
  }
}

/** Fetches a page through the guard, respecting robots.txt, and reads its content. */
export async function readWebPage(
  ctx: TenantContext,
  page: { url: string; unlessMark?: PageMark; robots?: AskRobots; signal: AbortSignal },
): Promise<ReadPage> {
  const { webPages } = ctx.services;
  const { signal } = page;
  try {
    const rules = await (page.robots ?? robotsOfRun(webPages))(page.url, signal);
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
    if (error.reason === 'not-html') return readLinkedPdf(ctx, page, error);
    return { outcome: 'failed', status: error.status ?? null, failure: pageFailure(error) };
  }
}
