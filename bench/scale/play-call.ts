import { randomUUID } from 'node:crypto';
import { addPiece, startCapture } from '#contract/capture.ts';
import { createSession } from '#contract/discovery.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import type { TestPerson } from '#tests/support/people.ts';

export const pauseMs = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

/**
 * Plays a call as the browser's recognition sends it, line by line at its time; returns how long storing each line took
 * in milliseconds. `until`: call seconds.
 */
export async function playCall(
  rep: TestPerson,
  lines: readonly CallLine[],
  { until, speed }: { until: number; speed: number },
): Promise<number[]> {
  const sessionId = (await rep.call(createSession, {})).body.data?.sessionId ?? '';
  const captureId = randomUUID();
  const started = await rep.call(startCapture, { sessionId, captureId, mode: 'browser', consent: true });
  if (started.status !== 200)
    throw new Error(`a capture was answered ${started.status}: ${JSON.stringify(started.body)}`);
  const began = performance.now();
  const took: number[] = [];
  for (const [number, { at, side, text }] of lines.entries()) {
    if (at > until) break;
    await pauseMs(began + (at * 1000) / speed - performance.now());
    const asked = performance.now();
    const { status, body } = await rep.call(addPiece, {
      sessionId,
      captureId,
      pieceId: randomUUID(),
      channel: side === 'rep' ? 'mic' : 'tab',
      side: side === 'rep' ? 'rep' : 'prospect',
      number,
      atMs: at * 1000,
      durationMs: 2000,
      overlapMs: 0,
      text,
    });
    if (status !== 200) throw new Error(`a line was answered ${status}: ${JSON.stringify(body)}`);
    took.push(performance.now() - asked);
  }
  return took;
}
