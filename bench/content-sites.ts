import { readContentProgress } from '#contract/content-library.ts';
import { processWebUrl } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import { listWebPages, readContentRecord, type ContentItem } from '#contract/records-content.ts';
import { callServer } from '#tests/support/people.ts';
import { until } from '#tests/support/until.ts';
import { textOf, type Admin } from './content-documents.ts';

const waitMs = 16 * 60_000;
/** A line on this share of a site's pages belongs to the site. */
const repeatedShare = 0.3;
const shownUnread = 10;
const banner = new RegExp(
  [
    String.raw`\baccept (?:all )?cookies\b`,
    String.raw`\b(?:we|this (?:web)?site) uses? cookies\b`,
    String.raw`\bmanage (?:your )?(?:cookie|tracker) settings\b`,
    String.raw`\bskip to (?:main )?content\b`,
    String.raw`\ball rights reserved\b`,
  ].join('|'),
  'iu',
);

export interface CrawledSite {
  found: number;
  read: number;
  failed: number;
  duplicate: number;
  missed: number;
  forbidden: number;
  banners: number;
  repeated: number;
  lines: string[];
  seconds: number;
}

/** Crawls a site through the product's own call and examines the result. */
export async function crawlSite(admin: Admin, site: { name: string; url: string }): Promise<CrawledSite> {
  const began = performance.now();
  const context = { clientId: admin.organizationId, userId: 'bench' };
  const fileKey = `bench ${site.name}`;
  await callServer(
    admin,
    processWebUrl,
    {
      action: 'process',
      url: `${site.url}/`,
      fileKey,
      scope: 'crawl',
      maxPages: limits.content.site.pagesMax,
      context,
      requestId: fileKey,
    },
    admin.headers,
  );
  const root = await until(async () => {
    const [item] = (
      await callServer(admin, readContentProgress, { fileKeys: [fileKey] }, admin.headers)
    ).body.items.map(readContentRecord);
    return item !== undefined && item.status !== 'processing' ? item : null;
  }, waitMs);
  const seconds = (performance.now() - began) / 1000;
  const all = (await callServer(admin, listWebPages, {}, admin.headers)).body.webpages.map(readContentRecord);
  const pages = all.filter(({ web }) => web?.parentId === root.id);
  const counts = new Map<string, number>();
  const banners: string[] = [];
  for (const page of pages.filter(({ stage }) => stage === 'ready')) {
    const lines = (await textOf(admin, page.id)).flatMap((text) => text.split('\n').filter((line) => line !== ''));
    for (const line of new Set(lines)) counts.set(line, (counts.get(line) ?? 0) + 1);
    for (const line of lines.filter((each) => each.length < 400 && banner.test(each)))
      banners.push(`${page.url}: ${line.slice(0, 160)}`);
  }
  const read = pages.filter(({ stage }) => stage === 'ready');
  const repeated = [...counts]
    .filter(([, count]) => count >= 5 && count >= repeatedShare * read.length)
    .toSorted((a, b) => b[1] - a[1]);
  const failed = pages.filter(({ stage }) => stage === 'failed');
  const duplicate = read.filter(({ duplicates }) => duplicates.length > 0);
  const unread = root.web?.site?.unread ?? [];
  const told = (item: ContentItem): string =>
    `  ${item.url ?? item.name}: ${item.failure?.reason} ${item.failure?.message}`;
  return {
    found: root.web?.site?.found ?? 0,
    read: read.length,
    failed: failed.length,
    missed: (root.web?.site?.failed ?? 0) - failed.length,
    forbidden: unread.filter(({ reason }) => reason === 'robots').length,
    duplicate: duplicate.length,
    banners: banners.length,
    repeated: repeated.length,
    seconds,
    lines: [
      `${site.name}: ${root.stage} ${root.failure?.message ?? ''} ${root.note ?? ''}`,
      ...failed.map(told),
      ...unread.slice(0, shownUnread).map(({ url, reason, message }) => `  not read: ${url} ${reason} ${message}`),
      ...(unread.length > shownUnread ? [`  not read: ${unread.length - shownUnread} more`] : []),
      ...duplicate.map(
        ({ url, duplicates }) =>
          `  the same text: ${url} and ${all
            .filter(({ id }) => duplicates.includes(id))
            .map((each) => each.url)
            .join(', ')}`,
      ),
      ...banners.map((line) => `  banner: ${line}`),
      ...repeated.map(([line, count]) => `  on ${count} of ${read.length} pages: ${line.slice(0, 160)}`),
    ],
  };
}
