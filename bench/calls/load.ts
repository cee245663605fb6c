// Calls one URL over a number of connections for a number of seconds, for bench/calls.bench.ts; prints the
// measurements. `node bench/calls/load.ts '{"url","method","headers","body","connections","seconds"}'`; '[<id>]' in the
// body is unique per call.
import { randomUUID } from 'node:crypto';
import { Pool, type Dispatcher } from 'undici';

interface Order {
  url: string;
  method: Dispatcher.HttpMethod;
  headers: Record<string, string>;
  body: string | null;
  connections: number;
  seconds: number;
}

const order = JSON.parse(process.argv[2] ?? '') as Order;
const { origin, pathname, search } = new URL(order.url);
const pool = new Pool(origin, { connections: order.connections, pipelining: 1 });
const taken: number[] = [];
const began = performance.now();
const end = began + order.seconds * 1000;

async function ask(): Promise<void> {
  const at = performance.now();
  const { statusCode, body } = await pool.request({
    path: pathname + search,
    method: order.method,
    headers: order.headers,
    body: order.body?.replace('[<id>]', randomUUID()) ?? null,
  });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${order.url} answered ${statusCode}: ${text.slice(0, 200)}`);
  taken.push(performance.now() - at);
}

const caller = async (): Promise<void> => {
  while (performance.now() < end) await ask();
};
await Promise.all(Array.from({ length: order.connections }, caller));
const seconds = (performance.now() - began) / 1000;
await pool.close();
taken.sort((a, b) => a - b);
const at = (share: number): number => taken[Math.floor((taken.length - 1) * share)] ?? Number.NaN;
process.stdout.write(JSON.stringify({ perSecond: taken.length / seconds, p50: at(0.5), p99: at(0.99) }));
