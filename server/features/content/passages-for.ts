import { contentFilterSchema, type ContentFilter } from '#contract/content-library.ts';
import type { ContentPassage } from '#contract/ask-content.ts';
import { limits } from '#contract/limits.ts';
import { bonusAtMost, judgePassage } from '#server/agents/content-trainer/judge-passage.ts';
import { rankPlaces } from '#server/agents/content-trainer/rank-places.ts';
import { readQuery } from '#server/agents/content-trainer/read-query.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentSearchStore, type FoundPassage } from './content-search.store.ts';

export interface FoundPassages {
  passages: ContentPassage[];
  /** How rare each term of the query is in the content; null: no passage holds it. */
  terms: { term: string; rarity: number | null }[];
  /** Passages there are in all. */
  total: number;
}

const judged = 30;
/** With a phrase, so many are looked at for it. */
const judgedForPhrase = 500;

function addressOf({ url, videoId, second, page }: FoundPassage): string | null {
  if (videoId !== null && second !== null) return `https://www.youtube.com/watch?v=${videoId}&t=${Math.floor(second)}s`;
  return url === null || page === null ? url : `${url}#page=${page}`;
}

/**
 * Passages of the organization's content that fit a query, best first: what every agent calls. "In quotes" asks for a
 * phrase, word* for a beginning.
 */
export async function passagesFor(ctx: TenantContext, query: string, filter: Partial<ContentFilter> = {}, limit: number = limits.content.passages.default): Promise<FoundPassages> {
  const store = contentSearchStore(ctx);
  const read = readQuery(query);
  const expanded = new Set((await Promise.all(read.beginnings.map((beginning) => store.beginningWith(beginning)))).flat());
  const terms = new Map([...[...expanded].map((term) => [term, 0.5] as const), ...read.terms]);
  if (terms.size === 0) return { passages: [], terms: [], total: 0 };
  const [{ rows, totals }, parts] = await Promise.all([store.rowsOf([...terms.keys()]), store.partsOf(contentFilterSchema.parse(filter))]);
  const wanted = read.phrases.length > 0 ? judgedForPhrase : Math.max(judged, limit);
  const { best, rarity } = rankPlaces(rows, totals, { terms, required: read.phrases.flat(), parts, limit: wanted });
  // Of those, only what terms side by side can still bring among the first is read.
  const least = read.phrases.length > 0 ? -Infinity : (best[limit - 1]?.score ?? -Infinity) - bonusAtMost(read, rarity);
  const hopeful = best.filter(({ score }) => score >= least);
  const found = new Map((await store.passagesAt(hopeful.map(({ place }) => place))).map((passage) => [passage.place, passage]));
  const passages = hopeful.flatMap(({ place, score }): ContentPassage[] => {
    const passage = found.get(place);
    if (passage === undefined) return [];
    const { bonus, hasPhrases, marks } = judgePassage(passage.text, read, rarity, expanded);
    if (!hasPhrases) return [];
    const { itemId, videoId: _, place: __, ...shown } = passage;
    return [{ ...shown, passageId: String(place), contentId: itemId, url: addressOf(passage), marks, score: score + bonus }];
  }).toSorted((a, b) => b.score - a.score).slice(0, limit);
  return { passages, terms: [...read.terms.keys()].map((term) => ({ term, rarity: rarity.get(term) ?? null })), total: totals.passages };
}
