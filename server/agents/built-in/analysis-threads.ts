import { limits } from '#contract/limits.ts';
import { openThread } from '#server/readers/open-thread.ts';
import { openThreadLane } from '#server/readers/thread-lane.ts';
import { PrepFailed } from '../meeting-prepper/prep-failed.ts';
import type { analysisWork } from './analysis-work.ts';

type AnalysisWork = typeof analysisWork;
type Kind = keyof AnalysisWork;

/** A function name of `analysisWork` with its argument. */
export type AnalysisRequest = { [Each in Kind]: { kind: Each; given: Parameters<AnalysisWork[Each]>[0] } }[Kind];

export type AnalysisAnswer = { done: unknown } | { failed: string };

/** No thread stays open, since there is nothing to do between preps. */
const lane = openThreadLane<AnalysisRequest, AnalysisAnswer>({
  open: async () => openThread(new URL('./analysis-worker.ts', import.meta.url), limits.analysis),
  threads: limits.analysis.threads,
  warm: 0,
  idleMs: limits.analysis.idleMs,
  send: (message) => ({ message, moved: [] }),
  isSpent: () => false,
  stretch: limits.analysis.stretch,
});

/**
 * Analyzes a site in a thread within `limits.analysis`, so that no site can block the server. Rejects with PrepFailed.
 */
export async function analyse<Each extends Kind>(
  kind: Each,
  given: Parameters<AnalysisWork[Each]>[0],
): Promise<ReturnType<AnalysisWork[Each]>> {
  const ended = await lane.run({ kind, given } as AnalysisRequest, { timeoutMs: limits.analysis.timeoutMs });
  if (ended.outcome === 'answered') {
    const { answer } = ended;
    if ('failed' in answer) throw new Error(`Working out a site failed: ${answer.failed}`);
    return answer.done as ReturnType<AnalysisWork[Each]>;
  }
  throw new PrepFailed(
    'took-too-long',
    'The pages of this site are too much to work through.',
    'Enter the address of a page that says less, such as the company’s about page.',
    new Error(ended.outcome),
  );
}
