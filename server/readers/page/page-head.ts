import { collapseSpace } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import type { PageDocument } from './page-document.ts';

export interface PageLink {
  href: string;
  text: string;
}

/** Returns a page's JSON-LD records, nested ones flattened. */
export function structuredData(scripts: Iterable<{ textContent: string | null }>): Record<string, unknown>[] {
  let left = limits.page.structuredCharacters;
  const found: Record<string, unknown>[] = [];
  const collect = (value: unknown, depth: number): void => {
    if (depth > 6 || found.length > 200 || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.forEach((entry) => collect(entry, depth + 1));
    const record = value as Record<string, unknown>;
    if (record['@type']) found.push(record);
    Object.values(record).forEach((entry) => collect(entry, depth + 1));
  };
  for (const script of scripts) {
    const text = script.textContent ?? '';
    if (text.length > left) continue;
    left -= text.length;
    try {
      collect(JSON.parse(text), 0);
    } catch (error) {
      // Broken structured data is common and treated as none.
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return found;
}

/** Returns a page's links, in order. */
export function linksOf(document: PageDocument): PageLink[] {
  const links: PageLink[] = [];
  for (const anchor of document.querySelectorAll('a[href]')) {
    if (links.length >= 1000) break;
    const href = anchor.getAttribute('href') ?? '';
    if (href.length > limits.page.addressCharacters) continue;
    links.push({
      href,
      text: collapseSpace(anchor.textContent ?? '').slice(0, 120),
    });
  }
  return links;
}

/** Returns the content of a page's `meta` element, or ''. */
export function metaOf(document: PageDocument, name: string): string {
  const element = document.querySelector(`meta[name="${name}"]`) ?? document.querySelector(`meta[property="${name}"]`);
  return collapseSpace(element?.getAttribute('content') ?? '').slice(0, limits.page.descriptionCharacters);
}

export function titleOf(document: PageDocument): string {
  const title = collapseSpace(document.querySelector('title')?.textContent ?? '') || metaOf(document, 'og:title');
  return title.slice(0, limits.page.headingCharacters);
}

/** Returns up to five news feeds the page declares. */
export function feedsOf(document: PageDocument, url: string): string[] {
  return [...document.querySelectorAll('link[rel~="alternate"][href]')]
    .filter((link) => /^application\/(rss|atom)\+xml/iu.test(link.getAttribute('type') ?? ''))
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => URL.canParse(href, url))
    .slice(0, 5)
    .map((href) => new URL(href, url).href);
}

/** Returns the page's icon, preferring the larger kind, or null. */
export function iconOf(document: PageDocument, url: string): string | null {
  const icon = ['apple-touch-icon', 'icon']
    .map((rel) => document.querySelector(`link[rel~="${rel}"][href]`)?.getAttribute('href'))
    .find((href) => href && URL.canParse(href, url));
  return icon ? new URL(icon, url).href : null;
}

/** Returns where a page redirects by itself, as splash pages do, or null. */
export function refreshOf(document: PageDocument, url: string): string | null {
  const content = document.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content') ?? '';
  const href = /url\s*=\s*["']?([^"'\s;]+)/iu.exec(content)?.[1];
  return href !== undefined && URL.canParse(href, url) ? new URL(href, url).href : null;
}

/** Returns the ISO date of publication declared in the page's head, or ''. */
export function publishedOf(document: PageDocument, structured: readonly Record<string, unknown>[]): string {
  const declared = structured.find(
    (record) => /Article|Posting|Report/u.test(String(record['@type'])) && typeof record['datePublished'] === 'string',
  )?.['datePublished'];
  const named = ['article:published_time', 'datePublished', 'date', 'dcterms.date', 'DC.date.issued', 'publish-date']
    .map((name) => metaOf(document, name))
    .find((value) => isoDay(value) !== '');
  return isoDay(String(declared ?? '')) || isoDay(named ?? '');
}

/** Returns the date of an ISO 8601 timestamp, or ''. */
export function isoDay(value: string): string {
  return /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/u.exec(value.trim())?.[0] ?? '';
}
