import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Condition } from './condition.ts';

/** Threads of the first work have ended by then. */
const afterMs = 40_000;

/**
 * Once after a start, when nothing is under way: collects what starting and the demo's first work left, since a server that rests
 * allocates too little for the engine to do so by itself. Takes about a tenth of a second.
 */
export function giveMemoryBack(condition: Condition): void {
  const look = (): void => {
    if (condition.underWay.size > 0) return later(1_000);
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    setFlagsFromString('--no-expose-gc');
    collect();
  };
  const later = (ms: number): void => void setTimeout(look, ms).unref();
  later(afterMs);
}
