import { contentFilterSchema, type ContentFilter } from '#contract/content-library.ts';
import type { ContentPassage } from '#contract/ask.ts';
import { limits } from '#contract/limits.ts';
import { bonusAtMost, judgePassage } from './judge-passage.ts';
import { headMark } from './index-entries.ts';
import { rankPlaces, type RankedPlaces } from './rank-places.ts';
import { nearestTerms } from './nearest-terms.ts';
import { readQuery } from './read-query.ts';
import { relatedTerms } from './related-terms.ts';
import { nearness, scoreByMeaning } from './vectors.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentSearchStore, type FoundPassage } from './passage-search.store.ts';
import { meaningOf } from './meaning-of.ts';
import { startEmbedding } from './start-embedding.ts';
import { bestPlace, saidAt } from './said-at.ts';
import { readWidened, sharedTerms, toLearnFrom } from './widen-query.ts';
import { startRenewal } from './start-renewal.ts';

export interface AskedTerm {
  term: string;
  /** How rare it is in the content; null: no passage holds it. */
  rarity: number | null;
  /** Terms of the content that it may mean then, with how surely. */
  near?: ReadonlyMap<string, number>;
}

export interface FoundPassages {
  passages: ContentPassage[];
  terms: AskedTerm[];
  /** The same of every word that was looked for, those that stand for others too. */
  rarity: ReadonlyMap<string, number>;
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
  const { terms, rows } = await readWidened(store, first, query.terms, shared);
  const wide = rankPlaces([...first.rows, ...rows], first.totals, { ...query, terms });
  return { best: wide.best, rarity: ranked.rarity };
}

/** What a related word counts beside the one that was asked for. */
const relatedShare = 0.2;
/** Words that stand less near are not looked for. */
const widenFrom = 0.5;
/** What a word counts that a mistyped one may mean. */
const meantShare = 0.8;

/** The query with words that say the same thing. */
function withRelated(terms: ReadonlyMap<string, number>): Map<string, number> {
  const all = new Map(terms);
  for (const term of terms.keys())
    for (const [related, grade] of relatedTerms(term))
      if (!terms.has(related) && !related.includes(' ') && grade >= widenFrom)
        all.set(related, Math.max(all.get(related) ?? 0, relatedShare * grade));
  return all;
}

/** For the terms of a question that no passage holds, those of the content that they may mean. */
async function termsMeant(
  store: Store,
  { rows }: Rows,
  asked: Iterable<string>,
): Promise<Map<string, ReadonlyMap<string, number>>> {
  const held = new Set(rows.map(({ term }) => term));
  const unknown = [...asked].filter((term) => !held.has(term) && !held.has(headMark + term) && term.length > 3);
  const found = await Promise.all(
    unknown.map(async (term) => {
      const known = await store.termsLike(term.slice(0, 2));
      return [term, nearestTerms(term, known, relatedTerms(term).size > 0)] as const;
    }),
  );
  return new Map(found.filter(([, near]) => near.size > 0));
}

/** Looks for them too. */
async function withMeant(
  store: Store,
  held: Rows,
  terms: Map<string, number>,
  meant: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Promise<Rows> {
  const added: string[] = [];
  for (const near of meant.values())
    for (const [term, grade] of near) {
      if (!terms.has(term)) added.push(term);
      terms.set(term, Math.max(terms.get(term) ?? 0, meantShare * grade));
    }
  if (added.length === 0) return held;
  const more = await store.rowsOf(added);
  return { rows: [...held.rows, ...more.rows.filter(({ term }) => term !== headMark)], totals: held.totals };
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
  const terms = asks ? withRelated(own) : new Map(own);
  if (terms.size === 0) return { passages: [], terms: [], rarity: new Map(), total: 0 };
  const [held, parts, meaning] = await Promise.all([
    store.rowsOf([...terms.keys()]),
    store.partsOf(contentFilterSchema.parse(filter)),
    meaningOf(ctx, query),
  ]);
  const meant = asks
    ? await termsMeant(store, held, read.terms.keys())
    : new Map<string, ReadonlyMap<string, number>>();
  const first = await withMeant(store, held, terms, meant);
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
      const shown = { ...rest, teamOnly: 'no' as const, times: times ?? [], url: addressOf(passage) };
      return { ...saidAt(shown, bestPlace(marks)), passageId: String(place), contentId: itemId, marks, score };
    });
  return {
    passages,
    terms: [...read.terms.keys()].map((term) => {
      const near = meant.get(term);
      return { term, rarity: rarity.get(term) ?? null, ...(near && { near }) };
    }),
    rarity,
    total: totals.passages,
  };
}
