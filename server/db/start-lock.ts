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

/** A holder shows every second that it lives; one that was silent for so long died, whoever has its process id now. */
const silentMs = 20_000;
const showEveryMs = 1_000;
const lookEveryMs = 100;

/** Locks that this very process holds: an id alone would not tell them from those of a process that had it before. */
const own = new Set<string>();

/** Creates the file with our process id in it; false: it is there already. */
function create(path: string): boolean {
  try {
    const file = openSync(path, 'wx');
    try {
      writeSync(file, String(process.pid));
    } catch (error) {
      // On a full disk the file stays empty, which is a lock as well: its holder shows that it lives.
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
    // Right after it was made, its id may not be written yet.
    if (own.has(path)) return false;
    return silent > silentMs || (holder > 0 && (holder === process.pid || !isAlive(holder)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Takes a dead process's lock away. A second file lets one process at a time do so, else it could take a living one's. */
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

/** Runs `work` while no other process makes, starts or stops the cluster of this data folder. Waits for its turn. */
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
