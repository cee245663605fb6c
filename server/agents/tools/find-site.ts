import { limits } from '#contract/limits.ts';
import { WebPageError, type WebPages } from '#server/ports/web-pages.ts';
import { readServed } from '#server/readers/page/page-threads.ts';
import type { ParsedPage } from '#server/readers/page/read-page.ts';
import { addressesFor, candidateAddresses, looksLikeAddress, siteKey } from './site-address.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const guessMs = 6_000;
const worthAnotherTry = new Set(['connection', 'timeout', 'not-resolved']);

/** Returns whether a page uses this name in its title or as its site name. */
function carriesName(page: ParsedPage, name: string): boolean {
  return [page.title, page.siteName].some((text) => ` ${plain(text)} `.includes(` ${plain(name)} `));
}

/**
 * Returns the URLs to start from, best first.
 * For a company known only by name, these are sites that carry the name: several need a choice, none means not found.
 */
export async function findSite(
  subject: { address: string; companyName: string },
  webPages: WebPages,
  signal: AbortSignal,
): Promise<string[]> {
  if (subject.address) return addressesFor(subject.address);
  if (looksLikeAddress(subject.companyName)) return addressesFor(subject.companyName);
  return guessSites(subject.companyName, webPages, signal);
}

/** Returns the sites behind guessed addresses that carry the name, each once. */
export async function guessSites(companyName: string, webPages: WebPages, signal: AbortSignal): Promise<string[]> {
  const found = await Promise.all(
    candidateAddresses(companyName).map(async (candidate) => {
      try {
        const { body, url } = await webPages.fetchPage(candidate, {
          signal,
          maxBytes: limits.crawl.pageBytes,
          timeoutMs: guessMs,
        });
        const page = await readServed('page', { body, url }, signal);
        return carriesName(page, companyName) ? url : null;
      } catch (error) {
        // A guess that leads nowhere is ignored.
        if (!(error instanceof WebPageError)) throw error;
        return null;
      }
    }),
  );
  return [...new Map(found.filter((url) => url !== null).map((url) => [siteKey(url), url])).values()];
}

/** Returns whether the same site may respond under another scheme. */
export function mayTryNext(error: unknown): boolean {
  return error instanceof WebPageError && worthAnotherTry.has(error.reason);
}
