import { z } from 'zod';
import { jobContext } from '#server/platform/job-context.ts';
import { defineJob } from '#server/platform/jobs.ts';
import { runQuestions } from './run-questions.ts';

/** Asks the saved questions of an organization after its content changed. */
export const contentQuestionsJob = defineJob({
  name: 'content-questions',
  input: z.object({ organizationId: z.string(), userId: z.string() }),
  expireSeconds: 300,
  concurrency: 1,
  handle: async (services, input) => {
    await runQuestions(jobContext(services, input), { onlyDue: true });
  },
});
