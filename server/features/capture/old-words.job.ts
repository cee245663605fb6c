import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Sent an hour after an organization sets its retention time; repeats itself daily. */
export const oldWordsJob = defineJob({
  name: 'capture-old-words',
  input: z.object({ organizationId: z.string(), userId: z.string() }),
  expireSeconds: 600,
  concurrency: 1,
  retry: { limit: 8, delaySeconds: 60, maxDelaySeconds: 3600 },
});
