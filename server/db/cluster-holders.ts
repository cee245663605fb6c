import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns whether a process with that id runs, even one of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Registers this process as a user of the data folder's cluster. Returns a function that unregisters it and returns how
 * many other live processes remain: the last one stops PostgreSQL.
 */
export function holdCluster(dataDir: string): () => number {
  const folder = join(dataDir, 'holders');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, String(process.pid)), '');
  return () => {
    rmSync(join(folder, String(process.pid)), { force: true });
    const others = readdirSync(folder).map(Number);
    for (const pid of others) if (!isAlive(pid)) rmSync(join(folder, String(pid)), { force: true });
    return others.filter(isAlive).length;
  };
}
