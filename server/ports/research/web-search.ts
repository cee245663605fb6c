import { z } from 'zod';
import { foundNothing, type ResearchHit, type ResearchSource, type ResearchSubject } from './research.ts';
import { ownerOf, plainName } from './same-company.ts';
import type { ServiceHttp } from '#server/ports/service-http.ts';

const most = 5;
export interface Found {
  url: string;
  title: string;
  day: string | null;
}
type Ask = (query: string, signal: AbortSignal) => Promise<Found[]>;

/** Returns the ISO date at the start of a timestamp, or null. */
export function dayAtStart(date: string | null | undefined): string | null {
  return /^\d{4}-\d{2}-\d{2}/u.exec(date ?? '')?.[0] ?? null;
}

/** Builds search queries from company and domain, never from the person of the meeting. */
export function queriesFor(subject: ResearchSubject): string[] {
  const name = subject.names[0] ?? '';
  const owner = ownerOf(subject.siteUrl) ?? '';
  return [`"${name}" ${owner} news`, `"${name}" ${owner} competitors alternatives`];
}

/** Builds a web search source: the same two queries for each, without the prospect's own pages and repeats. */
export function webSearch(
  { key, label, timeoutMs }: Pick<ResearchSource, 'key' | 'label' | 'timeoutMs'>,
  ask: Ask,
): ResearchSource {
  return {
    key,
    label,
    timeoutMs,
    async find(subject, { signal }) {
      if (plainName(subject.names[0] ?? '') === '') return foundNothing('there is no name to search for');
      const answers = await Promise.all(queriesFor(subject).map((query) => ask(query, signal)));
      const seen = new Set<string>();
      const hits = answers
        .flatMap((found) => found.slice(0, most))
        .flatMap(({ url, title, day }): ResearchHit[] => {
          if (!/^https?:\/\//iu.test(url) || ownerOf(url) === ownerOf(subject.siteUrl) || seen.has(url)) return [];
          seen.add(url);
          return [{ kind: 'web-page', url, title, date: day }];
        });
      return hits.length === 0
        ? foundNothing('no page besides the company’s own')
        : { state: 'found', note: '', documents: [], hits };
    },
  };
}

interface SearchOptions {
  http: ServiceHttp;
  baseUrl: string;
  key: string;
  timeoutMs: number;
}
const text = z.string().nullish();

const tavilySchema = z.object({
  results: z.array(z.object({ url: z.string(), title: z.string().catch(''), published_date: text })),
});
export function tavily({ http, baseUrl, key, timeoutMs }: SearchOptions): ResearchSource {
  return webSearch({ key: 'tavily', label: 'Tavily', timeoutMs }, async (query, signal) => {
    const { results } = await http.readJson(`${baseUrl}/search`, tavilySchema, {
      signal,
      headers: { authorization: `Bearer ${key}` },
      body: { query, search_depth: 'basic', max_results: most },
    });
    return results.map(({ url, title, published_date: date }) => ({ url, title, day: dayAtStart(date) }));
  });
}

const braveSchema = z.object({
  web: z
    .object({ results: z.array(z.object({ url: z.string(), title: z.string().catch(''), page_age: text })) })
    .optional(),
});
export function brave({ http, baseUrl, key, timeoutMs }: SearchOptions): ResearchSource {
  return webSearch({ key: 'brave', label: 'Brave Search', timeoutMs }, async (query, signal) => {
    const { web } = await http.readJson(
      `${baseUrl}/res/v1/web/search?${new URLSearchParams({ q: query, count: String(most) })}`,
      braveSchema,
      { signal, headers: { 'x-subscription-token': key } },
    );
    return (web?.results ?? []).map(({ url, title, page_age: date }) => ({ url, title, day: dayAtStart(date) }));
  });
}

const exaSchema = z.object({
  results: z.array(z.object({ url: z.string(), title: z.string().nullish(), publishedDate: text })),
});
export function exa({ http, baseUrl, key, timeoutMs }: SearchOptions): ResearchSource {
  return webSearch({ key: 'exa', label: 'Exa', timeoutMs }, async (query, signal) => {
    const { results } = await http.readJson(`${baseUrl}/search`, exaSchema, {
      signal,
      headers: { 'x-api-key': key },
      body: { query, numResults: most },
    });
    return results.map(({ url, title, publishedDate }) => ({
      url,
      title: title ?? '',
      day: dayAtStart(publishedDate),
    }));
  });
}

const searxngSchema = z.object({
  results: z.array(z.object({ url: z.string(), title: z.string().catch(''), publishedDate: text })),
});
export function searxng({ http, baseUrl, timeoutMs }: Omit<SearchOptions, 'key'>): ResearchSource {
  return webSearch({ key: 'searxng', label: 'SearXNG', timeoutMs }, async (query, signal) => {
    const { results } = await http.readJson(
      `${baseUrl}/search?${new URLSearchParams({ q: query, format: 'json' })}`,
      searxngSchema,
      { signal },
    );
    return results.map(({ url, title, publishedDate }) => ({ url, title, day: dayAtStart(publishedDate) }));
  });
}
