import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { defineJob } from '#server/platform/jobs.ts';
import { checkPage } from './check-page.ts';

/** Looks whether a web page changed; each look enqueues the next. */
export const contentCheckJob = defineJob({
  name: 'content-check',
  input: z.object({ organizationId: z.string(), userId: z.string(), contentId: z.string(), due: z.string() }),
  expireSeconds: limits.content.runMs / 1000 + 30,
  concurrency: 2,
  handle: (services, input, signal) => checkPage(jobContext(services, input), { contentId: input.contentId, due: input.due, signal }),
});
