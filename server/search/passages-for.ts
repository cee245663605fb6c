import { contentFilterSchema, type ContentFilter } from '#contract/content-library.ts';
import type { ContentPassage } from '#contract/ask.ts';
import { limits } from '#contract/limits.ts';
import { bonusAtMost, judgePassage } from './judge-passage.ts';
import { headMark } from './index-entries.ts';
import { rankPlaces, type RankedPlaces } from './rank-places.ts';
import { readQuery } from './read-query.ts';
import { relatedTerms } from './related-terms.ts';
import { nearness, scoreByMeaning } from './vectors.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentSearchStore, type FoundPassage } from './passage-search.store.ts';
import { meaningOf } from './meaning-of.ts';
import { startEmbedding } from './start-embedding.ts';
import { bestPlace, saidAt } from './said-at.ts';
import { sharedTerms, toLearnFrom, widenQuery } from './widen-query.ts';
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

type Store = ReturnType<typeof contentSearchStore>;
type Rows = Awaited<ReturnType<Store['rowsOf']>>;

/** Ranks by the terms, and once more with those that the best passages share. */
async function rankWidely(
  store: Store,
  first: Rows,
  query: Parameters<typeof rankPlaces>[2],
  widen: boolean,
): Promise<RankedPlaces> {
  const ranked = rankPlaces(first.rows, first.totals, query);
  const best = widen ? toLearnFrom(ranked.best, first.totals.passages) : [];
  if (best.length === 0) return ranked;
  const texts = await store.textsAt(best.map(({ place }) => place));
  const shared = sharedTerms(best.map((found) => ({ ...found, text: texts.get(found.place) ?? '' })));
  if (shared.size === 0) return ranked;
  const terms = widenQuery(query.terms, shared, await store.countsOf([...shared.keys()]), first.totals.passages);
  const more = await store.rowsOf([...terms.keys()].filter((term) => !query.terms.has(term)));
  const sized = more.rows.filter(({ term }) => term !== headMark);
  const wide = rankPlaces([...first.rows, ...sized], first.totals, { ...query, terms });
  return { best: wide.best, rarity: ranked.rarity };
}

/** What a related word counts beside the one that was asked for. */
const relatedShare = 0.4;

/** The query with words that say the same thing. */
function withRelated(terms: ReadonlyMap<string, number>): Map<string, number> {
  const all = new Map(terms);
  for (const term of terms.keys())
    for (const related of relatedTerms(term)) if (!terms.has(related)) all.set(related, relatedShare);
  return all;
}

/**
 * Passages of the organization's content that fit a query, best first: what every agent calls. "In quotes" asks for a
 * phrase, word* for a beginning. Words that the best passages share count a little too. With `asks` the query is a
 * question with one answer: instead of those, words that say the same thing count.
 */
export async function passagesFor(
  ctx: TenantContext,
  query: string,
  filter: Partial<ContentFilter> = {},
  limit: number = limits.content.passages.default,
  { asks = false }: { asks?: boolean } = {},
): Promise<FoundPassages> {
  const store = contentSearchStore(ctx);
  const read = readQuery(query);
  const expanded = new Set(
    (await Promise.all(read.beginnings.map((beginning) => store.beginningWith(beginning)))).flat(),
  );
  const own = new Map([...[...expanded].map((term) => [term, 0.5] as const), ...read.terms]);
  const terms = asks ? withRelated(own) : own;
  if (terms.size === 0) return { passages: [], terms: [], total: 0 };
  const [first, parts, meaning] = await Promise.all([
    store.rowsOf([...terms.keys()]),
    store.partsOf(contentFilterSchema.parse(filter)),
    meaningOf(ctx, query),
  ]);
  const wanted =
    read.phrases.length > 0 ? judgedForPhrase : Math.max(meaning === null ? judged : judgedByMeaning, limit);
  const { rows, totals } = first;
  const { best, rarity } = await rankWidely(
    store,
    first,
    { terms, required: read.phrases.flat(), parts, limit: wanted },
    !asks && read.phrases.length === 0 && read.beginnings.length === 0,
  );
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
      const { itemId, videoId: _, vector: __, place, times, ...rest } = passage;
      const shown = { ...rest, times: times ?? [], url: addressOf(passage) };
      return { ...saidAt(shown, bestPlace(marks)), passageId: String(place), contentId: itemId, marks, score };
    });
  return {
    passages,
    terms: [...read.terms.keys()].map((term) => ({ term, rarity: rarity.get(term) ?? null })),
    total: totals.passages,
  };
}
