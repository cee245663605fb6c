import { limits } from '#contract/limits.ts';
import { WebPageError } from '#server/ports/web-pages.ts';
import { openThread } from '#server/readers/open-thread.ts';
import { openThreadLane } from '#server/readers/thread-lane.ts';
import type { pageWork } from './page-work.ts';

type PageWork = typeof pageWork;

/** Content served by a site, to be read by one function of `pageWork`. */
export interface PageRequest {
  kind: keyof PageWork;
  body: string;
  url: string;
}
export type PageAnswer =
  | { read: ReturnType<PageWork[keyof PageWork]> }
  | { failed: 'too-large' | 'unreadable'; cause: string };

/** Separate from the document threads, so that a prep never waits behind an upload. */
const lane = openThreadLane<PageRequest, PageAnswer>({
  open: async () => openThread(new URL('./page-worker.ts', import.meta.url), limits.page),
  threads: limits.page.threads,
  warm: 1,
  idleMs: limits.page.idleMs,
  send: (message) => ({ message, moved: [] }),
  isSpent: (answer) => 'failed' in answer && answer.failed === 'unreadable',
});

/**
 * Reads served content in a thread within `limits.page`, so that no page can block the server.
 * Waiting sites take turns.
 * Rejects with WebPageError, or with the reason of an aborted signal.
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
