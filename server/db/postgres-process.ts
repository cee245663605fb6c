import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './cluster-holders.ts';

/** PostgreSQL needs one more file of its log, of 16 MB, before it can start after a crash. */
const neededBytes = 20 * 1024 * 1024;
const logTail = 4_000;

/** A process that has ended and that nobody took note of keeps its id: in a container, often for ever. */
function isZombie(pid: number): boolean {
  const path = `/proc/${pid}/stat`;
  return existsSync(path) && /^\d+ \(.*\) [ZX] /.test(readFileSync(path, 'utf8'));
}

/** Whether the server process of a cluster runs. */
export function serverRuns(folder: string): boolean {
  const path = join(folder, 'postmaster.pid');
  const pid = existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n')[0]) : 0;
  return pid > 0 && isAlive(pid) && !isZombie(pid);
}

/** Takes away what keeps a cluster from starting after its server was killed: its pid file and processes that still work. */
export function clearRemains(folder: string): void {
  if (serverRuns(folder)) return;
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  for (const pid of existsSync('/proc/self') ? readdirSync('/proc').map(Number).filter(Boolean) : []) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) !== folder) continue;
      if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres') process.kill(pid, 'SIGQUIT');
    } catch (error) {
      // It ended meanwhile, or is somebody else's.
      if (!['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

/** Whether the disk of a folder has too little room for PostgreSQL to start. */
export function hasNoRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < neededBytes;
}

/** What PostgreSQL said last in its own log about why it ended; empty: nothing. */
export function lastComplaint(folder: string): string {
  const path = join(folder, 'server.log');
  if (!existsSync(path)) return '';
  const lines = readFileSync(path, 'utf8').slice(-logTail).split('\n');
  return lines.findLast((line) => /(FATAL|PANIC):/.test(line))?.replace(/^.*?(FATAL|PANIC): +/, '') ?? '';
}
