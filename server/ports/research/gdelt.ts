import { z } from 'zod';
import { foundNothing, type ResearchSource } from './research.ts';
import { namesCompany, plainName } from './same-company.ts';
import { ResearchError, type ServiceHttp } from '#server/ports/service-http.ts';

const answerSchema = z.object({
  articles: z
    .array(
      z.object({ url: z.string(), title: z.string(), seendate: z.string().catch(''), language: z.string().catch('') }),
    )
    .default([]),
});
const most = 5;
/** The service drops requests sent faster than this. */
const apartMs = 5500;

/** Finds news of the last three months whose headline names the company. */
export function gdelt({
  http,
  baseUrl,
  timeoutMs,
}: {
  http: ServiceHttp;
  baseUrl: string;
  timeoutMs: number;
}): ResearchSource {
  let nextAt = 0;
  return {
    key: 'gdelt',
    label: 'GDELT news',
    timeoutMs,
    async find(subject, { signal }) {
      const name = subject.names.find((each) => plainName(each).length >= 3);
      if (name === undefined) return foundNothing('the name is too short to search for');
      const now = Date.now();
      const wait = Math.max(0, nextAt - now);
      if (wait > timeoutMs / 2) throw new ResearchError('rate-limited', 'too many preparations at once');
      nextAt = now + wait + apartMs;
      if (wait > 0)
        await new Promise((resolve) => {
          setTimeout(resolve, wait);
        });
      const query = new URLSearchParams({
        query: `"${name.replaceAll('"', ' ')}" sourcelang:english`,
        mode: 'ArtList',
        format: 'json',
        maxrecords: '25',
        timespan: '3months',
        sort: 'DateDesc',
      });
      const { articles } = await http.readJson(`${baseUrl}/api/v2/doc/doc?${query}`, answerSchema, { signal });
      const seen = new Set<string>();
      const hits = articles.filter(({ title, url }) => {
        const key = plainName(title);
        if (seen.has(key) || !/^https?:\/\//iu.test(url) || !namesCompany(title, subject.names)) return false;
        seen.add(key);
        return true;
      });
      if (hits.length === 0) return foundNothing('no headline of the last three months names the company');
      return {
        state: 'found',
        note: '',
        documents: [],
        hits: hits.slice(0, most).map(({ url, title, seendate }) => {
          const day = /^(\d{4})(\d{2})(\d{2})T/u.exec(seendate);
          return { kind: 'news' as const, url, title, date: day ? `${day[1]}-${day[2]}-${day[3]}` : null };
        }),
      };
    },
  };
}
