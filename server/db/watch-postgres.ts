import { limits } from '#contract/limits.ts';
import type { Condition } from '#server/process/condition.ts';
import { StartRefused } from '#server/process/process-end.ts';
import type { Log } from '#server/platform/log.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { takeServerLock } from './server-lock.ts';

interface Watch {
  embedded: EmbeddedPostgres;
  condition: Condition;
  log: Log;
  /** Called once PostgreSQL accepts connections again. */
  onBack(): Promise<void>;
  /** Called with the reason if PostgreSQL can't be restarted. */
  giveUp(reason: Error): void;
}

const lookEveryMs = 200;

/**
 * Takes the server lock and uses its connection to watch PostgreSQL: when it breaks, restarts PostgreSQL.
 * With a full disk, waits for space as long as needed.
 */
export async function watchPostgres(watch: Watch): Promise<{ release(): Promise<void> }> {
  const { embedded, condition, log } = watch;
  const state: { released: boolean; reviving: boolean; lock: { release(): Promise<void> } | null } = {
    released: false,
    reviving: false,
    lock: null,
  };

  const bringBack = async (): Promise<void> => {
    const began = performance.now();
    condition.database = 'restarting';
    log.error('PostgreSQL ended or was killed; it is started again');
    for (let last: Error | null = null; !state.released;) {
      try {
        const revived = await embedded.revive();
        condition.database = revived === 'full' ? 'full' : 'restarting';
        if (revived === 'up') {
          state.lock = await takeServerLock(embedded.url, onLost);
          state.reviving = false;
          condition.database = 'up';
          break;
        }
      } catch (error) {
        if (error instanceof StartRefused) return watch.giveUp(error);
        last = error as Error;
        log.error({ err: error }, 'PostgreSQL could not be started again yet');
      }
      const overdue = performance.now() - began > limits.process.databaseBackMs;
      if (overdue && condition.database !== 'full')
        return watch.giveUp(last ?? new Error('The embedded PostgreSQL takes no connections.'));
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
    if (state.released) return;
    log.warn({ ms: Math.round(performance.now() - began) }, 'PostgreSQL runs again');
    await watch.onBack().catch((error: unknown) => log.error({ err: error }, 'not all work went on by itself'));
  };
  function onLost(): void {
    if (state.released || state.reviving) return;
    state.reviving = true;
    void bringBack();
  }

  state.lock = await takeServerLock(embedded.url, onLost);
  return {
    async release() {
      state.released = true;
      await state.lock?.release();
    },
  };
}
