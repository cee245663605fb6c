import { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { activeJobIds, adoptJobs, beginRun, endRun, enqueueIn, forbidRetry } from '#server/db/job-runs.ts';
import type { Database, Db } from '#server/db/open-database.ts';
import type { Condition } from '#server/process/condition.ts';
import { endedProcess, givenUpOptions, givenUpQueue, SetAside, tellGivenUp } from './queue/given-up-jobs.ts';
import { openJobSlots } from './queue/job-slots.ts';
import type { Log } from './log.ts';
import { openUnsettledJobs } from './queue/unsettled-jobs.ts';
import { DatabaseAway, isPassing, isSocketFailure } from '#server/process/passing-failure.ts';

/** A kind of durable work: the contract between whoever sends it and the verb that `server/jobs.ts` binds it to. */
export interface JobDefinition<T extends z.ZodType = z.ZodType> {
  name: string;
  input: T;
  /** A run that takes longer is given up and tried again, in seconds. */
  expireSeconds: number;
  /** How many run at once on one node. */
  concurrency: number;
  /** How many of one organization run at once on one node, by `organizationId` of the input. Default: as many as there is room for. */
  share?: number;
  /** How a failed run is tried again; the delay doubles each time. Default: five times, a second apart. */
  retry?: { limit: number; delaySeconds: number; maxDelaySeconds: number };
}

/**
 * What does the work of one kind. It may run again after a crash, so it looks at the world before it acts; the same
 * `key` while one is waiting does nothing.
 */
export interface JobBinding {
  job: JobDefinition;
  /** Takes what was stored, checked against the job's schema. */
  run(input: unknown, signal: AbortSignal): Promise<void>;
  /** Ends what the job is about as failed, with the reason, so that who asked for it learns of it; where it has ended, nothing. */
  setAside(input: unknown, reason: string): Promise<void>;
  /** Tells the operator that a job is not tried again. */
  gaveUp?(error: unknown, how: 'job_failed' | 'job_set_aside'): void;
}

/** The organization of a job that has a share; undefined: it is bound by none. */
function shareOf({ name, share }: JobDefinition, input: unknown): { id: string } | undefined {
  if (share === undefined) return undefined;
  const { organizationId } = input as { organizationId?: unknown };
  if (typeof organizationId !== 'string' || organizationId === '')
    throw new Error(`A job of ${name} names no organization`);
  return { id: organizationId };
}

function retryOf({ retry }: JobDefinition) {
  if (retry === undefined) return { retryLimit: 5, retryDelay: 1 };
  const { limit, delaySeconds, maxDelaySeconds } = retry;
  return { retryLimit: limit, retryDelay: delaySeconds, retryBackoff: true, retryDelayMax: maxDelaySeconds };
}

/** Typed at the place of definition; the list of all jobs holds them as plain definitions. */
export function defineJob<T extends z.ZodType>(definition: JobDefinition<T>): JobDefinition<T> {
  return definition;
}

/** Binds a kind of work to the verb that does it. */
export function bindJob<T extends z.ZodType>(
  job: JobDefinition<T>,
  handle: (input: z.infer<T>, signal: AbortSignal) => Promise<void>,
  setAside: (input: z.infer<T>, reason: string) => Promise<void> = () => Promise.resolve(),
): JobBinding {
  return {
    job,
    run: (input, signal) => handle(job.input.parse(input), signal),
    setAside: (input, reason) => setAside(job.input.parse(input), reason),
  };
}

export interface Jobs {
  /**
   * Enqueues; with `afterSeconds` it starts that much later, with `db`, a transaction of several queries, it is there when that is
   * committed and not before. Returns the job's id, null when one of that key waits.
   */
  send<T extends z.ZodType>(
    job: JobDefinition<T>,
    input: z.infer<T>,
    options: { key: string; afterSeconds?: number; db?: Db },
  ): Promise<string | null>;
  /** Takes back a job that was sent. */
  cancel(job: JobDefinition, id: string): Promise<void>;
  /** Begins to work on the given kinds of jobs. */
  work(bindings: readonly JobBinding[]): Promise<void>;
  /** Hands back what is active and not under way here: left by a dead process or database; only right where no other node works. */
  recover(definitions: readonly JobDefinition[]): Promise<void>;
  /** Throws when no job can be stored. */
  check(): Promise<void>;
  /** Takes up no further job; those under way go on. */
  rest(): Promise<void>;
  /** Lets running jobs end or hands them back after `graceMs`, then lets go of the database. */
  close(graceMs: number): Promise<void>;
}

const heartbeatSeconds = 20;
/** How often jobs are looked for whose node went away. */
const superviseSeconds = 20;
const spaceEveryMs = 1_000;

export async function openJobs(database: Database, log: Log, condition: Condition): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: database.url,
    max: 4,
    useListenNotify: true,
    schedule: false,
    application_name: 'dealwright-jobs',
    monitorIntervalSeconds: superviseSeconds,
    superviseIntervalSeconds: superviseSeconds,
  });
  const unsettled = openUnsettledJobs({
    db: database.db,
    condition,
    log,
    giveBack: async (queue, ids) => {
      await boss.fail(queue, ids, { reason: 'the database did not hear how it ended' });
    },
  });
  boss.on('error', (error) => {
    log.error({ err: error }, 'jobs failed');
    unsettled.look();
  });
  boss.on('warning', (warning) => log.debug({ warning }, 'jobs warning'));
  const slots = openJobSlots(boss, { db: database.db, condition, log });
  await boss.start();
  await boss.createQueue(givenUpQueue, { ...givenUpOptions, notify: true, heartbeatSeconds });
  const stopping = new AbortController();
  const queues = new Set<string>();
  const bindings = new Map<string, JobBinding>();

  const ensureQueue = async (job: JobDefinition): Promise<void> => {
    if (queues.has(job.name)) return;
    const options = {
      policy: 'exclusive',
      notify: true,
      heartbeatSeconds,
      expireInSeconds: job.expireSeconds,
      deadLetter: givenUpQueue,
      ...retryOf(job),
    } as const;
    await boss.createQueue(job.name, options);
    if ((await boss.getQueue(job.name))?.deadLetter !== givenUpQueue) {
      await boss.updateQueue(job.name, { deadLetter: givenUpQueue });
      await adoptJobs(database.db, job.name, givenUpQueue);
    }
    queues.add(job.name);
  };

  /** Work that the database or the disk broke off fails only once both are back, so that it is not tried in vain. */
  const runPassing = async (work: () => Promise<void>, signal: AbortSignal): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const end = performance.now() + limits.process.jobWaitMs;
      while (isPassing(error) && !signal.aborted && performance.now() < end) {
        if (condition.database === 'up' && (await condition.hasSpace())) break;
        await new Promise((resolve) => setTimeout(resolve, spaceEveryMs));
      }
      throw error;
    }
  };

  /** A job that may be what ends the process is not run again at every start. */
  const runOnce = async (
    binding: JobBinding,
    each: { id: string; data: unknown },
    signal: AbortSignal,
  ): Promise<void> => {
    const { name } = binding.job;
    if ((await beginRun(database.db, name, each.id)) >= limits.process.openRuns) {
      await forbidRetry(database.db, name, each.id);
      throw new SetAside();
    }
    try {
      await runPassing(() => binding.run(each.data, signal), signal);
    } catch (error) {
      await endRun(database.db, name, each.id);
      throw error;
    }
  };

  return {
    async send(job, input, { key, afterSeconds, db }) {
      await ensureQueue(job);
      try {
        const parsed = job.input.parse(input) as object;
        const group = shareOf(job, parsed);
        return await boss.send(job.name, parsed, {
          // A queue that an earlier version made keeps its own.
          ...retryOf(job),
          singletonKey: key,
          startAfter: afterSeconds,
          ...(group === undefined ? {} : { group }),
          ...(db === undefined ? {} : { db: enqueueIn(db) }),
        });
      } catch (error) {
        throw isSocketFailure(error) ? new DatabaseAway('The job could not be stored', { cause: error }) : error;
      }
    },
    async cancel(job, id) {
      await boss.cancel(job.name, id);
    },
    async work(added) {
      if (bindings.size === 0)
        await slots.open({ name: givenUpQueue, concurrency: 1 }, (each) =>
          tellGivenUp(each, { bindings, db: database.db, log }),
        );
      for (const binding of added) bindings.set(binding.job.name, binding);
      for (const binding of added) {
        const { job } = binding;
        await ensureQueue(job);
        await slots.open(job, async (each) => {
          const signal = AbortSignal.any([each.signal, stopping.signal]);
          unsettled.began(each.id);
          try {
            await condition.track(`job ${job.name}`, each.id, () => runOnce(binding, each, signal));
          } finally {
            unsettled.ended(job.name, each.id);
          }
        });
      }
    },
    async recover(definitions) {
      for (const job of definitions) await ensureQueue(job);
      for (const job of [...definitions, { name: givenUpQueue }]) {
        const active = await activeJobIds(database.db, job.name);
        const here = new Set([...condition.underWay].map(({ id }) => id));
        const left = active.filter((id) => !here.has(id));
        if (left.length > 0) await boss.fail(job.name, left, { reason: endedProcess });
      }
    },
    async check() {
      if ((await boss.schemaVersion()) === null) throw new Error('The job tables are missing');
    },
    async rest() {
      slots.stop();
      await Promise.all([...queues].map((name) => boss.offWork(name, { wait: false })));
    },
    async close(graceMs) {
      unsettled.stop();
      slots.stop();
      const timer = setTimeout(() => stopping.abort(), graceMs);
      await boss.stop({ graceful: true, timeout: graceMs + 3000 });
      clearTimeout(timer);
    },
  };
}
