import { limits } from '#contract/limits.ts';
import type { Log } from '#server/platform/log.ts';
import type { Condition } from './condition.ts';

const lookEveryMs = 250;

/**
 * Logs when one task blocked the event loop, with the calls and jobs it may have been.
 * Returns a function that stops watching.
 */
export function watchStalls(condition: Condition, log: Log): () => void {
  let due = performance.now() + lookEveryMs;
  const timer = setInterval(() => {
    const now = performance.now();
    const lateMs = Math.round(now - due);
    due = now + lookEveryMs;
    const ran = condition.takeRan();
    if (lateMs > limits.process.stallMs)
      log.warn({ ms: lateMs, ran }, `nothing went on for ${lateMs} ms while this ran: ${ran.join(', ') || 'unknown'}`);
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
