import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Asks the saved questions of an organization after its content changed. */
export const contentQuestionsJob = defineJob({
  name: 'content-questions',
  input: z.object({ organizationId: z.string(), userId: z.string() }),
  expireSeconds: 1800,
  concurrency: 1,
});
