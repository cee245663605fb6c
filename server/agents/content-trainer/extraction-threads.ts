import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { limits } from '#contract/limits.ts';
import { failed } from './extraction-failed.ts';
import type { Extraction } from './extraction.ts';

export interface ThreadRequest {
  bytes: Uint8Array;
  name: string;
  /** What the sender says it is; the bytes decide. */
  type: string;
  /** Folder of the language data for text recognition; without it scans are not read. */
  ocrData?: string | null;
}
/** `spent`: the thread grew or broke and is not to be used again. */
export interface ThreadAnswer { extraction: Extraction; spent: boolean }

export interface ThreadOptions { signal?: AbortSignal | undefined; timeoutMs: number }
interface Job extends ThreadOptions { request: ThreadRequest; settle: (extraction: Extraction) => void; refuse: (reason: unknown) => void }

const waiting: Job[] = [];
const idle = new Map<Worker, NodeJS.Timeout>();
let threads = 0;
let engine: Promise<WebAssembly.Module> | null = null;

/** PDFium is compiled once a process; threads share the code. */
function compileEngine(): Promise<WebAssembly.Module> {
  engine ??= readFile(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))).then((bytes) => WebAssembly.compile(bytes));
  return engine;
}

async function openThread(): Promise<Worker> {
  const worker = new Worker(new URL('./extraction-worker.ts', import.meta.url), {
    workerData: await compileEngine(), execArgv: [], env: {}, stdout: true, stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.extraction.heapMb, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}

function close(worker: Worker): void {
  threads -= 1;
  void worker.terminate();
}

function rest(worker: Worker): void {
  worker.unref();
  worker.once('error', forget);
  const timer = setTimeout(() => { forget(); close(worker); }, limits.extraction.idleMs);
  timer.unref();
  idle.set(worker, timer);
  function forget(): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
  }
}

function takeIdle(): Worker | null {
  const [entry] = idle;
  if (!entry) return null;
  clearTimeout(entry[1]);
  idle.delete(entry[0]);
  entry[0].removeAllListeners('error');
  entry[0].ref();
  return entry[0];
}

/** Runs one job on one thread; gives back whether the thread may be used again. */
function work(worker: Worker, { request, signal, timeoutMs, settle, refuse }: Job): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (reusable: boolean): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
      resolve(reusable);
    };
    const onAbort = (): void => { refuse(signal?.reason); end(false); };
    const timer = setTimeout(() => { settle(failed('timeout')); end(false); }, timeoutMs);
    worker.on('message', ({ extraction, spent }: ThreadAnswer) => { settle(extraction); end(!spent); });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      settle(failed(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out-of-memory' : 'broken'));
      end(false);
    });
    worker.on('exit', () => { settle(failed('broken')); end(false); });
    signal?.addEventListener('abort', onAbort);
    const bytes = new Uint8Array(request.bytes);
    worker.postMessage({ ...request, bytes } satisfies ThreadRequest, [bytes.buffer]);
  });
}

async function runNext(): Promise<void> {
  if (waiting.length === 0) return;
  let worker = takeIdle();
  if (!worker) {
    if (threads >= limits.extraction.threads) return;
    threads += 1;
    worker = await openThread().catch((error: unknown) => {
      threads -= 1;
      waiting.shift()?.refuse(error);
      return null;
    });
    if (!worker) return;
  }
  const job = waiting.shift();
  if (!job) rest(worker);
  else if (await work(worker, job)) rest(worker);
  else close(worker);
  void runNext();
}

/** Waits for a free thread, so that a bad file costs one thread for its time limit and nobody else anything. */
export function runInThread(request: ThreadRequest, { signal, timeoutMs }: ThreadOptions): Promise<Extraction> {
  return new Promise((settle, refuse) => {
    const job: Job = {
      request, signal, timeoutMs,
      settle: (extraction) => { drop(); settle(extraction); },
      refuse: (reason) => { drop(); refuse(reason instanceof Error ? reason : new Error(String(reason))); },
    };
    const leave = (): void => {
      const at = waiting.indexOf(job);
      if (at === -1) return;
      waiting.splice(at, 1);
      job.refuse(signal?.reason);
    };
    function drop(): void { signal?.removeEventListener('abort', leave); }
    signal?.addEventListener('abort', leave);
    waiting.push(job);
    void runNext();
  });
}
