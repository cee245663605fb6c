import { limits } from '#contract/limits.ts';
import { WebPageError, type WebPages } from '#server/ports/web-pages.ts';

const maxBytes = 10 * 1024 * 1024;
const mostSitemaps = 50;

const unescape = (text: string): string => text.trim().replace(/^<!\[CDATA\[|\]\]>$/gu, '').replaceAll('&amp;', '&').trim();

/** Addresses that a site's sitemap lists, those of the sitemaps that it names among them. Rejects with WebPageError when there is none. */
export async function readSitemap(webPages: WebPages, url: string, { most, signal }: { most: number; signal: AbortSignal }): Promise<string[]> {
  const waiting = [/\.xml(\.gz)?$/iu.test(new URL(url).pathname) ? url : new URL('/sitemap.xml', url).href];
  const seen = new Set(waiting);
  const found = new Set<string>();
  let failure: WebPageError | null = null;
  for (let read = 0; read < mostSitemaps && found.size < most; read += 1) {
    const address = waiting.shift();
    if (address === undefined) break;
    try {
      const { body } = await webPages.fetchPage(address, { signal, maxBytes, timeoutMs: limits.crawl.pageTimeoutMs, expect: 'text' });
      const index = /<sitemapindex[\s>]/iu.test(body);
      for (const match of body.matchAll(/<loc>([^<]*(?:<!\[CDATA\[[^\]]*\]\]>)?[^<]*)<\/loc>/giu)) {
        const href = unescape(match[1] ?? '');
        if (!URL.canParse(href, address)) continue;
        const target = new URL(href, address).href;
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
