import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { threadReady } from '#server/readers/thread-ready.ts';
import type { AnalysisAnswer, AnalysisRequest } from './analysis-threads.ts';
import { analysisWork } from './analysis-work.ts';

/** A fault of our own is told with its stack, so that it is logged like any other. */
function answer(request: AnalysisRequest): AnalysisAnswer {
  try {
    return {
      done: request.kind === 'extract' ? analysisWork.extract(request.given) : analysisWork.classify(request.given),
    };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

// Whoever is served goes first; elsewhere than on Linux this would slow the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (request: AnalysisRequest) => {
  parentPort?.postMessage(answer(request), []);
});
parentPort?.postMessage(threadReady, []);
