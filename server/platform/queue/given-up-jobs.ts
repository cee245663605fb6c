import type { JobWithMetadata } from 'pg-boss';
import { limits } from '#contract/limits.ts';
import { isKeyBusy } from '#server/db/job-runs.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Log } from '../log.ts';

/**
 * The queue copies each job that won't be retried here, in the statement that ends it, whichever node runs that.
 * So every given-up job is reported, and in only one way.
 */
export const givenUpQueue = 'given-up';
export const givenUpOptions = {
  policy: 'standard',
  expireInSeconds: 120,
  retryLimit: 14,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
} as const;

/** Reason attached to a released run whose process did not finish it. */
export const endedProcess = 'the process that ran it ended';
const diedWords = [endedProcess, 'job heartbeat timeout', 'pg-boss shut down while active'];

const setAsideReason = `The server ended ${limits.process.openRuns} times while this ran, so it was set aside.`;
const diedReason = 'The server ended during its last try, so it was given up.';
const failedReason = 'It failed several times, so it was given up.';
const deepest = 5;

/** A job that may be crashing the process; it won't run again. */
export class SetAside extends Error {
  override readonly name = 'SetAside';
  constructor() {
    super(setAsideReason);
  }
}

/** The part of a job binding used here. */
interface Told {
  job: { name: string };
  setAside(input: unknown, reason: string): Promise<void>;
  gaveUp?(error: unknown, how: Ended['how']): void;
}

interface Ended {
  reason: string;
  how: 'job_failed' | 'job_set_aside';
  error: Error;
}

/** Rebuilds the error that the queue stored. */
function errorOf(output: object, depth = 0): Error {
  const { name, message, stack, cause } = output as Record<string, unknown>;
  const error = new Error(typeof message === 'string' ? message : failedReason);
  if (typeof name === 'string') error.name = name;
  if (typeof stack === 'string') error.stack = stack;
  if (typeof cause === 'object' && cause !== null && depth < deepest) error.cause = errorOf(cause, depth + 1);
  return error;
}

/**
 * Returns why a job was given up, from the queue's stored output: an error, a release reason or the queue's own text.
 */
export function endOf(output: object | null): Ended {
  const { name, reason, value } = (output ?? {}) as Record<string, unknown>;
  if (name === 'SetAside') return { reason: setAsideReason, how: 'job_set_aside', error: errorOf(output ?? {}) };
  const said = typeof value === 'object' && value !== null && 'message' in value ? value.message : value;
  const words = typeof reason === 'string' ? reason : said;
  if (typeof words !== 'string') return { reason: failedReason, how: 'job_failed', error: errorOf(output ?? {}) };
  const died = diedWords.includes(words);
  return { reason: died ? diedReason : failedReason, how: 'job_failed', error: new Error(words) };
}

/** Reports a given-up job to those concerned. Throws on failure, so that the queue retries. */
export async function tellGivenUp(
  { data, sourceName, sourceId, singletonKey, sourceOutput, retryCount }: JobWithMetadata<unknown>,
  { bindings, db, log }: { bindings: ReadonlyMap<string, Told>; db: Db; log: Log },
): Promise<void> {
  const binding = bindings.get(sourceName ?? '');
  if (binding === undefined) throw new Error(`No work here is called ${sourceName}`);
  const { reason, how, error } = endOf(sourceOutput);
  const about = { job: binding.job.name, id: sourceId };
  if (retryCount === 0) {
    log.error({ err: error, ...about }, reason);
    binding.gaveUp?.(error, how);
  }
  // The job was restarted meanwhile: its subject is in progress again.
  if (singletonKey !== null && (await isKeyBusy(db, binding.job.name, singletonKey))) return;
  try {
    await binding.setAside(data, reason);
  } catch (failure) {
    log.error({ err: failure, ...about }, 'nobody could be told of it');
    throw failure;
  }
}
