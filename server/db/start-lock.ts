import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { isNoSpace } from '#server/process/passing-failure.ts';
import { isAlive } from './cluster-holders.ts';

/** A holder touches its lock every second; after this silence it is dead, even if its process id was reused. */
const silentMs = 20_000;
const showEveryMs = 1_000;
const lookEveryMs = 100;

/**
 * Locks held by this process: the id alone can't distinguish them from those of an earlier process with the same id.
 */
const own = new Set<string>();

/** Creates the file with our process id; returns false if it exists. */
function create(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    try {
      writeSync(file, String(process.pid));
    } catch (error) {
      // On a full disk the file stays empty but still locks: its holder keeps touching it.
      if (!isNoSpace(error)) throw error;
    } finally {
      closeSync(file);
    }
    own.add(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function remove(path: string): void {
  own.delete(path);
  rmSync(path, { force: true });
}

function isStale(path: string): boolean {
  try {
    const holder = Number(readFileSync(path, 'utf8'));
    const silent = Date.now() - statSync(path).mtimeMs;
    // Just after creation the id may not be written yet.
    if (own.has(path)) return false;
    return silent > silentMs || (holder > 0 && (holder === process.pid || !isAlive(holder)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Removes a dead process's lock. A second file lets only one process do so, which could otherwise remove a new lock.
 */
function clearStale(path: string): void {
  const claim = `${path}.claim`;
  if (!create(claim)) {
    if (isStale(claim)) renameSync(claim, `${claim}.${randomUUID()}`);
    return;
  }
  try {
    if (isStale(path)) rmSync(path, { force: true });
  } finally {
    remove(claim);
  }
}

/** Runs `work` while no other process creates, starts or stops the data folder's cluster. Waits for its turn. */
export async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const path = join(dataDir, 'postgres.lock');
  while (!create(path)) {
    if (isStale(path)) clearStale(path);
    else await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  const timer = setInterval(() => {
    if (existsSync(path)) utimesSync(path, new Date(), new Date());
  }, showEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    remove(path);
  }
}
