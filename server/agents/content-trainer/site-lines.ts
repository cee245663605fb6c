import type { Extraction } from '#server/readers/extraction.ts';
import { failed } from '#server/readers/extraction-failed.ts';
import type { ReadPage } from './read-web-page.ts';

/** A page with more characters has content besides its site's banner. */
const longestBanner = 500;
/** A line on this many pages belongs to the site. */
const pagesOfBanner = 3;

const linesOf = (extraction: Extraction): string[] =>
  extraction.status === 'failed'
    ? []
    : [...new Set(extraction.pieces.flatMap(({ text }) => text.split('\n')).filter((line) => line.trim() !== ''))];

const isShort = (extraction: Extraction): boolean =>
  extraction.status === 'ready' && extraction.pieces.reduce((sum, { text }) => sum + text.length, 0) <= longestBanner;

const bannerOnly = failed(
  'empty',
  'This page shows no text of its own, only lines that are on every page of this website. The rest may be drawn by a script in the browser, or require a sign-in. Upload it as a file.',
);

export interface SiteLines {
  /** Counts a page's lines; returns true if it may be only a banner, which needs the other pages to decide. */
  count: (page: ReadPage) => boolean;
  /** Returns the page, or one without text if every line also appears on other, longer pages. */
  judge: (page: ReadPage) => ReadPage;
}

/** Tracks the lines of one run over a site. */
export function siteLines(): SiteLines {
  const pages = new Map<string, { all: number; longer: number }>();
  return {
    count(page) {
      if (page.outcome !== 'read') return false;
      const short = isShort(page.extraction);
      for (const line of linesOf(page.extraction)) {
        if (line.length > longestBanner) continue;
        const counts = pages.get(line) ?? { all: 0, longer: 0 };
        counts.all += 1;
        if (!short) counts.longer += 1;
        pages.set(line, counts);
      }
      return short;
    },
    judge(page) {
      if (page.outcome !== 'read' || !isShort(page.extraction)) return page;
      const isOfSite = linesOf(page.extraction).every((line) => {
        const counts = pages.get(line);
        return counts !== undefined && counts.longer > 0 && counts.all >= pagesOfBanner;
      });
      return isOfSite ? { ...page, extraction: bannerOnly } : page;
    },
  };
}
