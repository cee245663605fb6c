import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { dueQueues } from '#server/db/job-runs.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Condition } from '#server/process/condition.ts';
import type { Log } from '../log.ts';

/** Slots of one call of the library, which names the first of them alone. */
interface Slots {
  id: string;
  size: number;
  busy: number;
}

interface Kind {
  name: string;
  /** How many of its jobs run at once here. */
  concurrency: number;
  /** How many of one group run at once here. */
  share?: number | undefined;
}

export interface JobSlots {
  /** Begins to work on a kind of jobs, one at a time in each slot. */
  open(kind: Kind, work: (job: JobWithMetadata<unknown>) => Promise<void>): Promise<void>;
  /** Looks for nothing any more. */
  stop(): void;
}

/** How often a free slot asks for a job by itself, should every other word of it have been lost. */
const askSeconds = 30;
/** How often one query looks which kinds have a job whose hour has come: nobody is notified of those. */
const lookEveryMs = 2_000;

/** One call a slot, so that each can be woken. A share may not exceed the slots of its call, and the last call's counts for all. */
function callsOf({ concurrency, share = 1 }: Kind): number[] {
  return [...Array.from({ length: concurrency - share }, () => 1), share];
}

/**
 * Where jobs run. A free slot waits for the notification of a new job or for the look of its node. One that got a job wakes the next, and
 * asks again as soon as it has ended it, so that as many are awake as there is work for.
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
            // It asks again once this has ended, or another does that can be woken.
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
