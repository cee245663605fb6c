import { z } from 'zod';
import { foundNothing, notConfirmed, type ResearchSource } from './research.ts';
import type { ServiceHttp } from '#server/ports/service-http.ts';

const summarySchema = z.object({
  type: z.string(),
  title: z.string(),
  extract: z.string(),
  timestamp: z.string().optional(),
  wikibase_item: z.string().optional(),
  content_urls: z.object({ desktop: z.object({ page: z.url() }) }),
});

/** Reads the article named by the confirmed directory entry; never one that only shares the company's name. */
export function wikipedia({
  http,
  baseUrl,
  timeoutMs,
}: {
  http: ServiceHttp;
  baseUrl: string;
  timeoutMs: number;
}): ResearchSource {
  return {
    key: 'wikipedia',
    label: 'Wikipedia',
    timeoutMs,
    async find(_subject, { signal, entity }) {
      const confirmed = await entity;
      if (confirmed === null)
        return foundNothing('not asked: only an article that a confirmed Wikidata entry names is read');
      if (confirmed.article === null) return foundNothing('no article');
      const path = encodeURIComponent(confirmed.article.replaceAll(' ', '_'));
      const summary = await http.readJson(`${baseUrl}/api/rest_v1/page/summary/${path}`, summarySchema, { signal });
      if (summary.type !== 'standard')
        return notConfirmed('Wikipedia’s page of this title lists several meanings, so nothing is taken from there.');
      if (summary.wikibase_item !== undefined && summary.wikibase_item !== confirmed.id)
        return notConfirmed(
          'Wikipedia’s article of this title is about something else, so nothing is taken from there.',
        );
      return {
        state: 'found',
        note: '',
        hits: [],
        documents: [
          {
            kind: 'encyclopaedia',
            title: `Wikipedia: ${summary.title}`,
            url: summary.content_urls.desktop.page,
            fetchedAt: new Date().toISOString(),
            text: `${summary.title}\n${summary.extract}`,
            label: 'Wikipedia',
            facts: [],
          },
        ],
      };
    },
  };
}
