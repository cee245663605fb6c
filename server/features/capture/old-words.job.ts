import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Sent an hour after an organization says how long it keeps transcripts, and from then on by itself once a day. */
export const oldWordsJob = defineJob({
  name: 'capture-old-words',
  input: z.object({ organizationId: z.string(), userId: z.string() }),
  expireSeconds: 600,
  concurrency: 1,
  retry: { limit: 8, delaySeconds: 60, maxDelaySeconds: 3600 },
});
