import { renderToStaticMarkup } from 'react-dom/server';
import { publicPages } from './page-list.ts';
import { PageDocument, type BuiltAssets } from './page-document.tsx';
import { marks } from './site-settings.ts';
import { disallowed } from './robots.ts';

/** Renders every public page to a file name and text. Used only by the build; the server fills in the marks. */
export function renderPages(assets: BuiltAssets): { name: string; text: string }[] {
  const pages = publicPages.map((page) => ({
    name: page.file,
    text: `<!doctype html>${renderToStaticMarkup(<PageDocument page={page} assets={assets} />)}`,
  }));
  const addresses = publicPages.map(({ path }) => `  <url><loc>${marks.origin}${path}</loc></url>`).join('\n');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses}
</urlset>
`;
  const rules = disallowed.map((path) => `Disallow: ${path}`).join('\n');
  const robots = `User-agent: *\n${rules}\n\nSitemap: ${marks.origin}/sitemap.xml\n`;
  return [...pages, { name: 'sitemap.xml', text: sitemap }, { name: 'robots.txt', text: robots }];
}

/** Maps each URL to its file. */
export const addresses: Record<string, string> = Object.fromEntries(
  publicPages.flatMap(({ path, twins, file }) => [path, ...twins].map((each) => [each, file])),
);
