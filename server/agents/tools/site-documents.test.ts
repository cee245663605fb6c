import { afterEach, expect, test } from 'vitest';
import { createGuardedWebPages, type GuardedWebPages } from '#server/ports/guarded-web-pages.ts';
import { pdfFile } from '#tests/support/pdf-file.ts';
import { serveSite, type Pages, type SiteServer } from '#tests/support/site-server.ts';
import { crawlSite } from './crawl-site.ts';
import type { SitePage } from './site-page.ts';
import { tellingDocuments } from './site-documents.ts';

const open: (SiteServer | GuardedWebPages)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const words = 'Tolworth Cranes lifts boats and beams in forty ports. '.repeat(6);
const year = new Date().getUTCFullYear();
const pdf = (...pages: string[][]): Pages[string] => ({
  headers: { 'content-type': 'application/pdf' },
  body: pdfFile(pages),
});

async function crawled(links: string, files: Pages): Promise<{ pages: SitePage[]; requests: string[] }> {
  const served = await serveSite({
    '/': `<html><head><meta property="og:site_name" content="Tolworth Cranes"></head><body><p>${words}</p>${links}</body></html>`,
    ...files,
  });
  const webPages = createGuardedWebPages({ allowPrivateHosts: [served.host] });
  open.push(served, webPages);
  const { pages, failures } = await crawlSite(served.url, { webPages });
  expect(failures).toEqual([]);
  return { pages, requests: served.requests };
}
const ofDocuments = (pages: readonly SitePage[]): SitePage[] => pages.filter(({ url }) => url.includes('.pdf'));

test('the pages of an annual report are read, each with its number in its address', async () => {
  const { pages } = await crawled(`<a href="/files/report.pdf">Annual report ${year - 1}</a>`, {
    '/files/report.pdf': pdf(
      ['Tolworth Cranes in the year'],
      ['Late spare parts kept eleven of our cranes idle for a month.'],
    ),
  });
  const [first, second] = ofDocuments(pages);
  expect(first?.source.url).toMatch(/\/files\/report\.pdf#page=1$/u);
  expect(second?.source.url).toMatch(/#page=2$/u);
  expect(second?.source.title).toBe(`Annual report ${year - 1} (PDF), page 2`);
  expect(second?.source.text).toContain('kept eleven of our cranes idle');
  expect(new Set(pages.map(({ source }) => source.id)).size).toBe(pages.length);
});

test('what another wrote, what is missing and what robots.txt forbids is left out, and no failure of the site', async () => {
  const { pages, requests } = await crawled(
    '<a href="/a/brochure.pdf">Brochure</a><a href="/b/price-list.pdf">Price list</a>',
    { '/a/brochure.pdf': pdf(['Harwell Hoists: our winches are the best of all.']) },
  );
  expect(ofDocuments(pages)).toEqual([]);
  expect(requests).toContain('/b/price-list.pdf');
  const forbidden = await crawled('<a href="/a/brochure.pdf">Brochure</a>', {
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /a/' },
    '/a/brochure.pdf': pdf(['Tolworth Cranes lifts.']),
  });
  expect(forbidden.requests).not.toContain('/a/brochure.pdf');
});

test('one of each sort is chosen, the newest, and neither old ones nor those of other sites', () => {
  const link = (href: string, text = ''): { href: string; text: string } => ({ href, text });
  const chosen = tellingDocuments(
    [
      {
        url: 'https://tolworth.example/',
        links: [
          link('/annual-report-2024.pdf'),
          link('/annual_report_2025.pdf'),
          link('/annual-report-2019.pdf'),
          link('/x.pdf', 'Preisliste'),
          link('https://elsewhere.example/brochure.pdf'),
          link('/manual-tc40.pdf', 'Manual'),
          link('/news.pdf', 'What the new tariffs mean for importers'),
          link('/brochure.html', 'Brochure'),
        ],
      },
    ],
    new Date('2026-11-01'),
  );
  expect(chosen.map(({ url }) => new URL(url).pathname)).toEqual(['/annual_report_2025.pdf', '/x.pdf']);
});
