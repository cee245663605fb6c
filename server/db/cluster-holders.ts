import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** True while a process of that id runs (also one of another user). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Notes that this process uses the cluster of the data folder. The returned function takes the note back and
 * tells how many other live processes still use it: the last one stops PostgreSQL.
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
