import { setTimeout } from 'node:timers/promises';
import { annualReportWords, brochureWords, priceListWords } from '#server/agents/vocabulary/site-documents.ts';
import { WebPageError, type WebPages } from '#server/ports/web-pages.ts';
import { namesCompany, namesSite } from '#server/ports/research/same-company.ts';
import { extractFile } from '#server/readers/extract-file.ts';
import type { Piece } from '#server/readers/extraction.ts';
import { oneOf } from '#server/readers/one-of.ts';
import type { Block, ParsedPage } from '#server/readers/page/read-page.ts';
import type { SitePage } from './site-page.ts';
import type { PageKind } from './page-kind.ts';
import { siteKey } from './site-address.ts';

/** Documents that tell of the company itself, most telling first, and the kind of page that each of their pages is. */
const telling: readonly { wording: RegExp; kind: PageKind; title: string }[] = [
  { wording: named(annualReportWords), kind: 'other', title: 'Annual report' },
  { wording: named(priceListWords), kind: 'pricing', title: 'Price list' },
  { wording: named(brochureWords), kind: 'other', title: 'Brochure' },
];

function named(words: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${oneOf(words)})(?!\p{L})`, 'iu');
}

/** So many documents, of each so many pages, and of the largest so many bytes. */
const most = { documents: 2, pages: 12, bytes: 15 * 1024 * 1024, timeoutMs: 12_000 };

interface SiteDocument {
  url: string;
  kind: PageKind;
  title: string;
  /** Its place among what is telling, then the latest year that its name holds. */
  place: number;
  year: number;
}

const aYear = /(?<!\d)20\d\d(?!\d)/gu;
/** What is older tells of another time. */
const yearsBack = 2;

function decoded(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch (error) {
    if (error instanceof URIError) return url.pathname;
    throw error;
  }
}

/** The PDFs of this site that its pages link to and that tell of the company, one of each sort, the newest. */
export function tellingDocuments(pages: readonly Pick<ParsedPage, 'url' | 'links'>[], today: Date): SiteDocument[] {
  const [home] = pages;
  if (home === undefined) return [];
  const found: SiteDocument[] = [];
  for (const { url: base, links } of pages)
    for (const { href, text } of links) {
      if (!URL.canParse(href, base)) continue;
      const url = new URL(href, base);
      url.hash = '';
      if (!/^https?:$/u.test(url.protocol) || !/\.pdf$/iu.test(url.pathname)) continue;
      if (siteKey(url.href) !== siteKey(home.url)) continue;
      const name = `${decoded(url).split('/').at(-1)?.replaceAll('_', ' ') ?? ''} ${text}`;
      const place = telling.findIndex(({ wording }) => wording.test(name));
      const sort = telling[place];
      const year = Math.max(0, ...[...name.matchAll(aYear)].map(([each]) => Number(each)));
      if (sort === undefined || (year > 0 && year < today.getUTCFullYear() - yearsBack)) continue;
      found.push({ url: url.href, kind: sort.kind, title: text.trim() || sort.title, place, year });
    }
  const sorted = found.toSorted((a, b) => a.place - b.place || b.year - a.year);
  return sorted
    .filter(({ place }, at) => sorted.findIndex((other) => other.place === place) === at)
    .slice(0, most.documents);
}

function blockOf({ text, heading }: Piece): Block {
  const isHeading = text === heading;
  const cells = text.includes(' | ') ? text.split(' | ') : [];
  return {
    kind: isHeading ? 'heading' : cells.length > 0 ? 'row' : 'paragraph',
    text,
    level: isHeading ? 2 : 0,
    under: heading === null || isHeading ? [] : [heading],
    quoted: false,
    linked: false,
    cells,
    href: null,
    tag: '',
    inside: [],
    day: '',
  };
}

/** One page of the brief for each page of the document, which its citations name. */
function pagesOf(
  document: SiteDocument,
  { pieces, fetchedAt, home, id }: { pieces: readonly Piece[]; fetchedAt: string; home: SitePage; id: string },
): SitePage[] {
  const byPage = Map.groupBy(pieces, ({ page }) => page ?? 1);
  return [...byPage].slice(0, most.pages).map(([number, own]): SitePage => {
    const blocks = own.map(blockOf);
    const url = `${document.url}#page=${number}`;
    const title = `${document.title} (PDF), page ${number}`;
    return {
      url,
      title,
      siteName: home.siteName,
      description: '',
      language: home.language,
      structured: [],
      blocks,
      links: [],
      icon: null,
      published: '',
      refresh: null,
      feeds: [],
      kind: document.kind,
      source: {
        id: `${id}p${number}`,
        kind: 'web-page',
        title,
        url,
        fetchedAt,
        text: blocks.map(({ text }) => text).join('\n'),
      },
    };
  });
}

interface Reading {
  /** Milliseconds between two requests that the site asks for. */
  delayMs: number;
  webPages: WebPages;
  mayRead: (url: string) => boolean;
  signal: AbortSignal;
}

/** The pages of one document; none where it can't be read or isn't the company's own. */
async function readDocument(
  document: SiteDocument,
  id: string,
  home: SitePage,
  { webPages, mayRead, signal }: Reading,
): Promise<SitePage[]> {
  const { bytes: maxBytes, timeoutMs } = most;
  const own = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    if (!mayRead(document.url)) return [];
    const fetched = await webPages.fetchDocument(document.url, { signal: own, maxBytes, timeoutMs });
    if (siteKey(fetched.url) !== siteKey(home.url) || !mayRead(fetched.url)) return [];
    const extraction = await extractFile(
      { bytes: fetched.bytes, name: 'document.pdf', type: 'application/pdf' },
      { signal: own },
    );
    if (extraction.status !== 'ready') return [];
    // What another wrote may lie on the same site: the company's own names its site or itself.
    const text = extraction.pieces.map((piece) => piece.text).join('\n');
    const isOwn = namesSite(text, home.url) || (home.siteName.length > 2 && namesCompany(text, [home.siteName]));
    if (!isOwn) return [];
    return pagesOf(document, { pieces: extraction.pieces, fetchedAt: new Date().toISOString(), home, id });
  } catch (error) {
    // A document is read where it can be: the site's pages are the brief's ground.
    if (error instanceof WebPageError || own.aborted) return [];
    throw error;
  }
}

/** Waits, no longer than until the signal. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });

/** Reads the most telling PDFs that the site's pages link to, within the crawl's time. */
export async function readSiteDocuments(pages: readonly SitePage[], reading: Reading): Promise<SitePage[]> {
  const [home] = pages;
  if (home === undefined) return [];
  const documents = tellingDocuments(pages, new Date());
  const read: SitePage[] = [];
  for (const [at, document] of documents.entries()) {
    if (reading.delayMs > 0) await pause(reading.delayMs, reading.signal);
    if (!reading.signal.aborted) read.push(...(await readDocument(document, `d${at + 1}`, home, reading)));
  }
  return read;
}
