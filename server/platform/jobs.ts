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

/** A kind of durable work: the contract between its senders and the verb bound in `server/jobs.ts`. */
export interface JobDefinition<T extends z.ZodType = z.ZodType> {
  name: string;
  input: T;
  /** Timeout of a run in seconds, after which it is retried. */
  expireSeconds: number;
  /** Runs in parallel per node. */
  concurrency: number;
  /** Runs in parallel per organization and node, by the input's `organizationId`. Default: no separate limit. */
  share?: number;
  /** Retry policy; the delay doubles each time. Default: five retries, starting at one second. */
  retry?: { limit: number; delaySeconds: number; maxDelaySeconds: number };
}

/**
 * Does the work of one kind. May run again after a crash, so it checks the current state first.
 * Sending the same `key` while one is waiting does nothing.
 */
export interface JobBinding {
  job: JobDefinition;
  /** Receives the stored input, validated with the job's schema. */
  run(input: unknown, signal: AbortSignal): Promise<void>;
  /** Marks the job's subject as failed, so that its owner finds out; does nothing if it has already ended. */
  setAside(input: unknown, reason: string): Promise<void>;
  /** Tells the operator that a job won't be retried. */
  gaveUp?(error: unknown, how: 'job_failed' | 'job_set_aside'): void;
}

/** Returns the organization of a job with a `share`, or undefined if it has none. */
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

/** Keeps the input type at the definition; the list of all jobs holds untyped definitions. */
export function defineJob<T extends z.ZodType>(definition: JobDefinition<T>): JobDefinition<T> {
  return definition;
}

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
   * Enqueues a job: `afterSeconds` delays it, `db` makes it part of a transaction and visible on commit.
   * Returns the job's id, or null if one with that key is waiting.
   */
  send<T extends z.ZodType>(
    job: JobDefinition<T>,
    input: z.infer<T>,
    options: { key: string; afterSeconds?: number; db?: Db },
  ): Promise<string | null>;
  /** Cancels a sent job. */
  cancel(job: JobDefinition, id: string): Promise<void>;
  /** Starts working on the given kinds of jobs. */
  work(bindings: readonly JobBinding[]): Promise<void>;
  /** Releases active jobs left by a dead process or database. Safe only if no other node is working. */
  recover(definitions: readonly JobDefinition[]): Promise<void>;
  /** Throws if no job can be stored. */
  check(): Promise<void>;
  /** Stops taking new jobs; running ones continue. */
  rest(): Promise<void>;
  /** Waits up to `graceMs` for running jobs, releases the rest, then disconnects from the database. */
  close(graceMs: number): Promise<void>;
}

const heartbeatSeconds = 20;
/** How often to look for jobs of lost nodes. */
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

  /** Work interrupted by the database or disk fails only once both are back, so that no retry is wasted. */
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

  /** A job that may crash the process must not run again at every start. */
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
          // A queue created by an earlier version keeps its own retry policy.
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
