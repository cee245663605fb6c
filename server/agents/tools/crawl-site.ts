import { createHash } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import { WebPageError, type WebPages } from '#server/ports/web-pages.ts';
import { pageKind, pageWorth, usualPaths, type PageKind } from './page-kind.ts';
import { wordsOf } from '#server/readers/sentences.ts';
import { readServed } from '#server/readers/page/page-threads.ts';
import { readSiteDocuments } from './site-documents.ts';
import type { SitePage } from './site-page.ts';
import { readRobots, type RobotRules } from './robots.ts';
import { siteKey } from './site-address.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { unreadEndings } from '#server/agents/vocabulary/files.ts';

const parallel = 6;
const furthestFrontier = 2000;

interface CrawlProgress {
  read: number;
  found: number;
  page: SitePage;
  /** Whether the site asks for a pause between pages. */
  slow: boolean;
}

export interface CrawlResult {
  pages: SitePage[];
  failures: WebPageError[];
  words: number;
  /** False if the whole site has too few words for a brief. */
  enoughText: boolean;
}

export interface CrawlOptions {
  webPages: WebPages;
  signal?: AbortSignal;
  onPage?: (progress: CrawlProgress) => void;
}

/** `guessed`: no page links to it, so a missing page isn't a failure. */
interface Wanted {
  url: string;
  kind: PageKind;
  guessed?: boolean;
}

const skipped = new RegExp(String.raw`\.(${oneOf(unreadEndings)})$`, 'iu');

/** Normalizes URLs that lead to the same page; null if it isn't a page. */
function normalise(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (!['http:', 'https:'].includes(url.protocol) || skipped.test(url.pathname)) return null;
  url.hash = '';
  for (const key of [...url.searchParams.keys()])
    if (/^(utm_|gclid|fbclid|ref$|source$|lang$)/iu.test(key)) url.searchParams.delete(key);
  url.pathname = url.pathname.replace(/\/index\.html?$/iu, '/').replace(/\/{2,}/gu, '/');
  return url.href;
}

const identity = (url: string): string => url.replace(/^https?:\/\/(www\.)?/iu, '').replace(/\/(?=$|\?)/u, '');

/**
 * Reads the home page, then the most informative pages of the site, up to `limits.crawl`.
 * Rejects with WebPageError if the home page can't be read; the result lists other failures.
 */
export async function crawlSite(start: string, { webPages, signal, onPage }: CrawlOptions): Promise<CrawlResult> {
  const deadline = AbortSignal.timeout(limits.crawl.totalMs);
  const within = signal ? AbortSignal.any([signal, deadline]) : deadline;
  const pages: SitePage[] = [];
  // Pages keep the order of requests, not responses, so that the same site yields the same brief.
  const places = new Map<SitePage, number>();
  let asked = 0;
  const failures: WebPageError[] = [];
  const seen = new Set<string>();
  const hashes = new Set<string>();
  const frontier = new Map<string, Wanted>();
  const taken = new Map<PageKind, number>();
  let rules: RobotRules = await readRobots(webPages, start, within);
  let site = siteKey(start);
  let language = '';

  async function read(wanted: Wanted, followed = false): Promise<void> {
    asked += 1;
    const place = asked;
    if (!rules.mayRead(wanted.url)) throw new WebPageError('robots', wanted.url);
    const fetched = await webPages.fetchPage(wanted.url, {
      signal: within,
      maxBytes: limits.crawl.pageBytes,
      timeoutMs: limits.crawl.pageTimeoutMs,
    });
    const first = pages.length === 0;
    if (first && siteKey(fetched.url) !== site) {
      site = siteKey(fetched.url);
      rules = await readRobots(webPages, fetched.url, within);
    }
    if (siteKey(fetched.url) !== site) return;
    if (!rules.mayRead(fetched.url)) throw new WebPageError('robots', fetched.url);
    seen.add(identity(fetched.url));
    const { text, ...parsed } = await readServed('page', fetched, within);
    // A splash page redirects by itself; its target is the home page.
    if (
      first &&
      !followed &&
      parsed.refresh !== null &&
      siteKey(parsed.refresh) === site &&
      identity(parsed.refresh) !== identity(fetched.url)
    )
      return read({ url: parsed.refresh, kind: 'home' }, true);
    const hash = createHash('sha256').update(text).digest('base64');
    if (hashes.has(hash)) return;
    hashes.add(hash);
    collectLinks(parsed.links, fetched.url, first);
    if (first) {
      ({ language } = parsed);
      // Each guess would cost a pause.
      if (rules.delayMs === 0) guessUsualPaths(fetched.url);
    } else if (language && parsed.language && parsed.language !== language) return;
    if (text === '' && !first) return;
    const source = {
      id: `w${place}`,
      kind: 'web-page' as const,
      title: parsed.title || fetched.url,
      url: fetched.url,
      fetchedAt: fetched.fetchedAt,
      text,
    };
    const page: SitePage = { ...parsed, kind: first && wanted.kind === 'other' ? 'home' : wanted.kind, source };
    pages.push(page);
    places.set(page, place);
    onPage?.({
      read: pages.length,
      found: Math.min(limits.crawl.pages, pages.length + linkedCount()),
      page,
      slow: rules.delayMs > 0,
    });
  }

  const linkedCount = (): number => [...frontier.values()].filter((wanted) => !wanted.guessed).length;

  function collectLinks(links: readonly { href: string; text: string }[], base: string, first: boolean): void {
    for (const { href, text } of links) {
      const url = normalise(href, base);
      if (!url || siteKey(url) !== site || seen.has(identity(url)) || frontier.size >= furthestFrontier) continue;
      const sameHost = new URL(url).host.replace(/^www\./u, '') === new URL(base).host.replace(/^www\./u, '');
      if (!sameHost && !first) continue;
      const kind = pageKind(url, text);
      if (kind === 'home' && !sameHost) continue;
      const id = identity(url);
      if (!frontier.has(id) || frontier.get(id)?.guessed) frontier.set(id, { url, kind: sameHost ? kind : 'docs' });
    }
  }

  function guessUsualPaths(base: string): void {
    const linked = new Set([...frontier.values()].map(({ kind }) => kind));
    for (const [kind, paths] of usualPaths) {
      if (linked.has(kind)) continue;
      for (const path of paths) {
        const url = new URL(path, base).href;
        if (!frontier.has(identity(url))) frontier.set(identity(url), { url, kind, guessed: true });
      }
    }
  }

  function takeBest(): Wanted | null {
    let best: [string, Wanted] | null = null;
    let bestWorth = -Infinity;
    for (const entry of frontier) {
      const worth = pageWorth(entry[1].kind, entry[1].url, taken.get(entry[1].kind) ?? 0);
      if (worth > bestWorth) [best, bestWorth] = [entry, worth];
    }
    if (!best) return null;
    frontier.delete(best[0]);
    seen.add(best[0]);
    if (!best[1].guessed) taken.set(best[1].kind, (taken.get(best[1].kind) ?? 0) + 1);
    return best[1];
  }

  const startUrl = normalise(start, start) ?? start;
  seen.add(identity(startUrl));
  await read({ url: start, kind: pageKind(startUrl) });

  let underWay = 0;
  let tried = 0;
  async function reader(): Promise<void> {
    for (;;) {
      within.throwIfAborted();
      if (pages.length + underWay >= limits.crawl.pages) return;
      const wanted = takeBest();
      if (!wanted) return;
      underWay += 1;
      try {
        await read(wanted);
      } catch (error) {
        if (!(error instanceof WebPageError)) throw error;
        if (!wanted.guessed) failures.push(error);
        tried += 1;
      } finally {
        underWay -= 1;
      }
      if (rules.delayMs > 0)
        await new Promise((resolve) => {
          setTimeout(resolve, rules.delayMs);
        });
    }
  }
  try {
    // New links may appear after a reader found none, so rounds repeat until one reads nothing.
    for (let before = -1; before !== pages.length + tried && pages.length < limits.crawl.pages;) {
      before = pages.length + tried;
      await Promise.all(Array.from({ length: rules.delayMs > 0 ? 1 : parallel }, reader));
    }
  } catch (error) {
    if (signal?.aborted || !deadline.aborted) throw error;
  }
  const words = pages.reduce((sum, page) => sum + wordsOf(page.source.text), 0);
  pages.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  const documents = await readSiteDocuments(pages, {
    webPages,
    mayRead: (url) => rules.mayRead(url),
    signal: within,
    delayMs: rules.delayMs,
  });
  signal?.throwIfAborted();
  for (const page of documents) {
    pages.push(page);
    onPage?.({ read: pages.length, found: pages.length, page, slow: rules.delayMs > 0 });
  }
  return { pages, failures, words, enoughText: words >= limits.crawl.minimumWords };
}
