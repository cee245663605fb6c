import { setImmediate } from 'node:timers/promises';

/** Others wait no longer than this for their turn, unless a single step takes longer. */
const goMs = 15;

/** Returns a wait that gives others their turn where the last one is long ago. */
export function givingTurns(): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < goMs) return;
    await setImmediate();
    last = performance.now();
  };
}
