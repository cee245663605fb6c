import { afterEach, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { createGuardedWebPages, type GuardedWebPages } from '#server/ports/guarded-web-pages.ts';
import { serveSite, type Pages, type SiteServer } from '#tests/support/site-server.ts';
import { crawlSite } from './crawl-site.ts';
import { pageKind } from './page-kind.ts';

const open: (SiteServer | GuardedWebPages)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function site(
  pages: Pages,
  fallback?: Parameters<typeof serveSite>[1],
): Promise<{ site: SiteServer; webPages: GuardedWebPages }> {
  const served = await serveSite(pages, fallback);
  const webPages = createGuardedWebPages({ allowPrivateHosts: [served.host] });
  open.push(served, webPages);
  return { site: served, webPages };
}

const words = 'Acme sells anvils to smiths and schools in forty towns. '.repeat(6);
const links = (...paths: string[]): string => paths.map((path) => `<a href="${path}">x</a>`).join(' ');
const paths = (pages: readonly { url: string }[]): string[] => pages.map((page) => new URL(page.url).pathname);

describe('crawling a site', () => {
  it('reads the telling pages first and never more than the limit', async () => {
    const { site: served, webPages } = await site(
      {
        '/': `<p>${words}</p>${links('/legal/terms', ...Array.from({ length: 60 }, (_, at) => `/misc/${at}`), '/about', '/team', '/pricing')}`,
      },
      (path) => (path === '/robots.txt' ? { status: 404 } : { body: `<p>${words} ${path}</p>` }),
    );
    const { pages } = await crawlSite(served.url, { webPages });
    expect(pages).toHaveLength(limits.crawl.pages);
    expect(served.requests.slice(1, 13)).toEqual(expect.arrayContaining(['/', '/about', '/team', '/pricing']));
    expect(paths(pages)).not.toContain('/legal/terms');
  });

  it('stays on the site', async () => {
    const { site: other } = await site({ '/': 'other' });
    const { site: served, webPages } = await site({
      '/': `<p>${words}</p>${links(`${other.url}/`, 'https://example.com/', 'mailto:a@b.example', 'javascript:void(0)', '/file.pdf')}`,
    });
    const { pages, failures } = await crawlSite(served.url, { webPages });
    expect(pages).toHaveLength(1);
    expect(failures).toEqual([]);
    expect(other.requests).toEqual([]);
  });

  it('keeps to robots.txt', async () => {
    const { site: served, webPages } = await site({
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /about' },
      '/': `<p>${words}</p>${links('/about', '/team')}`,
      '/about': 'no',
      '/team': `<p>${words} team</p>`,
    });
    const { pages, failures } = await crawlSite(served.url, { webPages });
    expect(paths(pages)).toEqual(['/', '/team']);
    expect(failures.map((failure) => failure.reason)).toEqual(['robots']);
    expect(served.requests).not.toContain('/about');
  });

  it('fails with the reason of the start page', async () => {
    const { site: served, webPages } = await site({
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /' },
      '/': 'no',
    });
    await expect(crawlSite(served.url, { webPages })).rejects.toMatchObject({ reason: 'robots' });
    const broken = await site({ '/': { status: 500 } });
    await expect(crawlSite(broken.site.url, broken)).rejects.toMatchObject({ reason: 'http-status', status: 500 });
  });

  it('reads the same text once, skips other languages and goes on when pages fail', async () => {
    const { site: served, webPages } = await site({
      '/': `<html lang="en"><body><p>${words}</p>${links('/about', '/about/', '/about?utm_source=x', '/copy', '/de/team', '/customers', '/pricing')}</body></html>`,
      '/about': `<p>${words} about</p>`,
      '/about/': `<p>${words} about</p>`,
      '/copy': `<p>${words} about</p>`,
      '/de/team': `<html lang="de"><body><p>${words} team</p></body></html>`,
      '/customers': { status: 500 },
      '/pricing': { headers: { 'content-type': 'image/png' }, body: 'x' },
    });
    const { pages, failures } = await crawlSite(served.url, { webPages });
    expect(pages).toHaveLength(2);
    expect(failures.map((failure) => failure.reason).toSorted()).toEqual(['http-status', 'not-html']);
  });

  it('says when a whole site carries next to no text', async () => {
    const { site: served, webPages } = await site({ '/': '<p>One two three four five six seven eight nine ten.</p>' });
    expect(await crawlSite(served.url, { webPages })).toMatchObject({ words: 10, enoughText: false });
  });

  it('stops when it is cancelled', async () => {
    const { site: served, webPages } = await site({
      '/': `<p>${words}</p>${links('/about')}`,
      '/about': { delayMs: 20_000 },
    });
    const stop = new AbortController();
    const crawl = crawlSite(served.url, {
      webPages,
      signal: stop.signal,
      onPage: () => stop.abort(new Error('cancelled')),
    });
    await expect(crawl).rejects.toThrow('cancelled');
  });

  it.each([
    ['/', 'home'],
    ['/about-us', 'about'],
    ['/our-team/', 'team'],
    ['/customers', 'customers'],
    ['/customers/acme', 'customers'],
    ['/case-studies/acme', 'case-study'],
    ['/pricing.html', 'pricing'],
    ['/blog', 'news'],
    ['/blog/why-we', 'post'],
    ['/press-center', 'news'],
    ['/blog/2019/our-references', 'customers'],
    ['/careers/engineer', 'careers'],
    ['/docs/pricing', 'docs'],
    ['/privacy-policy', 'legal'],
    ['/anvils', 'other'],
  ])('takes %s for a page of kind %s', (path, kind) => {
    expect(pageKind(`https://acme.example${path}`)).toBe(kind);
  });
});
