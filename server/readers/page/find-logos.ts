import { parseHTML } from 'linkedom';
import { readableBeginning } from './page-size.ts';

const most = 6;

function declared(structured: readonly Record<string, unknown>[]): string[] {
  return structured
    .filter((record) => /Organization|Corporation|LocalBusiness/u.test(String(record['@type'])))
    .map(({ logo }) => {
      if (typeof logo === 'string') return logo;
      const url = typeof logo === 'object' && logo !== null && 'url' in logo ? logo.url : '';
      return typeof url === 'string' ? url : '';
    });
}

function widthOf(sizes: string | null): number {
  return Number(/^(\d+)x/u.exec(sizes ?? '')?.[1] ?? 0);
}

/** Returns candidate logo URLs, best first: the page's declaration, a picture called logo, the site's icons. */
export function findLogos(html: string, url: string, structured: readonly Record<string, unknown>[]): string[] {
  const { document } = parseHTML(readableBeginning(html));
  const icons = [
    ...document.querySelectorAll(
      'link[rel~="icon"], link[rel~="apple-touch-icon"], link[rel~="apple-touch-icon-precomposed"]',
    ),
  ]
    .map((link) => ({
      href: link.getAttribute('href') ?? '',
      touch: (link.getAttribute('rel') ?? '').includes('apple'),
      width: widthOf(link.getAttribute('sizes')),
    }))
    .toSorted((a, b) => Number(b.touch) - Number(a.touch) || b.width - a.width);
  const pictures = [...document.querySelectorAll('img[src]')]
    .filter((image) => ['src', 'alt', 'class', 'id'].some((name) => /logo/iu.test(image.getAttribute(name) ?? '')))
    .map((image) => image.getAttribute('src') ?? '');
  const found = [...declared(structured), ...pictures.slice(0, 2), ...icons.map(({ href }) => href)]
    // SVG files can contain scripts, and ICO files are too small.
    .filter((href) => href !== '' && URL.canParse(href, url) && !/\.(svg|ico)(\?|$)/iu.test(href))
    .map((href) => new URL(href, url).href)
    .filter((href) => /^https?:/u.test(href));
  return [...new Set(found)].slice(0, most);
}
