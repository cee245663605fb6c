import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answerQuestion } from '#server/features/ask/answer-question.ts';
import { embedContent } from '#server/search/embed-passages.ts';
import { passagesFor } from '#server/search/passages-for.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { readEnvironment } from '#server/platform/environment.ts';
import type { EmbeddingModel } from '#server/ports/embedding-model.ts';
import { openAiCompatibleEmbeddings } from '#server/ports/openai-compatible-embeddings.ts';
import { openContentLibrary, type ContentLibrary } from '#tests/support/content-library.ts';
import type { Benchmark, BenchmarkResult } from './benchmark.ts';
import { lines, ownCollection, readCollection, readReports, type Collection, type Query } from './collections.ts';

/** BM25 (Lucene's idf, Porter stemmer, k1 1.2, b 0.75) on the same collections: nDCG@10. */
const bm25: Record<string, number> = { cranfield: 0.385, med: 0.683, adi: 0.481, mtragun_pool: 0.786 };
const looked = 50;

async function learn(library: ContentLibrary, { items }: Collection) {
  const ctx = await library.found();
  return { ctx, ids: new Map((await library.learn(ctx, items)).map((id, at) => [id, at])) };
}

async function measure(ctx: TenantContext, ids: ReadonlyMap<string, number>, { nameOf, queries, judged }: Collection) {
  const sums = { ndcg: 0, map: 0, hit: 0, asked: 0 };
  for (const { id, text } of queries) {
    const grades = judged.get(id);
    if (grades === undefined) continue;
    const { passages } = await passagesFor(ctx, text, {}, looked);
    const found = [...new Set(passages.map(({ contentId, page }) => nameOf(ids.get(contentId) ?? -1, page)))];
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

/** The same once every passage has its vector; null where no embedding model is set. */
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

async function answered(
  library: ContentLibrary,
  ctx: Awaited<ReturnType<ContentLibrary['found']>>,
  questions: readonly Query[],
): Promise<number> {
  let count = 0;
  for (const { text } of questions)
    if ((await answerQuestion(ctx, { question: text, filter: {}, citedIn: null })).answer !== null) count += 1;
  return Number((count / questions.length).toFixed(3));
}

/**
 * Ranking quality of `passagesFor`, and how often a question that the content cannot answer is told apart. With
 * `EMBEDDING_URL` and its like set, ranking once more with that model.
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
    for (const [name, reference] of Object.entries(bm25)) {
      const collection = readCollection(join(folder, name));
      const { ctx, ids } = await learn(library, collection);
      const { ndcg, map } = await measure(ctx, ids, collection);
      Object.assign(figures, { [`${name}Ndcg`]: ndcg, [`${name}Map`]: map, [`${name}Bm25Ndcg`]: reference });
      const better = await measureWithModel(embeddings, ctx, ids, collection);
      if (better !== null)
        Object.assign(figures, { [`${name}NdcgWithModel`]: better.ndcg, [`${name}MapWithModel`]: better.map });
      targets[`${name}Ndcg`] = { atLeast: Number((reference - 0.02).toFixed(3)) };
      if (name !== 'mtragun_pool') continue;
      const unanswerable = lines<Query>(join(folder, name, 'unanswerable_and_underspecified.jsonl'));
      figures['answeredOfAnswerable'] = await answered(
        library,
        ctx,
        collection.queries.filter(({ id }) => collection.judged.has(id)),
      );
      figures['nullOfUnanswerable'] = Number((1 - (await answered(library, ctx, unanswerable))).toFixed(3));
      Object.assign(targets, { answeredOfAnswerable: { atLeast: 0.7 }, nullOfUnanswerable: { atLeast: 0.7 } });
    }
    figures['aboveBm25'] = Object.entries(bm25).filter(
      ([name, reference]) => Number(figures[`${name}Ndcg`]) > reference,
    ).length;
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
      aboveBm25: { atLeast: 2 },
      financebenchNdcg: { atLeast: 0.25 },
      financebenchPageAmongTen: { atLeast: 0.45 },
    });
    return { figures, targets };
  } finally {
    await library.close();
  }
};
