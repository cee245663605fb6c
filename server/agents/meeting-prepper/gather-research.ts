import type { Source } from '#contract/evidence.ts';
import type { ResearchKey } from '#contract/research.ts';
import { limits } from '#contract/limits.ts';
import { dayInWords } from '#contract/day-in-words.ts';
import type {
  ConfirmedEntity,
  Research,
  ResearchDocument,
  ResearchHit,
  ResearchResult,
  ResearchSource,
  ResearchSubject,
} from '#server/ports/research/research.ts';
import { isReserved, namesCompany, namesSite, ownerOf } from '#server/ports/research/same-company.ts';
import { ResearchError } from '#server/ports/service-http.ts';
import { WebPageError, type FetchedPage, type WebPages } from '#server/ports/web-pages.ts';
import { isInstruction } from '#server/readers/sentences.ts';
import { readFeed } from '../tools/read-feed.ts';
import { readServed } from '#server/readers/page/page-threads.ts';
import type { ParsedPage } from '#server/readers/page/read-page.ts';
import { readRobots } from '../tools/robots.ts';

/** Outcome of one source; `note` explains why it yielded nothing. */
export interface ResearchOutcome {
  key: ResearchKey;
  label: string;
  state: 'found' | 'nothing' | 'not-confirmed' | 'failed';
  note: string;
}

/** A document used, with the source it became. */
export interface Gathered {
  document: ResearchDocument;
  source: Source & { text: string };
}

export interface ResearchOutput {
  gathered: readonly Gathered[];
  outcomes: readonly ResearchOutcome[];
  /** URLs that are never read, kept as links. */
  links: readonly string[];
}

export interface GatherOptions {
  subject: ResearchSubject;
  /** Feeds declared by the site's home page. */
  feeds: readonly string[];
  research: Research;
  webPages: WebPages;
  signal: AbortSignal;
}

/** Name of the site's own feed; other news comes from others. */
export const ownFeed = 'its news feed';
const feedMs = 8_000;
const pagesMs = 12_000;
const mostPages = 8;
const longestText = 40_000;
const memberSites = /^https?:\/\/([\w-]+\.)*linkedin\.com\//iu;

interface Answer {
  outcome: ResearchOutcome;
  result: ResearchResult | null;
}

/** Continues the source's name: 'asked for fewer requests (429)', 'can’t be read: the website returned the error 404'. */
function noteOf(error: ResearchError | WebPageError): string {
  if (error instanceof ResearchError) return error.reasonText;
  const reason = error.reasonText.replace(/[.!]$/u, '');
  return `can’t be read: ${reason.slice(0, 1).toLowerCase()}${reason.slice(1)}`;
}

/** Queries one source within its own timeout; contains its errors. */
async function ask(
  source: Pick<ResearchSource, 'key' | 'label' | 'timeoutMs'>,
  find: (signal: AbortSignal) => Promise<ResearchResult>,
  outer: AbortSignal,
): Promise<Answer> {
  const own = AbortSignal.timeout(source.timeoutMs);
  const signal = AbortSignal.any([outer, own]);
  const stopped = Promise.withResolvers<never>();
  const stop = (): void => stopped.reject(outer.aborted ? outer.reason : new ResearchError('timeout'));
  signal.addEventListener('abort', stop, { once: true });
  const { key, label } = source;
  try {
    outer.throwIfAborted();
    const result = await Promise.race([find(signal), stopped.promise]);
    return { outcome: { key, label, state: result.state, note: result.note }, result };
  } catch (error) {
    if (outer.aborted) throw outer.reason;
    if (!(error instanceof ResearchError) && !(error instanceof WebPageError)) throw error;
    const timedOut = own.aborted || (error instanceof ResearchError && error.reason === 'timeout');
    const note = timedOut ? `didn’t respond within ${source.timeoutMs / 1000} seconds` : noteOf(error);
    return { outcome: { key, label, state: 'failed', note }, result: null };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function feedDocument({ subject, feeds, webPages }: GatherOptions, signal: AbortSignal): Promise<ResearchResult> {
  const feed = await readFeed({ url: subject.siteUrl, feeds }, webPages, signal);
  const items = feed?.items.filter(({ title }) => !isInstruction(title)) ?? [];
  if (!feed || items.length === 0)
    return { state: 'nothing', note: 'the site announces none', documents: [], hits: [] };
  const facts = items.map(({ title, date }) => ({
    topic: 'news' as const,
    name: title,
    date,
    text: `${dayInWords(date)}: “${title.replace(/[“”"]/gu, "'")}” (its news feed).`,
    quotes: [title, dayInWords(date)],
  }));
  return {
    state: 'found',
    note: '',
    hits: [],
    documents: [
      {
        kind: 'news',
        title: 'News feed of the site',
        url: feed.url,
        fetchedAt: feed.fetchedAt,
        label: ownFeed,
        text: items.map(({ title, date }) => `${dayInWords(date)}: ${title}`).join('\n'),
        facts,
      },
    ],
  };
}

/** Returns the page of a search hit, or null if it can't be read or doesn't name the company and its site. */
async function readHit(
  hit: ResearchHit,
  { subject, webPages }: GatherOptions,
  signal: AbortSignal,
): Promise<ResearchDocument | null> {
  let fetched: FetchedPage;
  let page: ParsedPage;
  try {
    const rules = await readRobots(webPages, hit.url, signal);
    if (!rules.mayRead(hit.url)) return null;
    fetched = await webPages.fetchPage(hit.url, {
      signal,
      maxBytes: limits.crawl.pageBytes,
      timeoutMs: limits.crawl.pageTimeoutMs,
    });
    page = await readServed('page', fetched, signal);
  } catch (error) {
    if (error instanceof WebPageError || signal.aborted) return null;
    throw error;
  }
  if (
    !namesCompany(page.text, subject.names) ||
    !(
      namesSite(page.text, subject.siteUrl) || page.links.some(({ href }) => ownerOf(href) === ownerOf(subject.siteUrl))
    )
  )
    return null;
  const headline =
    page.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text || page.title || hit.title;
  const host = new URL(fetched.url).hostname.replace(/^www\./u, '');
  const day = hit.date === null ? null : dayInWords(hit.date);
  const text = [headline, ...(day === null ? [] : [`${host}, ${day}`]), page.text].join('\n').slice(0, longestText);
  const isNews = day !== null && hit.date !== null && namesCompany(headline, subject.names);
  return {
    kind: hit.kind,
    title: headline,
    url: fetched.url,
    fetchedAt: fetched.fetchedAt,
    text,
    label: host,
    facts: isNews
      ? [
          {
            topic: 'news',
            name: headline,
            date: hit.date ?? '',
            text: `${day}: “${headline.replace(/[“”"]/gu, "'")}” (${host}).`,
            quotes: [headline, day],
          },
        ]
      : [],
  };
}

interface PagesRead {
  documents: ResearchDocument[];
  links: string[];
  leftOut: number;
}

async function readHits(hits: readonly ResearchHit[], options: GatherOptions): Promise<PagesRead> {
  const different = [...new Map(hits.map((hit) => [hit.url, hit])).values()];
  const links = different.filter(({ url }) => memberSites.test(url)).map(({ url }) => url);
  const readable = different.filter(({ url }) => !memberSites.test(url)).slice(0, mostPages);
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(pagesMs)]);
  const read = await Promise.all(readable.map((hit) => readHit(hit, options, signal)));
  options.signal.throwIfAborted();
  const documents = read.filter((document) => document !== null);
  return { documents, links, leftOut: readable.length - documents.length };
}

/**
 * Queries all sources in parallel, each within its timeout.
 * Uses only what is certainly about the company: directories and filings by their own check, pages if they name both
 * the company and its site.
 */
export async function gatherResearch(options: GatherOptions): Promise<ResearchOutput> {
  const { subject, research, signal } = options;
  if (isReserved(subject.siteUrl)) return { gathered: [], outcomes: [], links: [] };
  const directory = research.sources.find(({ key }) => key === 'wikidata');
  const none = Promise.resolve<ConfirmedEntity | null>(null);
  const first = directory
    ? ask(directory, (own) => directory.find(subject, { signal: own, entity: none }), signal)
    : null;
  const entity = first === null ? none : first.then(({ result }) => result?.entity ?? null);
  const others = research.sources
    .filter((source) => source !== directory)
    .map((source) => ask(source, (own) => source.find(subject, { signal: own, entity }), signal));
  const feed = research.isOn('feed')
    ? [ask({ key: 'feed', label: 'News feed', timeoutMs: feedMs }, (own) => feedDocument(options, own), signal)]
    : [];
  const answers = await Promise.all([...(first === null ? [] : [first]), ...others, ...feed]);
  const outcomes = answers.map(({ outcome }) => outcome);
  const results = answers.flatMap(({ result }) => result ?? []);
  const {
    documents: pages,
    links,
    leftOut,
  } = await readHits(
    results.flatMap(({ hits }) => hits),
    options,
  );
  const documents = [...results.flatMap(({ documents: each }) => each), ...pages];
  const gathered = documents.map((document, at): Gathered => {
    const { kind, title, url, fetchedAt, text } = document;
    return { document, source: { id: `r${at + 1}`, kind, title, url, fetchedAt, text } };
  });
  return { gathered, links, outcomes: outcomes.map((outcome) => withPages(outcome, answers, pages, leftOut)) };
}

/** Downgrades a search to 'nothing' if none of its pages could be linked to the company. */
function withPages(
  outcome: ResearchOutcome,
  answers: readonly Answer[],
  pages: readonly ResearchDocument[],
  leftOut: number,
): ResearchOutcome {
  const result = answers.find((answer) => answer.outcome === outcome)?.result;
  if (outcome.state !== 'found' || !result || result.hits.length === 0 || result.documents.length > 0) return outcome;
  if (
    result.hits.some((hit) => pages.some(({ url, title }) => url === hit.url || title === hit.title)) ||
    leftOut === 0
  )
    return outcome;
  return {
    ...outcome,
    state: 'not-confirmed',
    note: `${outcome.label}: none of the pages found names this company together with its website, so none is used.`,
  };
}
