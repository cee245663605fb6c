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

/** True when a page presents itself under this name: in its title or as its site's name. */
function carriesName(page: ParsedPage, name: string): boolean {
  return [page.title, page.siteName].some((text) => ` ${plain(text)} `.includes(` ${plain(name)} `));
}

/**
 * The addresses to start from, best first. For a company known by name alone, these are different sites that carry the
 * name: more than one means that somebody has to choose, an empty list that none does.
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

/** Where the guessed addresses of a name lead, each site once, as far as the page there carries the name. */
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
        // A guess that leads nowhere only means that the others count.
        if (!(error instanceof WebPageError)) throw error;
        return null;
      }
    }),
  );
  return [...new Map(found.filter((url) => url !== null).map((url) => [siteKey(url), url])).values()];
}

/** True when the same site may answer under another scheme. */
export function mayTryNext(error: unknown): boolean {
  return error instanceof WebPageError && worthAnotherTry.has(error.reason);
}
