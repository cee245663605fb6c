import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Condition } from './condition.ts';

/** By then the threads of the first work have ended. */
const afterMs = 40_000;

/**
 * Runs garbage collection once after start, when idle: an idle server allocates too little to trigger it, so the memory
 * of startup and demo data would stay. Takes about a tenth of a second.
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
