import { limits } from '#contract/limits.ts';

/** The distinct addresses of a sitemap, in order; `index`: they are further sitemaps. */
export interface Sitemap {
  index: boolean;
  addresses: string[];
}

const unescape = (text: string): string =>
  text
    .trim()
    .replace(/^<!\[CDATA\[|\]\]>$/gu, '')
    .replaceAll('&amp;', '&')
    .trim();

export function sitemapEntries(text: string, url: string): Sitemap {
  const found = new Set<string>();
  const opening = /<loc>/giu;
  const closing = /<\/loc>/giu;
  while (found.size < limits.sitemap.entries && opening.exec(text) !== null) {
    const from = opening.lastIndex;
    closing.lastIndex = from;
    const end = closing.exec(text)?.index;
    if (end === undefined) break;
    opening.lastIndex = closing.lastIndex;
    if (end - from > limits.page.addressCharacters) continue;
    const href = unescape(text.slice(from, end));
    if (!href.includes('<') && URL.canParse(href, url)) found.add(new URL(href, url).href);
  }
  return { index: /<sitemapindex[\s>]/iu.test(text), addresses: [...found] };
}
