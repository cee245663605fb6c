import type { OutputOf } from '#contract/endpoint.ts';
import type { readHealth as endpoint } from '#contract/health.ts';
import type { Context } from '#server/platform/context.ts';
import { isNoSpace } from '#server/process/passing-failure.ts';
import { pingDatabase } from './health.store.ts';

type Health = OutputOf<typeof endpoint>;

async function outcome(ctx: Context, part: string, check: () => Promise<unknown>): Promise<Health['checks']['files']> {
  try {
    await check();
    return 'ok';
  } catch (error) {
    ctx.log.error({ err: error, part }, 'health check failed');
    const full = isNoSpace(error) || (part !== 'files' && ctx.services.condition.database === 'full');
    return full ? 'full' : 'failed';
  }
}

/** Checks each part with a real operation: a query, the job tables, a written file. */
export async function readHealth(ctx: Context): Promise<Health> {
  const { database, jobs, files, condition } = ctx.services;
  const [databaseState, jobsState, filesState] = await Promise.all([
    outcome(ctx, 'database', () => pingDatabase(database.db)),
    outcome(ctx, 'jobs', () => jobs.check()),
    outcome(ctx, 'files', () => files.check()),
  ]);
  const checks = { database: databaseState, jobs: jobsState, files: filesState };
  const healthy = !condition.ending && Object.values(checks).every((state) => state === 'ok');
  return { status: healthy ? 'ok' : 'degraded', checks };
}
