import type { Worker } from 'node:worker_threads';
import { threadReady } from './thread-ready.ts';

/** How work in a thread ended; everything except `answered` costs the thread. */
export type LaneOutcome<Answer> =
  | { outcome: 'answered'; answer: Answer }
  | { outcome: 'timeout' | 'out-of-memory' | 'broken' };

export interface WorkOptions {
  signal?: AbortSignal | undefined;
  /** Timeout in milliseconds from when a thread starts the work (`stretch`); waiting and thread startup don't count. */
  timeoutMs: number;
  /** Among waiting jobs, one whose group has no running job comes first. */
  group?: string;
}

interface Job<Request, Answer> extends WorkOptions {
  request: Request;
  settle: (outcome: LaneOutcome<Answer>) => void;
  refuse: (reason: unknown) => void;
}

interface LaneOptions<Request, Answer> {
  /** Opens a thread, which must send `threadReady` first. */
  open: () => Promise<Worker>;
  /** Maximum number of threads. */
  threads: number;
  /** Number of idle threads kept open once started. */
  warm: number;
  /** Milliseconds after which other idle threads are closed. */
  idleMs: number;
  /** The message for the thread; buffers in `moved` are transferred instead of copied. */
  send: (request: Request) => { message: unknown; moved: ArrayBuffer[] };
  /** Returns true if the thread grew or broke and must not be reused. */
  isSpent: (answer: Answer) => boolean;
  /**
   * How many times as long as its timeout work may take where the thread itself worked less: a busy machine leaves it
   * little. Default 1, by the clock alone; work that waits for something else needs that.
   */
  stretch?: number;
  /** For answers sent in parts: `hasMore` says that another follows, `join` adds it to those before. */
  parts?: { hasMore: (part: Answer) => boolean; join: (before: Answer, part: Answer) => Answer };
}

export interface ThreadLane<Request, Answer> {
  /** Waits for a free thread and runs one request there. Rejects only with the reason of an aborted signal. */
  run(request: Request, options: WorkOptions): Promise<LaneOutcome<Answer>>;
}

/** On a very busy machine a thread needs seconds to load its modules. */
const startMs = 60_000;

/** Least milliseconds between two looks at how long a thread has worked, and how long it may take to say so. */
const lookMs = 100;
const saysMs = 1000;

/** Threads say how long they worked since Node 24.6; before, the clock decides. */
const saysUsage = (worker: Worker): boolean => typeof (worker as Partial<Worker>).cpuUsage === 'function';

/** Milliseconds that a thread itself worked; null if it doesn't say. */
async function workedMs(worker: Worker): Promise<number | null> {
  const silent = new Promise<null>((resolve) => setTimeout(resolve, saysMs, null).unref());
  const used = await Promise.race([worker.cpuUsage().catch(() => null), silent]);
  return used === null ? null : (used.user + used.system) / 1000;
}

/** Resolves to true once the thread accepts work; false if it ended before or never reported. */
function isReady(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (ready: boolean): void => {
      clearTimeout(timer);
      worker.off('message', hear).off('error', fail).off('exit', fail);
      resolve(ready);
    };
    const hear = (message: unknown): void => {
      if (message === threadReady) end(true);
    };
    const fail = (): void => {
      end(false);
    };
    const timer = setTimeout(fail, startMs);
    worker.on('message', hear).on('error', fail).on('exit', fail);
  });
}

/** Opens threads for untrusted input: a hanging or growing one costs only that thread until its timeout. */
export function openThreadLane<Request, Answer>({
  open,
  threads: mostThreads,
  warm,
  idleMs,
  send,
  isSpent,
  stretch = 1,
  parts,
}: LaneOptions<Request, Answer>): ThreadLane<Request, Answer> {
  const waiting: Job<Request, Answer>[] = [];
  const idle = new Map<Worker, NodeJS.Timeout | null>();
  const underWay = new Map<string, number>();
  let threads = 0;
  /** Number of threads still loading their modules; each takes a job when ready. */
  let starting = 0;

  function close(worker: Worker): void {
    threads -= 1;
    void worker.terminate();
  }

  function rest(worker: Worker): void {
    worker.unref();
    const forget = (): void => {
      const timer = idle.get(worker);
      if (timer) clearTimeout(timer);
      idle.delete(worker);
    };
    worker.once('error', () => {
      forget();
      close(worker);
    });
    const timer =
      idle.size < warm
        ? null
        : setTimeout(() => {
            forget();
            close(worker);
          }, idleMs);
    timer?.unref();
    idle.set(worker, timer);
  }

  function takeIdle(): Worker | null {
    const [entry] = idle;
    if (!entry) return null;
    const [worker, timer] = entry;
    if (timer) clearTimeout(timer);
    idle.delete(worker);
    worker.removeAllListeners('error');
    worker.ref();
    return worker;
  }

  function takeJob(): Job<Request, Answer> | undefined {
    const at = waiting.findIndex(({ group }) => group === undefined || !underWay.has(group));
    return waiting.splice(Math.max(0, at), 1)[0];
  }

  const count = ({ group }: Job<Request, Answer>, more: 1 | -1): void => {
    if (group === undefined) return;
    const left = (underWay.get(group) ?? 0) + more;
    if (left > 0) underWay.set(group, left);
    else underWay.delete(group);
  };

  /** Runs one job on a thread; returns whether the thread may be reused. */
  function work(
    worker: Worker,
    { request, signal, timeoutMs, settle, refuse }: Job<Request, Answer>,
  ): Promise<boolean> {
    return new Promise((resolve) => {
      let hasEnded = false;
      const end = (reusable: boolean): void => {
        hasEnded = true;
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
        resolve(reusable);
      };
      const fail = (outcome: 'timeout' | 'out-of-memory' | 'broken'): void => {
        settle({ outcome });
        end(false);
      };
      const onAbort = (): void => {
        refuse(signal?.reason);
        end(false);
      };
      const began = performance.now();
      const before = stretch > 1 && saysUsage(worker) ? workedMs(worker) : null;
      const look = async (): Promise<void> => {
        if (before === null) return fail('timeout');
        const [first, now] = await Promise.all([before, workedMs(worker)]);
        if (hasEnded) return;
        // What can't say how long it worked had no time even for that.
        const worked = first === null || now === null ? timeoutMs - saysMs : now - first;
        const left = Math.min(timeoutMs - worked, timeoutMs * stretch - (performance.now() - began));
        if (left > 0) timer = setTimeout(() => void look(), Math.max(lookMs, left));
        else fail('timeout');
      };
      let timer = setTimeout(() => void look(), timeoutMs);
      let joined: Answer | null = null;
      worker.on('message', (part: Answer) => {
        const answer = joined === null || parts === undefined ? part : parts.join(joined, part);
        joined = answer;
        if (parts?.hasMore(part) === true) return;
        settle({ outcome: 'answered', answer });
        end(!isSpent(answer));
      });
      worker.on('error', (error: NodeJS.ErrnoException) => {
        fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out-of-memory' : 'broken');
      });
      worker.on('exit', () => fail('broken'));
      signal?.addEventListener('abort', onAbort);
      const { message, moved } = send(request);
      worker.postMessage(message, moved);
    });
  }

  async function runNext(): Promise<void> {
    if (waiting.length === 0 && (threads > 0 || warm === 0)) return;
    let worker = takeIdle();
    if (!worker) {
      if (threads >= mostThreads || (starting > 0 && starting >= waiting.length)) return;
      threads += 1;
      starting += 1;
      worker = await open().catch((error: unknown) => {
        threads -= 1;
        waiting.shift()?.refuse(error);
        return null;
      });
      const ready = worker !== null && (await isReady(worker));
      starting -= 1;
      if (!worker) return;
      if (!ready) {
        close(worker);
        waiting.shift()?.settle({ outcome: 'broken' });
        void runNext();
        return;
      }
    }
    const job = takeJob();
    if (!job) {
      rest(worker);
      return;
    }
    count(job, 1);
    const reusable = await work(worker, job);
    count(job, -1);
    if (reusable) rest(worker);
    else close(worker);
    void runNext();
  }

  return {
    run: (request, { signal, timeoutMs, group }) =>
      new Promise((settle, refuse) => {
        const leave = (): void => {
          const at = waiting.indexOf(job);
          if (at === -1) return;
          waiting.splice(at, 1);
          job.refuse(signal?.reason);
        };
        const drop = (): void => signal?.removeEventListener('abort', leave);
        const job: Job<Request, Answer> = {
          request,
          signal,
          timeoutMs,
          ...(group === undefined ? {} : { group }),
          settle: (outcome) => {
            drop();
            settle(outcome);
          },
          refuse: (reason) => {
            drop();
            refuse(reason instanceof Error ? reason : new Error(String(reason)));
          },
        };
        signal?.addEventListener('abort', leave);
        waiting.push(job);
        void runNext();
      }),
  };
}
