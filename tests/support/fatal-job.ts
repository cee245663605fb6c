// A process with one job that ends it: `node fatal-job.ts DATABASE_URL QUEUE [send]`. Prints what happened to the job.
import { z } from 'zod';
import { openDatabase } from '#server/db/open-database.ts';
import { bindJob, defineJob, openJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { createCondition } from '#server/process/condition.ts';

const [url = '', name = '', send] = process.argv.slice(2);
const log = createLog('silent');
const input = z.object({ mark: z.string() });
const job = defineJob({ name, input, expireSeconds: 60, concurrency: 1 });
const jobs = await openJobs(openDatabase(url), log, createCondition());
if (send === 'send') await jobs.send(job, { mark: 'a' }, { key: 'k' });
await jobs.recover([job]);
const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
await jobs.work([
  bindJob(
    job,
    async () => {
      say('began');
      process.kill(process.pid, 'SIGKILL');
      await new Promise(() => {});
    },
    async ({ mark }, reason) => say(`set aside ${mark}: ${reason}`),
  ),
]);
await new Promise((resolve) => setTimeout(resolve, 6_000));
process.exit(0);
