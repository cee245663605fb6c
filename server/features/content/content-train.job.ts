import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { defineJob } from '#server/platform/jobs.ts';

/** Reads one document, page or video and makes it searchable; starts over after a crash. */
export const contentTrainJob = defineJob({
  name: 'content-train',
  input: z.object({ organizationId: z.string(), userId: z.string(), contentId: z.string() }),
  expireSeconds: limits.content.runMs / 1000 + 30,
  concurrency: 3,
});
