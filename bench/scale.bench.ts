import { randomUUID } from 'node:crypto';
import { saveCapture } from '#contract/capture.ts';
import { createSession, readSession } from '#contract/discovery.ts';
import { listPreps, prepSubjectSchema } from '#contract/prep.ts';
import { searchEverything } from '#contract/search.ts';
import { addLines } from '#contract/session-lines.ts';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import { openEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { openDatabase, type Database } from '#server/db/open-database.ts';
import { prepSessions } from '#server/db/schema/prep.ts';
import type { Services } from '#server/platform/context.ts';
import { contentLibraryOn } from '#tests/support/content-library.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { databaseOf, serverOf } from '#tests/support/server-process.ts';
import { isWanted, type Benchmark, type BenchmarkResult, type Parts } from './benchmark.ts';
import { createRandom } from './fuzz/fuzz-input.ts';
import { givenCalls } from './given-calls.ts';
import { treeMegabytes } from './memory.ts';
import { cloneOrganization } from './scale/clone-organization.ts';
import { openStreams } from './scale/event-streams.ts';
import { passagesOfItem, queriesOf, readWords, writeItem } from './scale/passages.ts';
import { pauseMs, playCall } from './scale/play-call.ts';

const steps = {
  whole: {
    organizations: [10, 100, 1000],
    own: [10_000, 100_000, 1_000_000],
    streams: [10, 100, 500, 1000, 2000],
    calls: [1, 10, 25, 50],
  },
  short: { organizations: [10], own: [2_000], streams: [10, 100], calls: [1] },
};
/** Rows per organization. */
const size = { preps: 100, passages: 1000 };
const callSeconds = { whole: 240, short: 60 };
const speed = 4;
const rounds = 10;
/** Rate limits off; each person has their own address. */
const unlimited = { TRUST_PROXY: '1', RATE_LIMIT_USER: '0', RATE_LIMIT_ORGANIZATION: '0', RATE_LIMIT_ADDRESS: '0' };

const share = (values: readonly number[], part: number): number =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN) * 10) / 10;

interface Bench {
  product: Product;
  folder: string;
  database: Database;
  rep: TestPerson;
  figures: BenchmarkResult['figures'];
}

async function timed(call: () => Promise<{ status: number }>): Promise<number> {
  const began = performance.now();
  const { status } = await call();
  if (status !== 200) throw new Error(`a call was answered ${status}`);
  return performance.now() - began;
}

/** Measures list and search times without other load. */
async function readAlone({ rep, figures }: Bench, name: string, queries: readonly string[]): Promise<void> {
  const [lists, searches]: number[][] = [[], []];
  for (const query of queries) {
    lists?.push(await timed(() => rep.call(listPreps, {})));
    searches?.push(await timed(() => rep.call(searchEverything, { query })));
  }
  for (const [what, values] of [
    ['list', lists],
    ['search', searches],
  ] as const) {
    figures[`${name}: ${what} p50 ms`] = share(values ?? [], 0.5);
    figures[`${name}: ${what} p99 ms`] = share(values ?? [], 0.99);
    // The benchmark runs long, so it prints results as they come.
    process.stderr.write(`${name}: ${what} ${share(values ?? [], 0.5)} / ${share(values ?? [], 0.99)} ms\n`);
  }
}

async function measureSizes(bench: Bench, data: string | null, parts: Parts): Promise<void> {
  const { database, rep, figures } = bench;
  const wanted = parts.short ? steps.short : steps.whole;
  const random = createRandom(11);
  const words = readWords(data);
  const queries = queriesOf(words, 60, random).map((query) => query.slice(0, 200));
  const services = { database, analyst: builtInAnalyst, embeddings: null, model: null } as Services;
  const library = contentLibraryOn(database);
  const { organizationId, userId } = rep;
  const ctx = { services, organizationId, userId, role: 'org:admin' as const, requestId: '', log: undefined as never };
  const learn = async (passages: number) => {
    for (let at = 0; at < passages; at += passagesOfItem) await library.learn(ctx, [writeItem(words, random)]);
  };
  await database.tenant(organizationId, (db) =>
    db.insert(prepSessions).values(
      Array.from({ length: size.preps }, (_, at) => ({
        organizationId,
        id: randomUUID(),
        userId,
        ...prepSubjectSchema.parse({ firstName: 'Ada', lastName: `Byron ${at}`, companyName: `Company ${at}` }),
        status: 'ready' as const,
      })),
    ),
  );
  await learn(size.passages);
  await readAlone(bench, '1 organization, 1000 passages', queries);
  let cloned = 0;
  for (const organizations of wanted.organizations) {
    await cloneOrganization(database, organizationId, { from: cloned + 1, to: organizations - 1 });
    cloned = organizations - 1;
    await readAlone(bench, `${organizations} organizations, ${organizations * size.passages} passages in all`, queries);
  }
  let own = size.passages;
  for (const passages of wanted.own) {
    if (passages === 1_000_000 && !isWanted(parts, 'million')) continue;
    const began = performance.now();
    await learn(passages - own);
    figures[`passages indexed a second up to ${passages}`] = Math.round(
      ((passages - own) * 1000) / (performance.now() - began),
    );
    own = passages;
    await readAlone(bench, `${passages} passages of one's own`, queries);
  }
  figures['database MB after that'] = treeMegabytes(databaseOf(bench.folder));
}

async function measureStreams(bench: Bench, short: boolean): Promise<void> {
  const { product, rep, figures } = bench;
  const headers = { authorization: `Bearer ${rep.token}` };
  const sessions: string[] = [];
  // As many as an organization without a plan may have; half of the streams read each.
  for (let at = 0; at < 2; at += 1) sessions.push((await rep.call(createSession, {})).body.data?.sessionId ?? '');
  const pid = await serverOf(product);
  figures['server MB before any stream'] = treeMegabytes(pid);
  for (const streams of (short ? steps.short : steps.whole).streams) {
    const open = await openStreams(
      Array.from({ length: streams }, (_, at) => ({
        url: `${product.address}${readSession.path}?sessionId=${sessions[at % sessions.length]}`,
        headers,
      })),
    );
    await pauseMs(2000);
    const told: number[] = [];
    const lists: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const sessionId = sessions[round % sessions.length] ?? '';
      open.forget();
      const began = performance.now();
      const line = { id: randomUUID(), kind: 'note' as const, atMs: 1000, text: 'They lose slips in the yard' };
      await timed(() => rep.call(addLines, { sessionId, lines: [line] }));
      lists.push(await timed(() => rep.call(listPreps, {})));
      const wanted = streams / sessions.length;
      while (open.arrivals().length < wanted && performance.now() - began < 15_000) await pauseMs(5);
      if (open.arrivals().length < wanted) throw new Error(`${open.arrivals().length} of ${wanted} streams were told`);
      told.push(...open.arrivals().map((at) => at - began));
    }
    figures[`${streams} streams: line told p50 ms`] = share(told, 0.5);
    figures[`${streams} streams: line told p99 ms`] = share(told, 0.99);
    figures[`${streams} streams: list p99 ms`] = share(lists, 0.99);
    figures[`${streams} streams: server MB`] = treeMegabytes(pid);
    await open.close();
    await pauseMs(1000);
  }
}

async function measureCalls({ product, figures }: Bench, data: string, short: boolean): Promise<void> {
  const given = givenCalls(data);
  const reps: TestPerson[] = [];
  for (const calls of (short ? steps.short : steps.whole).calls) {
    while (reps.length < calls) {
      const rep = await signUp(product);
      await rep.call(saveCapture, { consent: 'notify', browserRecognition: true, vocabulary: [], keepDays: null });
      reps.push(rep);
    }
    const lists: number[] = [];
    const state = { live: true };
    const beside = (async () => {
      while (state.live) {
        lists.push(await timed(async () => (await reps[0]?.call(listPreps, {})) ?? { status: 0 }));
        await pauseMs(200);
      }
    })();
    const until = short ? callSeconds.short : callSeconds.whole;
    const played = await Promise.all(
      reps.map((rep, at) => playCall(rep, given[at % given.length]?.lines ?? [], { until, speed })),
    );
    state.live = false;
    await beside;
    figures[`${calls} calls live: line stored p50 ms`] = share(played.flat(), 0.5);
    figures[`${calls} calls live: line stored p99 ms`] = share(played.flat(), 0.99);
    figures[`${calls} calls live: list p99 ms`] = share(lists, 0.99);
    process.stderr.write(
      `${calls} calls live: line stored p99 ${share(played.flat(), 0.99)} ms, list ${share(lists, 0.99)} ms\n`,
    );
    // The same people start another call in the next round.
    reps.splice(0);
  }
}

/**
 * The limits of one machine: reads with ever more organizations and passages, open streams, and live calls.
 * Calls need --data; `--except million` skips one organization with a million passages.
 */
export const run: Benchmark = async (data, parts) => {
  const { short } = parts;
  const folder = temporaryFolder('scale');
  const product = await startProduct(folder.path, unlimited, { demo: false });
  const postgres = await openEmbeddedPostgres(folder.path);
  const database = openDatabase(postgres.url);
  const figures: BenchmarkResult['figures'] = {};
  try {
    const bench = { product, folder: folder.path, database, rep: await signUp(product), figures };
    await measureStreams(bench, short);
    process.stderr.write(`${JSON.stringify(figures)}\n`);
    if (data !== null) await measureCalls(bench, data, short);
    await measureSizes(bench, data, parts);
    return { figures, targets: {} };
  } finally {
    await database.close();
    await postgres.close();
    await product.stop();
    folder.remove();
  }
};
