import { extractPage } from './extract-page.ts';
import { feedEntries } from './feed-entries.ts';
import { findLogos } from './find-logos.ts';
import { readPage, type ParsedPage } from './read-page.ts';
import { parseRobots } from './robots-rules.ts';
import { sitemapEntries } from './sitemap-entries.ts';

/** A page with its candidate logos, best first. */
interface CompanyPage {
  page: ParsedPage;
  logos: string[];
}

function readCompanyPage(html: string, url: string): CompanyPage {
  const page = readPage(html, url);
  return { page, logos: findLogos(html, url, page.structured) };
}

/** Functions that read served content: pure, from text and URL. Run only in threads (page-threads.ts). */
export const pageWork = {
  page: readPage,
  article: extractPage,
  company: readCompanyPage,
  robots: parseRobots,
  sitemap: sitemapEntries,
  feed: feedEntries,
};
