import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { threadReady } from '#server/readers/thread-ready.ts';
import type { AnalysisAnswer, AnalysisRequest } from './analysis-threads.ts';
import { analysisWork } from './analysis-work.ts';

/** Passes on our own errors with their stack, so that they are logged like any other. */
function answer(request: AnalysisRequest): AnalysisAnswer {
  try {
    return {
      done: request.kind === 'extract' ? analysisWork.extract(request.given) : analysisWork.classify(request.given),
    };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// Serving requests takes priority; outside Linux this would slow the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (request: AnalysisRequest) => {
  parentPort?.postMessage(answer(request), []);
});
parentPort?.postMessage(threadReady, []);
