import type { OutputOf } from '#contract/endpoint.ts';
import type { readHealth as endpoint } from '#contract/health.ts';
import type { Context, Services } from '#server/platform/context.ts';
import { isNoSpace } from '#server/process/passing-failure.ts';
import { pingDatabase } from './health.store.ts';
import { keepCheck, type KeptCheck } from './kept-checks.ts';

type Health = OutputOf<typeof endpoint>;
type Part = keyof Health['checks'];

const kept = new WeakMap<Services, Record<Part, KeptCheck>>();

function checksOf(services: Services): Record<Part, KeptCheck> {
  const known = kept.get(services);
  if (known !== undefined) return known;
  const checks = { database: keepCheck(), jobs: keepCheck(), files: keepCheck() };
  kept.set(services, checks);
  return checks;
}

/**
 * Checks each part with a real operation: a query, the job tables, a written file. One that passed is known for a
 * moment (kept-checks.ts), unless the embedded database is away.
 */
export async function readHealth(ctx: Context): Promise<Health> {
  const { database, jobs, files, condition } = ctx.services;
  const checks = checksOf(ctx.services);
  const failureOf = async (part: Part, check: () => Promise<void>): Promise<{ error: unknown } | null> => {
    if (condition.database !== 'up') checks[part].forget();
    try {
      await checks[part].passed(check);
      return null;
    } catch (error) {
      ctx.log.error({ err: error, part }, 'health check failed');
      return { error };
    }
  };
  const [databaseFailure, jobsFailure, filesFailure] = await Promise.all([
    failureOf('database', () => pingDatabase(database.db)),
    failureOf('jobs', () => jobs.check()),
    failureOf('files', () => files.check()),
  ]);
  // Read once, after all: the database and its jobs fail for the same reason.
  const isDatabaseFull = condition.database === 'full';
  const outcome = (failure: { error: unknown } | null, isFull = false): Health['checks'][Part] => {
    if (failure === null) return 'ok';
    return isFull || isNoSpace(failure.error) ? 'full' : 'failed';
  };
  const databaseState = outcome(databaseFailure, isDatabaseFull);
  const jobsState = outcome(jobsFailure, isDatabaseFull);
  const filesState = outcome(filesFailure);
  const healthy = !condition.ending && [databaseState, jobsState, filesState].every((state) => state === 'ok');
  return {
    status: healthy ? 'ok' : 'degraded',
    checks: { database: databaseState, jobs: jobsState, files: filesState },
  };
}
