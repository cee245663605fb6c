import { limits } from '#contract/limits.ts';
import { WebPageError, type WebPages } from '#server/ports/web-pages.ts';
import { companyNameOf } from './company-name.ts';
import { readServed } from '#server/readers/page/page-threads.ts';
import type { ParsedPage } from '#server/readers/page/read-page.ts';

const pixels = 64;
const iconBytes = 512 * 1024;
const mostPixels = 4_000_000;
const timeoutMs = 6_000;
const iconMs = 4_000;

export interface SiteCard {
  url: string;
  name: string;
  description: string;
  place: string;
  logo: string;
}

interface PostalAddress {
  addressLocality?: unknown;
  addressCountry?: unknown;
}

/** Returns the location a page declares, such as 'Hereford, United Kingdom', or ''. */
function placeOf(page: ParsedPage): string {
  const address = page.structured
    .map((record) => (record['@type'] === 'PostalAddress' ? record : record['address']))
    .find((value) => typeof value === 'object' && value !== null && 'addressLocality' in value) as
    | PostalAddress
    | undefined;
  const country =
    typeof address?.addressCountry === 'object' && address.addressCountry !== null && 'name' in address.addressCountry
      ? address.addressCountry.name
      : address?.addressCountry;
  return [address?.addressLocality, country]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ')
    .slice(0, 100);
}

/** Returns the page's icon redrawn as a small PNG, or '' if there is none. */
async function logoOf(page: ParsedPage, webPages: WebPages, signal: AbortSignal): Promise<string> {
  if (page.icon === null || !/^https?:/iu.test(page.icon)) return '';
  try {
    const { bytes } = await webPages.fetchImage(page.icon, { signal, maxBytes: iconBytes, timeoutMs: iconMs });
    const { default: sharp } = await import('sharp');
    const source = sharp(bytes, { limitInputPixels: mostPixels });
    const { format } = await source.metadata();
    if (!['png', 'jpeg', 'webp', 'gif'].includes(format)) return '';
    const picture = await source
      .resize(pixels, pixels, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer();
    return `data:image/png;base64,${picture.toString('base64')}`;
  } catch (error) {
    // If the icon can't be fetched or drawn, the initial is shown instead.
    if (signal.aborted || !(error instanceof Error)) throw error;
    return '';
  }
}

/** Returns what a site's home page shows of its company, or null if it can't be read. */
export async function describeSite(
  address: string,
  { webPages, signal }: { webPages: WebPages; signal: AbortSignal },
): Promise<SiteCard | null> {
  try {
    const { body, url } = await webPages.fetchPage(address, { signal, maxBytes: limits.crawl.pageBytes, timeoutMs });
    const { text, ...parsed } = await readServed('page', { body, url }, signal);
    const name =
      companyNameOf([
        {
          ...parsed,
          kind: 'home',
          source: { id: '', kind: 'web-page', title: parsed.title, url, fetchedAt: '', text },
        },
      ]) ?? parsed.title;
    return {
      url,
      name: name.slice(0, 100),
      description: (parsed.description || parsed.title).slice(0, 200),
      place: placeOf({ ...parsed, text }),
      logo: await logoOf({ ...parsed, text }, webPages, signal),
    };
  } catch (error) {
    if (error instanceof WebPageError) return null;
    throw error;
  }
}
