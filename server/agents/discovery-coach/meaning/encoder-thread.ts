import { encoderLimits } from './encoder-limits.ts';
import { openThread } from '#server/readers/open-thread.ts';
import { openThreadLane } from '#server/readers/thread-lane.ts';

export interface EncoderAnswer {
  vectors: Float32Array[];
}

/** One thread, opened with the first line that is said on this node; it stays a while, since others would have to wait until the next one is loaded. */
const lane = openThreadLane<readonly string[], EncoderAnswer>({
  open: async () => openThread(new URL('./encoder-worker.ts', import.meta.url), encoderLimits),
  threads: 1,
  warm: 0,
  idleMs: encoderLimits.idleMs,
  send: (message) => ({ message, moved: [] }),
  isSpent: () => false,
  stretch: encoderLimits.stretch,
});

/** Encodes sentences in a thread, a few at a time, so that those of several calls take turns; null: it failed or took too long. */
export async function encodeInThread(texts: readonly string[]): Promise<Float32Array[] | null> {
  const vectors: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += encoderLimits.together) {
    const some = texts.slice(at, at + encoderLimits.together);
    const ended = await lane.run(some, { timeoutMs: encoderLimits.timeoutMs });
    if (ended.outcome !== 'answered') return null;
    vectors.push(...ended.answer.vectors);
  }
  return vectors;
}
