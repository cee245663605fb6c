import { randomInt } from 'node:crypto';
import { processDocument } from '#contract/content.ts';
import { readHealth } from '#contract/health.ts';
import { listDocuments, readContentRecord } from '#contract/records-content.ts';
import { createSolution, getSolutions } from '#contract/solutions.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { databaseOf, readyAgain, serverOf, times } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';
import { median, type Benchmark } from './benchmark.ts';

const kills = { server: 30, database: 10 };
/**
 * `npm start` restarts a server this often within ten minutes; after that the benchmark starts it again, as a person
 * would.
 */
const startsAgain = 5;
/** Documents respond once read, solutions as soon as their row exists. */
const writers = ['document', 'document', 'solution', 'solution'] as const;
const solutionPauseMs = 50;

/** A small generator whose seed reproduces its numbers. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

function shuffled<T>(values: T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/** The pid file is missing for a moment between two starts. */
function runningDatabase(dataDir: string): number {
  try {
    return databaseOf(dataDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

/**
 * Kills server and PostgreSQL at random with SIGKILL under `npm start` during writes; everything acknowledged must
 * exist.
 */
export const run: Benchmark = async () => {
  const seed = Number(process.env['KILLS_SEED'] ?? randomInt(2 ** 31));
  const random = randomFrom(seed);
  process.stderr.write(`seed ${seed}\n`);
  const folder = temporaryFolder('kills');
  const start = (): Promise<Product> => startProduct(folder.path, {}, { demo: true, way: 'npm start' });
  let product = await start();
  let starts = 1;
  let session = await enterByDemoLink(product);
  const acknowledged: string[] = [];
  const acknowledgedSolutions: string[] = [];
  const statuses = new Map<string, number>();
  const count = (status: string): unknown => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const ended = new AbortController();
  let made = 0;

  const writeDocument = async (): Promise<void> => {
    made += 1;
    const name = `kill-${made}.txt`;
    const { organizationId, headers } = session;
    const file = textFile(name, `Depot${made}x opens at six. `.repeat(20));
    const sent = batch({ organizationId, userId: 'rep' }, [file]);
    const { status, body } = await callServer(product, processDocument, sent, headers);
    count(`document ${status}`);
    if (status === 200 && body.documents[0]?.DocumentId !== '') acknowledged.push(name);
  };
  const writeSolution = async (): Promise<void> => {
    made += 1;
    const name = `kill-${made}`;
    const sent = { name, description: name, clientId: session.organizationId };
    const { status } = await callServer(product, createSolution, sent, session.headers);
    count(`solution ${status}`);
    if (status === 200) acknowledgedSolutions.push(name);
    await new Promise((resolve) => setTimeout(resolve, solutionPauseMs));
  };
  const write = async (what: (typeof writers)[number]): Promise<void> => {
    try {
      await (what === 'document' ? writeDocument() : writeSolution());
    } catch (error) {
      // The server died during this call, which was therefore not acknowledged.
      count(error instanceof TypeError ? 'broken off' : String(error));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const writing = writers.map(async (what) => {
    while (!ended.signal.aborted) await write(what);
  });

  const healthy = (): Promise<true> =>
    until(async () => {
      const health = await callServer(product, readHealth, {}).catch(() => null);
      return health?.status === 200 ? true : null;
    });
  const backMs = { server: [] as number[], database: [] as number[] };
  const order = shuffled(
    [
      ...Array.from({ length: kills.server }, () => 'server' as const),
      ...Array.from({ length: kills.database }, () => 'database' as const),
    ],
    random,
  );
  for (const [at, victim] of order.entries()) {
    await new Promise((resolve) => setTimeout(resolve, 200 + random() * 1_800));
    const began = performance.now();
    if (victim === 'database') {
      const before = databaseOf(folder.path);
      process.kill(before, 'SIGKILL');
      await until(async () => ([0, before].includes(runningDatabase(folder.path)) ? null : true));
      await healthy();
    } else {
      process.kill(await serverOf(product), 'SIGKILL');
      if (starts > startsAgain) {
        await product.ended;
        product = await start();
        starts = 1;
      } else {
        starts += 1;
        product = await readyAgain(product, starts);
      }
      session = await enterByDemoLink(product);
    }
    backMs[victim].push(performance.now() - began);
    process.stderr.write(
      `${at + 1}/${order.length} ${victim}: back after ${Math.round(performance.now() - began)} ms, ${acknowledged.length} documents and ${acknowledgedSolutions.length} solutions acknowledged\n`,
    );
  }
  ended.abort();
  await Promise.all(writing);
  const items = await until(async () => {
    const { body } = await callServer(product, listDocuments, {}, session.headers);
    const all = body.documents.map(readContentRecord).filter(({ name }) => name.startsWith('kill-'));
    return all.some(({ status }) => status === 'processing') ? null : all;
  }, 120_000);
  const present = new Map(items.map(({ name, status }) => [name, status]));
  const { solutions } = (await callServer(product, getSolutions, {}, session.headers)).body;
  const kept = new Set(solutions.map(({ fields }) => fields['Solution Name']));
  const lost =
    acknowledged.filter((name) => !present.has(name)).length +
    acknowledgedSolutions.filter((name) => !kept.has(name)).length;
  const unread = acknowledged.filter((name) => present.get(name) === 'failed').length;
  const doubled = items.length - present.size;
  const errors = times(product.output.errors, /"level":50/);
  await product.stop();
  folder.remove();
  return {
    figures: {
      seed,
      serverKills: kills.server,
      databaseKills: kills.database,
      acknowledgedDocuments: acknowledged.length,
      acknowledgedSolutions: acknowledgedSolutions.length,
      lost,
      doubled,
      setAsideOrFailed: unread,
      answers: JSON.stringify(Object.fromEntries(statuses)),
      serverBackMs: Math.round(median(backMs.server)),
      databaseBackMs: Math.round(median(backMs.database)),
      databaseBackMostMs: Math.round(Math.max(...backMs.database)),
      errorLinesSinceLastStart: errors,
    },
    targets: { lost: { atMost: 0 }, doubled: { atMost: 0 }, databaseBackMostMs: { atMost: 5_000 } },
  };
};
