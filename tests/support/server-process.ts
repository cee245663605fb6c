import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '#server/db/cluster-holders.ts';
import type { Product } from './product.ts';
import { until } from './until.ts';

/** Returns the process ids of servers using the data folder. */
export function serversOf(dataDir: string): number[] {
  const folder = join(dataDir, 'holders');
  return existsSync(folder) ? readdirSync(folder).map(Number).filter(isAlive) : [];
}

/** Returns the only server behind `npm start`. */
export function serverOf({ dataDir }: Product): Promise<number> {
  return until(async () => serversOf(dataDir)[0] ?? null);
}

/** Where a data folder's PostgreSQL writes its process id, wherever its files are. */
function pidFileOf(dataDir: string): string {
  const { folder } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as { folder: string };
  return join(folder, 'postmaster.pid');
}

/** Returns the process id of a data folder's PostgreSQL. */
export const databaseOf = (dataDir: string): number => Number(readFileSync(pidFileOf(dataDir), 'utf8').split('\n')[0]);

/** Returns whether another PostgreSQL has begun on a data folder; one that begins has no process id at first. */
export const hasNewDatabase = (dataDir: string, before: number): boolean =>
  existsSync(pidFileOf(dataDir)) && databaseOf(dataDir) !== before;

/** Counts the lines that match. */
export function times(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, 'gm'))].length;
}

/**
 * Waits until the product printed `Ready:` (and, with `demo`, `Demo:`) `count` times; returns it with its latest URLs.
 */
export async function readyAgain(product: Product, count: number, demo = true): Promise<Product> {
  return until(async () => {
    const ready = [...product.output.text.matchAll(/^Ready: (\S+)$/gm)];
    const links = [...product.output.text.matchAll(/^Demo: (\S+)$/gm)];
    if (ready.length < count || (demo && links.length < count)) return null;
    return { ...product, address: ready.at(-1)?.[1] ?? '', demoLink: links.at(-1)?.[1] ?? '' };
  }, 60_000);
}

/** Returns settings that make SIGUSR2 cause an uncaught error in the server. */
export function plantedError(kind: 'exception' | 'rejection'): Record<string, string> {
  const fault =
    kind === 'exception'
      ? 'setImmediate(()=>{throw new Error("planted")})'
      : 'void Promise.reject(new Error("planted"))';
  const module = `process.on("SIGUSR2",()=>{${fault}})`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` };
}

/** Returns settings that give the server another limit, by its place in `contract/limits.ts`. */
export function otherLimit(place: string, value: number): Record<string, string> {
  const limits = new URL('../../contract/limits.ts', import.meta.url).href;
  const module = `import{limits}from"${limits}";limits.${place}=${value}`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` };
}
