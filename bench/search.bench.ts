import { sql } from 'drizzle-orm';
import { passagesFor } from '#server/search/passages-for.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { openContentLibrary, type ContentLibrary, type LibraryItem } from '#tests/support/content-library.ts';
import type { Benchmark, BenchmarkResult } from './benchmark.ts';
import { createRandom } from './fuzz/fuzz-input.ts';
import { passagesOfItem, queriesOf, readWords, writeItem } from './scale/passages.ts';

const asked = 200;
const organizations = 100;

async function grow(
  library: ContentLibrary,
  ctx: TenantContext,
  from: number,
  to: number,
  write: () => LibraryItem,
): Promise<void> {
  for (let at = from; at < to; at += passagesOfItem) await library.learn(ctx, [write()]);
}

/** Creates a column and index of PostgreSQL's own search over the same rows. */
async function makeGin({ database }: ContentLibrary): Promise<void> {
  await database.db.execute(
    sql`create table gin_passages as select organization_id, place, to_tsvector('english', text) as words from content_passages`,
  );
  await database.db.execute(sql`create index gin_words on gin_passages using gin (words)`);
  await database.db.execute(sql`create index gin_organization on gin_passages (organization_id)`);
  await database.db.execute(sql`analyze gin_passages`);
}

async function time(
  queries: readonly string[],
  ask: (query: string) => Promise<unknown>,
): Promise<{ p50: number; p95: number }> {
  for (const query of queries.slice(0, 20)) await ask(query);
  const taken: number[] = [];
  for (const query of queries) {
    const began = performance.now();
    await ask(query);
    taken.push(performance.now() - began);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number): number => Number((taken[Math.floor((taken.length - 1) * share)] ?? 0).toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
}

/** OR queries of three to eight words: `passagesFor` beside GIN with ts_rank_cd on the same rows. */
export const run: Benchmark = async (data) => {
  const words = readWords(data);
  const random = createRandom(42);
  const queries = queriesOf(words, asked, random);
  const library = await openContentLibrary();
  const figures: BenchmarkResult['figures'] = {};
  const targets: BenchmarkResult['targets'] = {};
  const record = (name: string, { p50, p95 }: { p50: number; p95: number }) =>
    Object.assign(figures, { [`${name}P50Ms`]: p50, [`${name}P95Ms`]: p95 });
  const write = () => writeItem(words, random);
  try {
    const ctx = await library.found();
    let size = 0;
    for (const passages of [1_000, 10_000, 100_000]) {
      await grow(library, ctx, size, passages, write);
      size = passages;
      await library.database.db.execute(sql`vacuum analyze content_terms`);
      record(`own${passages}`, await time(queries, (query) => passagesFor(ctx, query)));
    }
    await makeGin(library);
    const gin = await time(queries, (query) =>
      library.database.db.execute(sql`
      select place, ts_rank_cd(words, q) as rank from gin_passages, to_tsquery('english', replace(plainto_tsquery('english', ${query})::text, '&', '|')) q
      where organization_id = ${ctx.organizationId} and words @@ q order by rank desc limit 50`),
    );
    record('gin100000', gin);
    const many = await Promise.all(Array.from({ length: organizations }, () => library.found()));
    for (const each of many) await grow(library, each, 0, 1_000, write);
    let turn = 0;
    record(
      'ownOf100Organizations',
      await time(queries, (query) => passagesFor(many[(turn += 1) % organizations] ?? ctx, query)),
    );
    Object.assign(targets, {
      own1000P95Ms: { atMost: 5 },
      own100000P95Ms: { atMost: Number((gin.p95 / 3).toFixed(1)) },
    });
    return { figures, targets };
  } finally {
    await library.close();
  }
};
