import { afterEach, expect, it } from 'vitest';
import { createGuardedWebPages, type GuardedWebPages } from '#server/ports/guarded-web-pages.ts';
import { serveSite, type Pages, type SiteServer } from '#tests/support/site-server.ts';
import { readFeed, type Feed } from './read-feed.ts';

const open: (SiteServer | GuardedWebPages)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const xml = (body: string) => ({ headers: { 'content-type': 'application/xml' }, body });
const atom = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Older</title><link href="/older"/><updated>2026-01-02T03:04:05Z</updated></entry>
  <entry><title type="html">Newer &amp; <![CDATA[<b>bolder</b>]]></title><link href="/newer"/><published>2026-05-06T00:00:00Z</published></entry><entry><title>Undated</title><link href="/u"/></entry></feed>`;

async function read(
  pages: Pages,
  feeds: (site: SiteServer) => string[],
): Promise<{ feed: Feed | null; site: SiteServer }> {
  const site = await serveSite(pages);
  const webPages = createGuardedWebPages({ allowPrivateHosts: [site.host] });
  open.push(site, webPages);
  return {
    site,
    feed: await readFeed({ url: `${site.url}/`, feeds: feeds(site) }, webPages, new AbortController().signal),
  };
}

it('reads Atom, newest first, with plain titles and dates alone', async () => {
  const { feed, site } = await read({ '/feed': xml(atom) }, ({ url }) => [`${url}/feed`]);
  expect(feed?.items).toEqual([
    { title: 'Newer & bolder', url: `${site.url}/newer`, date: '2026-05-06' },
    { title: 'Older', url: `${site.url}/older`, date: '2026-01-02' },
  ]);
});

it('reads none of another site, of comments, or that robots.txt closes', async () => {
  expect((await read({}, () => ['https://feeds.of-somebody.invalid/x'])).feed).toBeNull();
  expect((await read({ '/comments/feed': xml(atom) }, ({ url }) => [`${url}/comments/feed`])).feed).toBeNull();
  const closed = {
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /feed' },
    '/feed': xml(atom),
  };
  expect((await read(closed, ({ url }) => [`${url}/feed`])).feed).toBeNull();
});

it('makes nothing of a feed that is none, and says why one cannot be read', async () => {
  expect((await read({ '/feed': xml('<not><closed>') }, ({ url }) => [`${url}/feed`])).feed?.items).toEqual([]);
  await expect(read({ '/feed': { status: 500 } }, ({ url }) => [`${url}/feed`])).rejects.toMatchObject({
    reason: 'http-status',
  });
});
