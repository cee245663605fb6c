import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { defineJob } from '#server/platform/jobs.ts';

/** Checks whether a web page changed; each check schedules the next. */
export const contentCheckJob = defineJob({
  name: 'content-check',
  input: z.object({ organizationId: z.string(), userId: z.string(), contentId: z.string(), due: z.string() }),
  expireSeconds: limits.content.runMs / 1000 + 30,
  concurrency: 2,
});
