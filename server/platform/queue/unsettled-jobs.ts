import { activeJobIds } from '#server/db/job-runs.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Condition } from '#server/process/condition.ts';
import type { Log } from '../log.ts';

interface Runs {
  db: Db;
  condition: Pick<Condition, 'database' | 'underWay'>;
  log: Log;
  /** Releases jobs as failed, so that they are retried. */
  giveBack(queue: string, ids: string[]): Promise<void>;
}

export interface UnsettledJobs {
  began(id: string): void;
  ended(queue: string, id: string): void;
  /** Called after an error of the job store: polls until it responds, to find ended runs it did not record. */
  look(): void;
  stop(): void;
}

const lookEveryMs = 1_000;
/** Runs that ended this recently may still be on their way to the store. */
const settlingMs = 2_000;
const keptMs = 5 * 60_000;

/**
 * Tracks runs that ended while the job store was unavailable. The store still considers them active and would otherwise
 * retry them only after their heartbeat times out, a minute later.
 */
export function openUnsettledJobs({ db, condition, log, giveBack }: Runs): UnsettledJobs {
  const ended = new Map<string, { queue: string; at: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lookUntil = 0;

  const forget = (): void => {
    for (const [id, { at }] of ended) if (performance.now() - at > keptMs) ended.delete(id);
  };
  const handBack = async (): Promise<void> => {
    const before = performance.now() - settlingMs;
    const queues = new Set([...ended.values()].map(({ queue }) => queue));
    for (const queue of queues) {
      const active = new Set(await activeJobIds(db, queue));
      const running = new Set([...condition.underWay].map(({ id }) => id));
      const left = [...ended].filter(
        ([id, run]) => run.queue === queue && run.at < before && active.has(id) && !running.has(id),
      );
      const ids = left.map(([id]) => id);
      if (ids.length === 0) continue;
      await giveBack(queue, ids);
      for (const id of ids) ended.delete(id);
    }
  };
  const pass = async (): Promise<void> => {
    timer = undefined;
    try {
      if (condition.database === 'up') await handBack();
      if (performance.now() > lookUntil) return;
    } catch (error) {
      lookUntil = performance.now() + 2 * settlingMs;
      log.debug({ err: error }, 'ended jobs could not be looked for yet');
    }
    timer ??= setTimeout(() => void pass(), lookEveryMs);
  };

  return {
    began(id) {
      ended.delete(id);
    },
    ended(queue, id) {
      forget();
      ended.set(id, { queue, at: performance.now() });
    },
    look() {
      lookUntil = performance.now() + 2 * settlingMs;
      timer ??= setTimeout(() => void pass(), lookEveryMs);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
