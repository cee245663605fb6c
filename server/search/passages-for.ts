import { contentFilterSchema, type ContentFilter } from '#contract/content-library.ts';
import type { ContentPassage } from '#contract/ask.ts';
import { limits } from '#contract/limits.ts';
import { bonusAtMost, judgePassage } from './judge-passage.ts';
import { rankPlaces } from './rank-places.ts';
import { readQuery } from './read-query.ts';
import { nearness, scoreByMeaning } from './vectors.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentSearchStore, type FoundPassage } from './passage-search.store.ts';
import { meaningOf } from './meaning-of.ts';
import { startEmbedding } from './start-embedding.ts';
import { startRenewal } from './start-renewal.ts';

export interface FoundPassages {
  passages: ContentPassage[];
  /** How rare each term of the query is in the content; null: no passage holds it. */
  terms: { term: string; rarity: number | null }[];
  /** Passages there are in all. */
  total: number;
}

const judged = 30;
const judgedByMeaning = 50;
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
export async function passagesFor(
  ctx: TenantContext,
  query: string,
  filter: Partial<ContentFilter> = {},
  limit: number = limits.content.passages.default,
): Promise<FoundPassages> {
  const store = contentSearchStore(ctx);
  const read = readQuery(query);
  const expanded = new Set(
    (await Promise.all(read.beginnings.map((beginning) => store.beginningWith(beginning)))).flat(),
  );
  const terms = new Map([...[...expanded].map((term) => [term, 0.5] as const), ...read.terms]);
  if (terms.size === 0) return { passages: [], terms: [], total: 0 };
  const [{ rows, totals }, parts, meaning] = await Promise.all([
    store.rowsOf([...terms.keys()]),
    store.partsOf(contentFilterSchema.parse(filter)),
    meaningOf(ctx, query),
  ]);
  const wanted =
    read.phrases.length > 0 ? judgedForPhrase : Math.max(meaning === null ? judged : judgedByMeaning, limit);
  const { best, rarity } = rankPlaces(rows, totals, { terms, required: read.phrases.flat(), parts, limit: wanted });
  // Of those, only what terms side by side can still bring among the first is read; by meaning any of them may come there.
  const least =
    read.phrases.length > 0 || meaning !== null
      ? -Infinity
      : (best[limit - 1]?.score ?? -Infinity) - bonusAtMost(read, rarity);
  const hopeful = best.filter(({ score }) => score >= least);
  const found = new Map(
    (
      await store.passagesAt(
        hopeful.map(({ place }) => place),
        meaning?.model ?? null,
      )
    ).map((passage) => [passage.place, passage]),
  );
  const scored = hopeful.flatMap(({ place, score }) => {
    const passage = found.get(place);
    if (passage === undefined) return [];
    const { bonus, hasPhrases, marks } = judgePassage(passage.text, read, rarity, expanded);
    if (!hasPhrases) return [];
    const near = meaning === null || passage.vector === null ? null : nearness(meaning.vector, passage.vector);
    return [{ passage, marks, score: score + bonus, near }];
  });
  if (rows.some(({ weighed }) => weighed)) {
    startRenewal(ctx).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'the renewal of an earlier index could not be enqueued'),
    );
  }
  // Learned before the model was set, or while it did not answer.
  if (meaning !== null && scored.some(({ near }) => near === null)) {
    startEmbedding(ctx, null).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'embedding what lacks a vector could not be enqueued'),
    );
  }
  const passages = (meaning === null ? scored : scoreByMeaning(scored))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ passage, marks, score }): ContentPassage => {
      const { itemId, videoId: _, vector: __, place, ...shown } = passage;
      return { ...shown, passageId: String(place), contentId: itemId, url: addressOf(passage), marks, score };
    });
  return {
    passages,
    terms: [...read.terms.keys()].map((term) => ({ term, rarity: rarity.get(term) ?? null })),
    total: totals.passages,
  };
}
