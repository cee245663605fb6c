import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { wellFormed } from '#server/ports/well-formed.ts';
import { threadReady } from '#server/readers/thread-ready.ts';
import { pageWork } from './page-work.ts';
import { PageTooLarge } from './page-size.ts';
import type { PageAnswer, PageRequest } from './page-threads.ts';

/** Treats anything a parser throws on served content as a fault of the page. */
function answer({ kind, body, url }: PageRequest): PageAnswer {
  try {
    return { read: wellFormed(pageWork[kind](body, url)) };
  } catch (error) {
    return { failed: error instanceof PageTooLarge ? 'too-large' : 'unreadable', cause: String(error) };
  }
}

// Serving requests takes priority; outside Linux this would slow the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (request: PageRequest) => {
  parentPort?.postMessage(answer(request), []);
});
parentPort?.postMessage(threadReady, []);
