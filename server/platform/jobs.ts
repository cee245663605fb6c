import { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { activeJobIds } from '#server/db/active-jobs.ts';
import type { Database } from '#server/db/open-database.ts';
import type { Services } from './context.ts';
import type { Log } from './log.ts';

/**
 * A kind of durable work. The handler may run again after a crash, so it looks at the world before it acts;
 * the same `key` while one is waiting does nothing.
 */
export interface JobDefinition<T extends z.ZodType = z.ZodType> {
  name: string;
  input: T;
  /** A run that takes longer is given up and tried again, in seconds. */
  expireSeconds: number;
  /** How many run at once on one node. */
  concurrency: number;
  /** How a failed run is tried again; the delay doubles each time. Default: five times, a second apart. */
  retry?: { limit: number; delaySeconds: number; maxDelaySeconds: number };
  handle(services: Services, input: z.infer<T>, signal: AbortSignal): Promise<void>;
}

/** Typed at the place of definition; the list of all jobs holds them as plain definitions. */
export function defineJob<T extends z.ZodType>(definition: JobDefinition<T>): JobDefinition<T> {
  return definition;
}

export interface Jobs {
  /** Enqueues; with `afterSeconds` it starts that much later. Returns the job's id, null when one of that key waits. */
  send<T extends z.ZodType>(job: JobDefinition<T>, input: z.infer<T>, options: { key: string; afterSeconds?: number }): Promise<string | null>;
  /** Takes back a job that was sent. */
  cancel(job: JobDefinition, id: string): Promise<void>;
  /** Begins to work on the given jobs. */
  work(services: Services, definitions: readonly JobDefinition[]): Promise<void>;
  /** Hands back what a dead process of this folder left active; only right where no other node works. */
  recover(definitions: readonly JobDefinition[]): Promise<void>;
  /** Throws when no job can be stored. */
  check(): Promise<void>;
  /** Lets running jobs end or hands them back after `graceMs`, then lets go of the database. */
  close(graceMs: number): Promise<void>;
}

const heartbeatSeconds = 20;

export async function openJobs(database: Database, log: Log): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: database.url, max: 4, useListenNotify: true, schedule: false, application_name: 'dealwright-jobs' });
  boss.on('error', (error) => log.error({ err: error }, 'jobs failed'));
  boss.on('warning', (warning) => log.debug({ warning }, 'jobs warning'));
  await boss.start();
  const stopping = new AbortController();
  const queues = new Set<string>();

  const ensureQueue = async (job: JobDefinition): Promise<void> => {
    if (queues.has(job.name)) return;
    const { retry } = job;
    const again = retry === undefined ? { retryLimit: 5, retryDelay: 1 } : { retryLimit: retry.limit, retryDelay: retry.delaySeconds, retryBackoff: true, retryDelayMax: retry.maxDelaySeconds };
    const options = { policy: 'exclusive', notify: true, heartbeatSeconds, expireInSeconds: job.expireSeconds, ...again } as const;
    await boss.createQueue(job.name, options);
    queues.add(job.name);
  };

  return {
    async send(job, input, { key, afterSeconds }) {
      await ensureQueue(job);
      return boss.send(job.name, job.input.parse(input) as object, { singletonKey: key, startAfter: afterSeconds });
    },
    async cancel(job, id) {
      await boss.cancel(job.name, id);
    },
    async work(services, definitions) {
      for (const job of definitions) {
        await ensureQueue(job);
        await boss.work(job.name, { localConcurrency: job.concurrency, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2, batchSize: 1 }, async (batch) => {
          for (const each of batch) {
            await job.handle(services, job.input.parse(each.data), AbortSignal.any([each.signal, stopping.signal]));
          }
        });
      }
    },
    async recover(definitions) {
      for (const job of definitions) {
        await ensureQueue(job);
        const active = await activeJobIds(database.db, job.name);
        if (active.length > 0) await boss.fail(job.name, active, { reason: 'the process that ran it ended' });
      }
    },
    async check() {
      if ((await boss.schemaVersion()) === null) throw new Error('The job tables are missing');
    },
    async close(graceMs) {
      const timer = setTimeout(() => stopping.abort(), graceMs);
      await boss.stop({ graceful: true, timeout: graceMs + 3000 });
      clearTimeout(timer);
    },
  };
}
