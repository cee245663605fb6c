import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './cluster-holders.ts';

/** After a crash, PostgreSQL needs one more 16 MB log file before it can start. */
const neededBytes = 20 * 1024 * 1024;
const logTail = 4_000;

/** Returns whether a process has ended but was never reaped; in a container it can keep its id forever. */
function isZombie(pid: number): boolean {
  const path = `/proc/${pid}/stat`;
  return existsSync(path) && /^\d+ \(.*\) [ZX] /.test(readFileSync(path, 'utf8'));
}

/** Returns whether a cluster's server process is running. */
export function serverRuns(folder: string): boolean {
  const path = join(folder, 'postmaster.pid');
  const pid = existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n')[0]) : 0;
  return pid > 0 && isAlive(pid) && !isZombie(pid);
}

/** Removes what keeps a cluster from starting after its server was killed: its pid file and leftover processes. */
export function clearRemains(folder: string): void {
  if (serverRuns(folder)) return;
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  for (const pid of existsSync('/proc/self') ? readdirSync('/proc').map(Number).filter(Boolean) : []) {
    try {
      if (readlinkSync(`/proc/${pid}/cwd`) !== folder) continue;
      if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres') process.kill(pid, 'SIGQUIT');
    } catch (error) {
      // The process ended in the meantime or belongs to another user.
      if (!['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}

/** Returns whether the disk has too little space for PostgreSQL to start. */
export function hasNoRoom(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < neededBytes;
}

/** Returns PostgreSQL's last log message on why it ended, or ''. */
export function lastComplaint(folder: string): string {
  const path = join(folder, 'server.log');
  if (!existsSync(path)) return '';
  const lines = readFileSync(path, 'utf8').slice(-logTail).split('\n');
  return lines.findLast((line) => /(FATAL|PANIC):/.test(line))?.replace(/^.*?(FATAL|PANIC): +/, '') ?? '';
}
