import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Brings what was indexed by an earlier version into the present form, while it goes on being found. */
export const contentRenewJob = defineJob({
  name: 'content-renew',
  input: z.object({ organizationId: z.string(), userId: z.string() }),
  expireSeconds: 3600,
  concurrency: 1,
  retry: { limit: 8, delaySeconds: 5, maxDelaySeconds: 900 },
});
