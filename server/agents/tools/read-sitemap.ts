import { limits } from '#contract/limits.ts';
import { WebPageError, type WebPages } from '#server/ports/web-pages.ts';
import { readServed } from '#server/readers/page/page-threads.ts';

const maxBytes = 10 * 1024 * 1024;
const mostSitemaps = 50;

/** Returns the URLs in a site's sitemap, nested sitemaps included. Rejects with WebPageError if there is none. */
export async function readSitemap(
  webPages: WebPages,
  url: string,
  { most, signal }: { most: number; signal: AbortSignal },
): Promise<string[]> {
  const waiting = [/\.xml(\.gz)?$/iu.test(new URL(url).pathname) ? url : new URL('/sitemap.xml', url).href];
  const seen = new Set(waiting);
  const found = new Set<string>();
  let failure: WebPageError | null = null;
  for (let read = 0; read < mostSitemaps && found.size < most; read += 1) {
    const address = waiting.shift();
    if (address === undefined) break;
    try {
      const { body } = await webPages.fetchPage(address, {
        signal,
        maxBytes,
        timeoutMs: limits.crawl.pageTimeoutMs,
        expect: 'text',
      });
      const { index, addresses } = await readServed('sitemap', { body, url: address }, signal);
      for (const target of addresses) {
        if (!index) found.add(target);
        else if (!seen.has(target)) {
          seen.add(target);
          waiting.push(target);
        }
        if (found.size >= most) break;
      }
    } catch (error) {
      if (!(error instanceof WebPageError)) throw error;
      failure = error;
    }
  }
  if (found.size === 0 && failure !== null) throw failure;
  return [...found];
}
