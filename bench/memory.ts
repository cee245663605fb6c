import { readFileSync, readdirSync } from 'node:fs';

interface ProcessInfo {
  pid: number;
  parent: number;
}

function readProcesses(): ProcessInfo[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        return [{ pid: Number(name), parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) }];
      } catch (error) {
        if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
        throw error;
      }
    });
}

/** Returns the proportional set size of a process and its descendants in MB. Linux only. */
export function treeMegabytes(root: number): number {
  const processes = readProcesses();
  const tree = [root];
  for (const pid of tree) tree.push(...processes.filter(({ parent }) => parent === pid).map((each) => each.pid));
  const kilobytes = tree.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
  );
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}
