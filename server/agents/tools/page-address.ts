import { oneOf } from '#server/readers/one-of.ts';
import { unreadEndings } from '#server/agents/vocabulary/files.ts';

const skipped = new RegExp(String.raw`\.(${oneOf(unreadEndings)})$`, 'iu');

/** Normalizes a URL that may be a page; null for anything else, files included. */
export function pageAddress(href: string, base?: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || skipped.test(url.pathname)) return null;
  url.hash = '';
  for (const key of [...url.searchParams.keys()])
    if (/^(utm_|gclid|fbclid|ref$|source$)/iu.test(key)) url.searchParams.delete(key);
  url.pathname = url.pathname.replace(/\/{2,}/gu, '/');
  return url.href;
}

/** Returns the key by which two URLs are recognized as the same page. */
export function addressKey(url: string): string {
  return url
    .replace(/^https?:\/\/(www\.)?/iu, '')
    .replace(/\/index\.html?(?=$|\?)/iu, '/')
    .replace(/\/(?=$|\?)/u, '');
}

/**
 * Returns whether a path is wanted: by a pattern like /products/* or a plain part. Without include patterns, all are.
 */
export function isWantedPath(
  url: string,
  { include, exclude }: { include: readonly string[]; exclude: readonly string[] },
): boolean {
  const path = new URL(url).pathname;
  const fits = (pattern: string): boolean => {
    const plain = URL.canParse(pattern) ? new URL(pattern).pathname : pattern;
    if (!plain.includes('*')) return path.includes(plain);
    const parts = plain.split('*');
    let at = 0;
    for (const [index, part] of parts.entries()) {
      const found = index === 0 && part !== '' ? (path.startsWith(part) ? 0 : -1) : path.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return parts.at(-1) === '' || at === path.length || path.endsWith(parts.at(-1) ?? '');
  };
  return (include.length === 0 || include.some(fits)) && !exclude.some(fits);
}
