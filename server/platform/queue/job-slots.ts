import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { dueQueues } from '#server/db/job-runs.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Condition } from '#server/process/condition.ts';
import type { Log } from '../log.ts';

/** Slots opened by one library call, which returns only the first slot's id. */
interface Slots {
  id: string;
  size: number;
  busy: number;
}

interface Kind {
  name: string;
  /** Jobs of this kind in parallel on this node. */
  concurrency: number;
  /** Jobs of one group in parallel on this node. */
  share?: number | undefined;
}

export interface JobSlots {
  /** Starts working on a kind of jobs, one job at a time per slot. */
  open(kind: Kind, work: (job: JobWithMetadata<unknown>) => Promise<void>): Promise<void>;
  /** Stops polling. */
  stop(): void;
}

/** How often a free slot polls on its own, in case every notification was lost. */
const askSeconds = 30;
/** How often one query looks for jobs that became due, since no notification announces those. */
const lookEveryMs = 2_000;

/**
 * One call per slot, so that each slot can be woken.
 * A share may not exceed its call's slots, and the last call's applies to all.
 */
function callsOf({ concurrency, share = 1 }: Kind): number[] {
  return [...Array.from({ length: concurrency - share }, () => 1), share];
}

/**
 * Runs jobs in slots. A free slot waits for a notification or for its node's poll. A slot that got a job wakes the next
 * one and polls again when the job ends, so that as many slots are awake as there is work for.
 */
export function openJobSlots(
  boss: PgBoss,
  { db, condition, log }: { db: Db; condition: Condition; log: Log },
): JobSlots {
  const kinds = new Map<string, Slots[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const freeOf = (all: Slots[]): Slots | undefined => all.find(({ busy, size }) => busy < size);
  const wakeOne = (name: string): void => {
    const free = freeOf(kinds.get(name) ?? []);
    if (free !== undefined) boss.notifyWorker(free.id);
  };
  const look = async (): Promise<void> => {
    try {
      const waiting = [...kinds].filter(([, all]) => freeOf(all) !== undefined).map(([name]) => name);
      if (waiting.length > 0 && condition.database === 'up')
        for (const name of await dueQueues(db, waiting)) wakeOne(name);
    } catch (error) {
      log.debug({ err: error }, 'due jobs could not be looked for');
    }
    if (!stopped) timer = setTimeout(() => void look(), lookEveryMs);
  };

  return {
    async open(kind, work) {
      const { name, share } = kind;
      const all = kinds.get(name) ?? [];
      kinds.set(name, all);
      for (const size of callsOf(kind)) {
        const slots: Slots = { id: '', size, busy: 0 };
        const options = {
          pollingIntervalSeconds: askSeconds,
          notifyPollingIntervalSeconds: askSeconds,
          batchSize: 1,
          includeMetadata: true,
          localConcurrency: size,
          ...(share === undefined ? {} : { localGroupConcurrency: size }),
        } as const;
        slots.id = await boss.work(name, options, async (batch: JobWithMetadata<unknown>[]) => {
          slots.busy += 1;
          wakeOne(name);
          try {
            for (const each of batch) await work(each);
          } finally {
            slots.busy -= 1;
            // This slot polls again when its job ends, unless another slot can be woken first.
            boss.notifyWorker(slots.id);
            if (size > 1) wakeOne(name);
          }
        });
        all.push(slots);
      }
      timer ??= setTimeout(() => void look(), lookEveryMs);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
