import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { embedContent } from '#server/search/embed-passages.ts';
import { passagesFor } from '#server/search/passages-for.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import type { EmbeddingModel } from '#server/ports/embedding-model.ts';
import { openAiCompatibleEmbeddings } from '#server/ports/openai-compatible-embeddings.ts';
import { openContentLibrary, type ContentLibrary } from '#tests/support/content-library.ts';
import type { Benchmark, BenchmarkResult } from './benchmark.ts';
import { plainBm25 } from './bm25.ts';
import { ownCollection, readCollection, readReports, type Collection } from './collections.ts';

/** Depth to which MAP is computed. */
const looked = 1000;
/** Passages to request so that they include this many documents. */
const asked = 4000;

async function learn(library: ContentLibrary, { items }: Collection) {
  const ctx = await library.found();
  return { ctx, ids: new Map((await library.learn(ctx, items)).map((id, at) => [id, at])) };
}

interface Quality {
  ndcg: number;
  map: number;
  hit: number;
}

/** Returns nDCG@10, MAP to depth 1,000 and the share of queries with a relevant result in the first ten. */
async function judge(
  { queries, judged }: Pick<Collection, 'queries' | 'judged'>,
  find: (text: string) => Promise<string[]> | string[],
): Promise<Quality> {
  const sums = { ndcg: 0, map: 0, hit: 0, asked: 0 };
  for (const { id, text } of queries) {
    const grades = judged.get(id);
    if (grades === undefined) continue;
    const found = (await find(text)).slice(0, looked);
    const gain = (ranked: readonly number[]): number =>
      ranked.slice(0, 10).reduce((sum, grade, at) => sum + Math.max(0, grade) / Math.log2(at + 2), 0);
    const ideal = gain([...grades.values()].toSorted((a, b) => b - a));
    const relevant = [...grades.values()].filter((grade) => grade > 0).length;
    let seen = 0;
    let precision = 0;
    found.forEach((name, at) => {
      if ((grades.get(name) ?? 0) > 0) precision += (seen += 1) / (at + 1);
    });
    sums.ndcg += ideal === 0 ? 0 : gain(found.map((name) => grades.get(name) ?? 0)) / ideal;
    sums.map += relevant === 0 ? 0 : precision / relevant;
    sums.hit += found.slice(0, 10).some((name) => (grades.get(name) ?? 0) > 0) ? 1 : 0;
    sums.asked += 1;
  }
  const share = (sum: number): number => Number((sum / sums.asked).toFixed(3));
  return { ndcg: share(sums.ndcg), map: share(sums.map), hit: share(sums.hit) };
}

const measure = (ctx: TenantContext, ids: ReadonlyMap<string, number>, collection: Collection): Promise<Quality> =>
  judge(collection, async (text) => {
    const { passages } = await passagesFor(ctx, text, {}, asked);
    return [...new Set(passages.map(({ contentId, page }) => collection.nameOf(ids.get(contentId) ?? -1, page)))];
  });

/** Plain BM25 over whole documents, in the same run. */
function baseline(collection: Collection): Promise<Quality> {
  const find = plainBm25(collection.items.map(({ pieces }) => pieces.map(({ text }) => text).join('\n')));
  return judge(collection, (text) => find(text).map((at) => collection.nameOf(at, null)));
}

/** Measures again once every passage has its vector; null if no embedding model is configured. */
async function measureWithModel(
  embeddings: EmbeddingModel | null,
  ctx: TenantContext,
  ids: ReadonlyMap<string, number>,
  collection: Collection,
) {
  if (embeddings === null) return null;
  const withModel = { ...ctx, services: { ...ctx.services, embeddings } };
  await embedContent(withModel, { contentId: null, signal: new AbortController().signal });
  return measure(withModel, ids, collection);
}

/**
 * Ranking quality of `passagesFor` beside plain BM25 in the same run, and again with the embedding model if
 * `EMBEDDING_URL` and its related settings are given.
 */
export const run: Benchmark = async (data) => {
  const folder = data === null ? null : join(data, 'retrieval');
  const library = await openContentLibrary();
  const { embedding } = readEnvironment();
  const embeddings = embedding === null ? null : openAiCompatibleEmbeddings(embedding);
  const figures: BenchmarkResult['figures'] = {};
  const targets: BenchmarkResult['targets'] = {};
  try {
    if (folder === null || !existsSync(folder)) {
      const own = ownCollection();
      const { ctx, ids } = await learn(library, own);
      const { ndcg, map } = await measure(ctx, ids, own);
      return { figures: { ndcg, map }, targets: { ndcg: { atLeast: 0.8 } } };
    }
    const names = readdirSync(folder).filter(
      (name) => name !== 'financebench' && existsSync(join(folder, name, 'docs.jsonl')),
    );
    for (const name of names) {
      const collection = readCollection(join(folder, name));
      const { ctx, ids } = await learn(library, collection);
      const [ours, plain] = [await measure(ctx, ids, collection), await baseline(collection)];
      Object.assign(figures, {
        [`${name}Ndcg`]: ours.ndcg,
        [`${name}PlainNdcg`]: plain.ndcg,
        [`${name}Map`]: ours.map,
        [`${name}PlainMap`]: plain.map,
      });
      const better = await measureWithModel(embeddings, ctx, ids, collection);
      if (better !== null)
        Object.assign(figures, { [`${name}NdcgWithModel`]: better.ndcg, [`${name}MapWithModel`]: better.map });
      targets[`${name}Ndcg`] = { atLeast: plain.ndcg };
      targets[`${name}Map`] = { atLeast: plain.map };
    }
    const filed = await readReports(join(folder, 'financebench'));
    const { ctx, ids } = await learn(library, filed);
    const reports = await measure(ctx, ids, filed);
    Object.assign(figures, {
      financebenchNdcg: reports.ndcg,
      financebenchMap: reports.map,
      financebenchPageAmongTen: reports.hit,
    });
    const better = await measureWithModel(embeddings, ctx, ids, filed);
    if (better !== null)
      Object.assign(figures, { financebenchNdcgWithModel: better.ndcg, financebenchPageAmongTenWithModel: better.hit });
    Object.assign(targets, {
      financebenchNdcg: { atLeast: 0.25 },
      financebenchPageAmongTen: { atLeast: 0.45 },
    });
    return { figures, targets };
  } finally {
    await library.close();
  }
};
