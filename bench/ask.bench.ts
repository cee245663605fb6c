import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answerConfidence, answerThreshold } from '#server/agents/answerer/answer-confidence.ts';
import { passagesFor } from '#server/search/passages-for.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { openContentLibrary } from '#tests/support/content-library.ts';
import type { Benchmark, BenchmarkResult } from './benchmark.ts';
import { ownCollection, readCollection, readReports, type Collection } from './collections.ts';

/** So many passages are asked for that enough are left once those of the documents taken away are left out. */
const asked = 1000;
const looked = 10;
const offTopic = 35;

interface Shelf {
  name: string;
  collection: Collection;
  ctx: TenantContext;
  ids: ReadonlyMap<string, number>;
}

async function confidence(
  { collection, ctx, ids }: Shelf,
  question: string,
  isGone: (name: string) => boolean,
): Promise<number> {
  const { passages, terms, total } = await passagesFor(ctx, question.slice(0, 1000), {}, asked);
  const left = passages
    .filter(({ contentId, page }) => !isGone(collection.nameOf(ids.get(contentId) ?? -1, page)))
    .slice(0, looked);
  return answerConfidence(
    terms,
    left.map(({ text }) => text),
    total,
  );
}

const share = (values: readonly number[], is: (value: number) => boolean): number =>
  values.length === 0 ? 0 : values.filter(is).length / values.length;

/** Where as many that have an answer would be refused as of those without one be answered. */
function equalError(own: readonly number[], gone: readonly number[]): number {
  const off = (at: number): number => Math.abs(share(own, (value) => value >= at) - share(gone, (value) => value < at));
  return [...own, ...gone].reduce((best, at) => (off(at) < off(best) ? at : best), 0);
}

/**
 * How the measure that tells 'not in your content' stands on questions of which it is known: asked as they are, asked
 * once what answers them is taken away (of reports the whole report), and asked of another collection.
 */
export const run: Benchmark = async (data) => {
  const folder = data === null ? null : join(data, 'retrieval');
  const library = await openContentLibrary();
  const figures: BenchmarkResult['figures'] = { threshold: answerThreshold };
  const rounded = (value: number): number => Number(value.toFixed(3));
  try {
    const given = folder !== null && existsSync(folder);
    const collections: [string, Collection][] = given
      ? [
          ...['cranfield', 'med', 'adi'].map((name): [string, Collection] => [
            name,
            readCollection(join(folder, name)),
          ]),
          ['financebench', await readReports(join(folder, 'financebench'))],
        ]
      : [['demo', ownCollection()]];
    const shelves: Shelf[] = [];
    for (const [name, collection] of collections) {
      const ctx = await library.found();
      shelves.push({
        name,
        collection,
        ctx,
        ids: new Map((await library.learn(ctx, collection.items)).map((id, at) => [id, at])),
      });
    }
    for (const shelf of shelves) {
      const { queries, judged } = shelf.collection;
      const [own, gone, off]: number[][] = [[], [], []];
      for (const { id, text } of queries) {
        const right = [...(judged.get(id) ?? [])]
          .filter(([, grade]) => grade > 0)
          .map(([name]) => name.replace(/#p\d+$/u, ''));
        if (right.length === 0) continue;
        own?.push(await confidence(shelf, text, () => false));
        gone?.push(await confidence(shelf, text, (name) => right.includes(name.replace(/#p\d+$/u, ''))));
      }
      for (const other of shelves) {
        if (other !== shelf)
          for (const { text } of other.collection.queries.slice(0, offTopic))
            off?.push(await confidence(shelf, text, () => false));
      }
      Object.assign(figures, {
        [`${shelf.name}Answered`]: rounded(share(own ?? [], (value) => value >= answerThreshold)),
        [`${shelf.name}RefusedWithoutAnswer`]: rounded(share(gone ?? [], (value) => value < answerThreshold)),
        ...(given
          ? { [`${shelf.name}RefusedOffTopic`]: rounded(share(off ?? [], (value) => value < answerThreshold)) }
          : {}),
        [`${shelf.name}EqualErrorAt`]: rounded(equalError(own ?? [], gone ?? [])),
      });
    }
    return { figures, targets: {} };
  } finally {
    await library.close();
  }
};
