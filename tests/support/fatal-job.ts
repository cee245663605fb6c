// A process with one job that kills it: `node fatal-job.ts DATABASE_URL QUEUE [send RETRIES]`.
// Prints what happened to the job.
import { z } from 'zod';
import { openDatabase } from '#server/db/open-database.ts';
import { bindJob, defineJob, openJobs } from '#server/platform/jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { createCondition } from '#server/process/condition.ts';

const [url = '', name = '', send, retries = '5'] = process.argv.slice(2);
const log = createLog('silent');
const input = z.object({ mark: z.string() });
const retry = { limit: Number(retries), delaySeconds: 1, maxDelaySeconds: 1 };
const job = defineJob({ name, input, expireSeconds: 60, concurrency: 1, retry });
const jobs = await openJobs(openDatabase(url), log, createCondition());
if (send === 'send') await jobs.send(job, { mark: 'a' }, { key: 'k' });
await jobs.recover([job]);
const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
const work = async (): Promise<void> => {
  say('began');
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => {});
};
const told = bindJob(job, work, async ({ mark }, reason) => {
  say(`set aside ${mark}: ${reason}`);
  // Long enough for a second report to arrive.
  setTimeout(() => process.exit(0), 3_000);
});
await jobs.work([{ ...told, gaveUp: (_error, how) => say(how) }]);
await new Promise((resolve) => setTimeout(resolve, 10_000));
process.exit(0);
