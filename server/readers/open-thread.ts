import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Finds the thread's modules as quickly as those of the process. */
const quickModules = new URL('../process/quick-modules.ts', import.meta.url).href;

/**
 * Opens a thread for work on what others wrote, whose code may take `heapMb` of memory. Of the environment it learns
 * only where compiled modules are kept: it starts twice as fast with them. Its output stays inside it: reading it here
 * would keep the process from ending.
 */
export function openThread(module: URL, { heapMb }: { heapMb: number }, workerData?: unknown): Worker {
  // Node names its version's folder in the one that it was given.
  const compiled = getCompileCacheDir();
  return new Worker(module, {
    workerData,
    execArgv: ['--import', quickModules],
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiled) },
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
}
