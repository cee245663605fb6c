import { Pool, type Dispatcher } from 'undici';
import type { Endpoint } from '#contract/endpoint.ts';
import { readSession } from '#contract/identity.ts';
import { routes } from '#server/app.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { startProduct, temporaryFolder } from '#tests/support/product.ts';
import type { Benchmark, BenchmarkResult } from './benchmark.ts';
import { createRandom, hostileInput } from './fuzz/fuzz-input.ts';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 100_000);
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
const atOnce = 16;
/** Skipped, because they end the sign-in that the others need, or wait for something that never comes. */
const spared = /sign-ins|meeting-prepper|\/prep-stream/u;

interface Shot {
  path: string;
  method: Dispatcher.HttpMethod;
  body: string | null;
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function aim(endpoint: Endpoint, known: Record<string, string>, random: () => number): Shot {
  const rest = new Map(Object.entries(hostileInput(endpoint.input, known, random)));
  const path = endpoint.path.replace(/:(\w+)/gu, (_, name: string) => {
    const value = rest.get(name) ?? '-';
    rest.delete(name);
    return encodeURIComponent(textOf(value).toWellFormed().slice(0, 2_000)) || '-';
  });
  const method = endpoint.method as Dispatcher.HttpMethod;
  if (method === 'GET') {
    const query = new URLSearchParams([...rest].map(([name, value]) => [name, textOf(value).slice(0, 4_000)]));
    return { path: `${path}?${query}`, method, body: null };
  }
  const body = JSON.stringify(Object.fromEntries(rest));
  const broken = random() < 0.02;
  return { path, method, body: broken ? body.slice(0, Math.floor(random() * body.length)) : body };
}

/** Seeded calls of every endpoint with unexpected inputs: no response may be 500, and the server must stay up. */
export const run: Benchmark = async () => {
  const folder = temporaryFolder('fuzz');
  const product = await startProduct(folder.path, { LOG_LEVEL: 'error' });
  const random = createRandom(seed);
  const statuses: Record<string, number> = {};
  const broken = new Map<string, { times: number; example: string }>();
  try {
    const demo = await enterByDemoLink(product);
    const known = {
      clientId: demo.organizationId,
      clerkOrgId: demo.organizationId,
      organizationId: demo.organizationId,
      clerkUserId: demo.userId,
      userId: demo.userId,
    };
    const targets = routes.map(({ endpoint }) => endpoint).filter(({ path }) => !spared.test(path));
    const pool = new Pool(product.address, { connections: atOnce, headersTimeout: 120_000 });
    const headers = { ...demo.headers, 'content-type': 'application/json' };
    let left = requests;
    const shoot = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const endpoint = targets[Math.floor(random() * targets.length)];
        if (endpoint === undefined) return;
        const shot = aim(endpoint, known, random);
        const { statusCode, body } = await pool.request({ ...shot, headers });
        const text = await body.text();
        statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
        if (statusCode !== 500) continue;
        const entry = broken.get(endpoint.path) ?? { times: 0, example: `${shot.path} ${shot.body ?? ''} ${text}` };
        broken.set(endpoint.path, { ...entry, times: entry.times + 1 });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, shoot));
    const alive = await pool.request({ path: readSession.path, method: 'GET', headers });
    await alive.body.dump();
    await pool.close();
    for (const [path, { times, example }] of broken)
      process.stderr.write(`${times} x 500 from ${path}: ${example.slice(0, 500)}\n`);
    const figures: BenchmarkResult['figures'] = {
      seed,
      requests,
      endpoints: targets.length,
      answers500: statuses['500'] ?? 0,
      aliveStatus: alive.statusCode,
      statuses: JSON.stringify(statuses),
    };
    return { figures, targets: { answers500: { atMost: 0 }, aliveStatus: { atMost: 200 } } };
  } finally {
    await product.stop();
    folder.remove();
  }
};
