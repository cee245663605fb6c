import type { Services } from '#server/platform/context.ts';
import { countJobs } from './job-counts.store.ts';

/** Returns this node's metrics and the job counts of all nodes; omits the latter while the database is away. */
export async function writeMetrics({ metrics, database, log }: Services): Promise<string> {
  const own = await metrics.registry.metrics();
  try {
    const jobs = await countJobs(database.db);
    const lines = (name: string, help: string, rows: string[]): string =>
      `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${rows.map((row) => `${name}${row}\n`).join('')}`;
    const states = jobs.map(({ name, state, count }) => `{job="${name}",state="${state}"} ${count}`);
    const waits = new Map<string, number>();
    for (const { name, waited } of jobs) waits.set(name, Math.max(waits.get(name) ?? 0, waited));
    const ages = [...waits].map(([name, waited]) => `{job="${name}"} ${waited.toFixed(3)}`);
    return [
      own,
      lines('dealwright_jobs', 'Jobs of every node by kind and state', states),
      lines('dealwright_job_wait_seconds', 'How long the oldest job whose time has come waits', ages),
    ].join('\n');
  } catch (error) {
    log.warn({ err: error }, 'the jobs could not be counted for the metrics');
    return own;
  }
}
