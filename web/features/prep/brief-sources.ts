import type { Brief } from '#contract/brief.ts';
import { limits } from '#contract/limits.ts';
import { listedAs, uncheckedMark, type Claim, type Quote, type Source, type SourceKind } from '#contract/evidence.ts';

export interface NumberedSource {
  number: number;
  source: Source;
}

export const sourceWords: Record<SourceKind, string> = {
  'web-page': 'Web page',
  'document-page': 'Document',
  'video-second': 'Video',
  filing: 'Filing',
  encyclopaedia: 'Encyclopedia',
  news: 'News',
  utterance: 'Said in a call',
  note: 'Note',
  'own-solution': 'Your solution',
  automation: uncheckedMark,
};

/** From then on, a statement from news says its age itself. */
const newsOldMs = 7 * limits.reading.newsStaleMs;
const lasting: readonly SourceKind[] = ['own-solution', 'note', 'utterance'];

/** Returns a note if a source is old for its kind; null while fresh. */
export function staleness({ kind, fetchedAt }: Pick<Source, 'kind' | 'fetchedAt'>, now: number): string | null {
  const age = now - Date.parse(fetchedAt);
  if (kind === 'news') return age > limits.reading.newsStaleMs ? 'read over a day ago' : null;
  return !lasting.includes(kind) && age > limits.reading.staleMs ? 'read over 30 days ago' : null;
}

/** Returns how long ago the newest source of a statement was read, if that is long for its kind; null while it isn't. */
export function ageOf(cited: readonly Pick<NumberedSource, 'source'>[], now: number): string | null {
  const [newest] = cited
    .map(({ source }) => source)
    .toSorted((a, b) => Date.parse(b.fetchedAt) - Date.parse(a.fetchedAt));
  if (newest === undefined || cited.some(({ source }) => lasting.includes(source.kind))) return null;
  const days = Math.floor((now - Date.parse(newest.fetchedAt)) / 86_400_000);
  const old = newest.kind === 'news' ? newsOldMs : limits.reading.staleMs;
  return now - Date.parse(newest.fetchedAt) > old ? `Read ${days} days ago` : null;
}

/** Numbers a brief's sources as displayed, by source id; the passages of one document share its number. */
export function numberSources(sources: readonly Source[]): Map<string, NumberedSource> {
  const listed = [...new Set(sources.map(listedAs))];
  return new Map(sources.map((source) => [source.id, { number: listed.indexOf(listedAs(source)) + 1, source }]));
}

/** Returns the numbered sources as a list shows them, each number once. */
export function listSources(numbered: Iterable<NumberedSource>): NumberedSource[] {
  const first = new Map<number, NumberedSource>();
  for (const one of numbered) if (!first.has(one.number)) first.set(one.number, one);
  return [...first.values()].sort((a, b) => a.number - b.number);
}

/** Returns the sources a claim quotes, each once with its quotes, by number. */
export function citedBy(claim: Claim, numbered: Map<string, NumberedSource>): (NumberedSource & { quotes: Quote[] })[] {
  const cited = new Map<number, NumberedSource & { quotes: Quote[] }>();
  for (const quote of claim.quotes) {
    const found = numbered.get(quote.sourceId);
    if (!found) continue;
    const entry = cited.get(found.number) ?? { ...found, quotes: [] };
    entry.quotes.push(quote);
    cited.set(found.number, entry);
  }
  return [...cited.values()].sort((a, b) => a.number - b.number);
}

/**
 * Cuts a statement at the pages that it tells to look at, '“Title” (address)', so that a title can lead there; only
 * pages that the brief has read are led to.
 */
export function pagesToLookAt(text: string, sources: Iterable<NumberedSource>): { text: string; url: string | null }[] {
  const urls = new Set([...sources].map(({ source }) => addressAt(source)));
  const parts: { text: string; url: string | null }[] = [];
  let from = 0;
  for (const { 0: named, 1: title = '', 2: url = '', index } of text.matchAll(/“([^”]+)” \((https?:[^\s]+)\)/gu)) {
    if (!urls.has(url)) continue;
    parts.push({ text: text.slice(from, index), url: null }, { text: `“${title}”`, url });
    from = index + named.length;
  }
  return [...parts, { text: text.slice(from), url: null }].filter((part) => part.text !== '');
}

/** Returns a brief's claims by id, for what an inference rests on. */
export function claimsById(brief: Brief): Map<string, Claim> {
  return new Map(
    Object.values(brief.sections)
      .flatMap((section) => section.claims)
      .map((claim) => [claim.id, claim]),
  );
}

/** Returns the source's URL at the quoted words, or null if a browser can't open it. */
export function addressAt(source: Source, quote?: Quote): string | null {
  if (source.url === null || !/^(?:https?:\/\/|\/dashboard\?)/iu.test(source.url)) return null;
  if (!quote || source.url.includes('#') || !['web-page', 'news', 'encyclopaedia'].includes(source.kind))
    return source.url;
  const words = quote.text.trim().split(/\s+/u).slice(0, 8).join(' ');
  return `${source.url}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
}

/** Returns the host without 'www.', for the line under a title. */
export function hostOf(source: Source): string {
  const address = addressAt(source);
  return address !== null && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./u, '') : '';
}
