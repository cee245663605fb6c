import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { listPreps, readPrep, startPrep } from '#contract/prep.ts';
import { createSolution } from '#contract/solutions.ts';
import { openEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';
import { median, type Benchmark, type BenchmarkResult } from './benchmark.ts';

const rows = 100;
const runs = 5;
const secondsOfRun = 2;
const connections = [1, 16, 64];
const load = join(import.meta.dirname, 'load.ts');

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}
/** One side of the comparison: URL, headers and, for writes, the body. */
interface Side {
  url: string;
  headers: Record<string, string>;
  body: string | null;
}
interface Call {
  name: string;
  target: number;
  ours: Side;
  bare: Side;
}

/** Runs the load in its own process; throws if a response isn't 200. */
async function runLoad(side: Side, at: number, seconds = secondsOfRun): Promise<Load> {
  const order = { ...side, method: side.body === null ? 'GET' : 'POST', connections: at, seconds };
  const { stdout } = await promisify(execFile)(process.execPath, [load, JSON.stringify(order)]);
  return JSON.parse(stdout) as Load;
}

/** Creates a real brief of the demo company and copies of it. */
async function fill(product: Product, sql: postgres.Sql) {
  const { headers, organizationId } = await enterByDemoLink(product);
  const company = 'https://www.fernhollow.example';
  const { body } = await callServer(product, startPrep, { firstName: 'Rhys', lastName: 'Tolland', company }, headers);
  const prepId = body.prepMeetingId;
  await until(async () =>
    (await callServer(product, readPrep, { prospectId: prepId }, headers)).body.prepSession.isPrepping ? null : true,
  );
  const [columns] = await sql<{ names: string }[]>`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'prep_sessions' and column_name not in ('id', 'request_id')`;
  const count = async () => (await callServer(product, listPreps, {}, headers)).body.prepSessions.length;
  for (let have = await count(); have < rows; have += 1)
    await sql.unsafe(
      `insert into prep_sessions (id, ${columns?.names}) select $1, ${columns?.names} from prep_sessions where id = $2`,
      [randomUUID(), prepId],
    );
  return { headers, organizationId, prepId };
}

function startBare(
  url: string,
  organizationId: string,
  prepId: string,
): Promise<{ address: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), url, organizationId, prepId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
    child.stdout.once('data', (line: Buffer) => resolve({ address: line.toString().trim(), child }));
  });
}

/**
 * Requests per second and milliseconds of three calls, beside a bare `pg` handler on the same rows; medians of
 * alternating runs, `ratio` is ours over bare.
 * Both servers, PostgreSQL and the load share this machine.
 */
export const run: Benchmark = async () => {
  const folder = temporaryFolder('calls');
  const product = await startProduct(folder.path);
  const cluster = await openEmbeddedPostgres(folder.path);
  const sql = postgres(cluster.url, { max: 1, onnotice: () => {} });
  const figures: BenchmarkResult['figures'] = {};
  const targets: BenchmarkResult['targets'] = {};
  let bare: ChildProcess | null = null;
  try {
    const { headers, organizationId, prepId } = await fill(product, sql);
    const server = await startBare(cluster.url, organizationId, prepId);
    bare = server.child;
    const body = JSON.stringify({ name: 'Solution [<id>]', description: 'What it does.', clientId: organizationId });
    const json = { 'content-type': 'application/json' };
    const read = (url: string, given: Record<string, string>): Side => ({ url, headers: given, body: null });
    const calls: Call[] = [
      {
        name: 'list',
        target: 1.2,
        ours: read(product.address + listPreps.path, headers),
        bare: read(`${server.address}/list`, {}),
      },
      {
        name: 'one',
        target: 1,
        ours: read(`${product.address}${readPrep.path}?prospectId=${prepId}`, headers),
        bare: read(`${server.address}/one`, {}),
      },
      {
        name: 'create',
        target: 0.9,
        ours: { url: product.address + createSolution.path, headers: { ...headers, ...json }, body },
        bare: { url: server.address, headers: json, body },
      },
    ];
    for (const call of calls) for (const side of [call.ours, call.bare]) await runLoad(side, 16, 1);
    for (const { name, target, ours, bare: peer } of calls)
      for (const at of connections) {
        const pairs: [Load, Load][] = [];
        for (let turn = 0; turn < runs; turn += 1) pairs.push([await runLoad(ours, at), await runLoad(peer, at)]);
        const of = (read: (pair: [Load, Load]) => number): number => Number(median(pairs.map(read)).toFixed(2));
        const key = `${name}${at}`;
        figures[`${key}PerSecond`] = of(([mine]) => mine.perSecond);
        figures[`${key}BarePerSecond`] = of(([, theirs]) => theirs.perSecond);
        figures[`${key}Ratio`] = of(([mine, theirs]) => mine.perSecond / theirs.perSecond);
        figures[`${key}P50Ms`] = of(([mine]) => mine.p50);
        figures[`${key}P99Ms`] = of(([mine]) => mine.p99);
        if (at === 16) targets[`${key}Ratio`] = { atLeast: target };
        await sql`delete from solutions where name like 'Solution %'`;
      }
    return { figures, targets };
  } finally {
    bare?.kill();
    await sql.end();
    await product.stop();
    await cluster.close();
    folder.remove();
  }
};
