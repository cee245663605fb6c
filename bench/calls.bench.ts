import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { createSession, listSessions, readSession } from '#contract/discovery.ts';
import { listPreps, readPrep, startPrep } from '#contract/prep.ts';
import { createSolution } from '#contract/solutions.ts';
import { openEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { callServer } from '#tests/support/people.ts';
import { startProduct, temporaryFolder, type Product } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';
import { isWanted, median, type Benchmark, type BenchmarkResult } from './benchmark.ts';
import { statedCalls } from './calls/stated-calls.ts';

const rows = 100;
const runs = 5;
const secondsOfRun = 2;
const connections = [1, 16, 64];
const connectionsOfTable = 4;
const load = join(import.meta.dirname, 'calls', 'load.ts');

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}
/** One side of the comparison: URL, headers and, for writes, the body. */
interface Side {
  url: string;
  method: 'GET' | 'POST' | 'PATCH';
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
  const order = { ...side, connections: at, seconds };
  const { stdout } = await promisify(execFile)(process.execPath, [load, JSON.stringify(order)]);
  return JSON.parse(stdout) as Load;
}

/** Creates a real brief of the demo company, a session started from it, and copies of both. */
async function fill(product: Product, sql: postgres.Sql) {
  const { headers, organizationId } = await enterByDemoLink(product);
  const company = 'https://www.fernhollow.example';
  const { body } = await callServer(product, startPrep, { firstName: 'Rhys', lastName: 'Tolland', company }, headers);
  const prepId = body.prepMeetingId;
  await until(async () =>
    (await callServer(product, readPrep, { prospectId: prepId }, headers)).body.prepSession.isPrepping ? null : true,
  );
  const made = await callServer(
    product,
    createSession,
    {
      prepMeetingId: prepId,
      ...{ barriers: ['Every order is typed twice.', 'Nobody sees what is late.'], vision: 'One list for all depots.' },
      ...{ financialImpact: 'Two people, three days a week.', targetDate: '2027-03-01' },
    },
    headers,
  );
  const sessionId = made.body.data?.sessionId ?? '';
  await copyRows(sql, { table: 'prep_sessions', id: prepId });
  await copyRows(sql, { table: 'discovery_sessions', id: sessionId });
  return { headers, organizationId, prepId, sessionId };
}

/** Copies a row until its organization has `rows` of its table. */
async function copyRows(
  sql: postgres.Sql,
  { table, id }: { table: 'prep_sessions' | 'discovery_sessions'; id: string },
): Promise<void> {
  const [columns] = await sql<{ names: string }[]>`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = ${table} and column_name not in ('id', 'request_id')`;
  const [counted] = await sql<{ count: number }[]>`
    select count(*)::int as count from ${sql(table)}
    where organization_id = (select organization_id from ${sql(table)} where id = ${id})`;
  for (let have = counted?.count ?? 0; have < rows; have += 1)
    await sql.unsafe(
      `insert into ${table} (id, ${columns?.names}) select $1, ${columns?.names} from ${table} where id = $2`,
      [randomUUID(), id],
    );
}

function startBare(
  url: string,
  organizationId: string,
  { prepId, sessionId }: { prepId: string; sessionId: string },
): Promise<{ address: string; child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'calls', 'bare-server.ts'), url, organizationId, prepId, sessionId],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)));
    child.stdout.once('data', (line: Buffer) => resolve({ address: line.toString().trim(), child }));
  });
}

/**
 * Requests per second and milliseconds of five calls, beside a bare `pg` handler on the same rows; medians of
 * alternating runs, `ratio` is ours over bare. Then p50 and p99 of each repeatable call of section 7, at 4 connections.
 * Both servers, PostgreSQL and the load share this machine.
 */
export const run: Benchmark = async (_data, parts) => {
  const folder = temporaryFolder('calls');
  const product = await startProduct(folder.path);
  const cluster = await openEmbeddedPostgres(folder.path);
  const sql = postgres(cluster.url, { max: 1, onnotice: () => {} });
  const figures: BenchmarkResult['figures'] = {};
  const targets: BenchmarkResult['targets'] = {};
  let bare: ChildProcess | null = null;
  try {
    const { headers, organizationId, prepId, sessionId } = await fill(product, sql);
    const server = await startBare(cluster.url, organizationId, { prepId, sessionId });
    bare = server.child;
    const body = JSON.stringify({ name: 'Solution [<id>]', description: 'What it does.', clientId: organizationId });
    const json = { 'content-type': 'application/json' };
    const read = (url: string, given: Record<string, string>): Side => ({
      url,
      method: 'GET',
      headers: given,
      body: null,
    });
    const all: Call[] = [
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
        ours: { url: product.address + createSolution.path, method: 'POST', headers: { ...headers, ...json }, body },
        bare: { url: server.address, method: 'POST', headers: json, body },
      },
      {
        name: 'sessions',
        target: 1.2,
        ours: read(product.address + listSessions.path, headers),
        bare: read(`${server.address}/sessions`, {}),
      },
      {
        name: 'session',
        target: 1,
        ours: read(`${product.address}${readSession.path}?sessionId=${sessionId}`, headers),
        bare: read(`${server.address}/session`, {}),
      },
    ];
    const calls = all.filter(({ name }) => isWanted(parts, name));
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
    const stated = await statedCalls(product, headers, { organizationId, prepId, sessionId });
    for (const call of stated.filter(({ name }) => isWanted(parts, name))) {
      const { p50, p99 } = await runLoad(
        {
          url: product.address + call.path,
          method: call.method,
          headers: call.body === undefined ? headers : { ...headers, ...json },
          body: call.body === undefined ? null : JSON.stringify(call.body),
        },
        connectionsOfTable,
        1,
      );
      figures[`${call.method} ${call.name}`] = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
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
