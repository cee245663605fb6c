import { Worker } from 'node:worker_threads';
import { limits } from '#contract/limits.ts';
import { WebPageError } from '#server/ports/web-pages.ts';
import { openThreadLane } from '#server/readers/thread-lane.ts';
import type { pageWork } from './page-work.ts';

type PageWork = typeof pageWork;

/** What a site served, to be read in one of the ways of `pageWork`. */
export interface PageRequest {
  kind: keyof PageWork;
  body: string;
  url: string;
}
export type PageAnswer =
  | { read: ReturnType<PageWork[keyof PageWork]> }
  | { failed: 'too-large' | 'unreadable'; cause: string };

/** What it prints is kept in the thread and goes with it: reading that here would keep the process from ending. */
function openThread(): Promise<Worker> {
  return Promise.resolve(
    new Worker(new URL('./page-worker.ts', import.meta.url), {
      execArgv: [],
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: limits.page.heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    }),
  );
}

/** Apart from the threads that read documents: a preparation never waits behind an upload. */
const lane = openThreadLane<PageRequest, PageAnswer>({
  open: openThread,
  threads: limits.page.threads,
  warm: 1,
  idleMs: limits.page.idleMs,
  send: (message) => ({ message, moved: [] }),
  isSpent: (answer) => 'failed' in answer && answer.failed === 'unreadable',
});

/**
 * Reads what a site served in a thread, within `limits.page`, so that no page can stop the server. Of several sites that
 * wait, each has its turn. Rejects with WebPageError, or with the reason of an aborted signal.
 */
export async function readServed<Kind extends keyof PageWork>(
  kind: Kind,
  { body, url }: { body: string; url: string },
  signal?: AbortSignal,
): Promise<ReturnType<PageWork[Kind]>> {
  signal?.throwIfAborted();
  const { timeoutMs } = limits.page;
  const ended = await lane.run({ kind, body, url }, { signal, timeoutMs, group: new URL(url).host });
  if (ended.outcome !== 'answered') throw new WebPageError('unreadable', url, { cause: ended.outcome });
  const { answer } = ended;
  if ('failed' in answer) throw new WebPageError(answer.failed, url, { cause: answer.cause });
  return answer.read as ReturnType<PageWork[Kind]>;
}
