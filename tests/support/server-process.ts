import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '#server/db/cluster-holders.ts';
import type { Product } from './product.ts';
import { until } from './until.ts';

/** Process ids of the servers that use the data folder now. */
export function serversOf(dataDir: string): number[] {
  const folder = join(dataDir, 'holders');
  return existsSync(folder) ? readdirSync(folder).map(Number).filter(isAlive) : [];
}

/** The one server behind `npm start`. */
export function serverOf({ dataDir }: Product): Promise<number> {
  return until(async () => serversOf(dataDir)[0] ?? null);
}

/** Process id of the PostgreSQL of a data folder, wherever it keeps its files. */
export function databaseOf(dataDir: string): number {
  const { folder } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as { folder: string };
  return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** How often a line was printed. */
export function times(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, 'gm'))].length;
}

/** Waits until the product printed `Ready:` (and, with `demo`, `Demo:`) that often; returns it with its newest addresses. */
export async function readyAgain(product: Product, count: number, demo = true): Promise<Product> {
  return until(async () => {
    const ready = [...product.output.text.matchAll(/^Ready: (\S+)$/gm)];
    const links = [...product.output.text.matchAll(/^Demo: (\S+)$/gm)];
    if (ready.length < count || (demo && links.length < count)) return null;
    return { ...product, address: ready.at(-1)?.[1] ?? '', demoLink: links.at(-1)?.[1] ?? '' };
  }, 60_000);
}

/** Settings with which SIGUSR2 plants an error that nothing catches into the server. */
export function plantedError(kind: 'exception' | 'rejection'): Record<string, string> {
  const fault =
    kind === 'exception'
      ? 'setImmediate(()=>{throw new Error("planted")})'
      : 'void Promise.reject(new Error("planted"))';
  const module = `process.on("SIGUSR2",()=>{${fault}})`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` };
}
