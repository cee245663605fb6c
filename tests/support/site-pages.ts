import type { SitePage } from '#server/agents/tools/site-page.ts';
import { pageKind } from '#server/agents/tools/page-kind.ts';
import { readPage } from '#server/readers/page/read-page.ts';

/** Converts HTML to a site's pages as a crawl returns them; ids are w1, w2 … */
export function sitePages(pages: Readonly<Record<string, string>>): SitePage[] {
  return Object.entries(pages).map(([path, html], at): SitePage => {
    const url = `https://acme.example${path}`;
    const { text, ...parsed } = readPage(html, url);
    const source = {
      id: `w${at + 1}`,
      kind: 'web-page' as const,
      title: parsed.title,
      url,
      fetchedAt: '2026-11-22T00:00:00Z',
      text,
    };
    return { ...parsed, kind: pageKind(url), source };
  });
}
