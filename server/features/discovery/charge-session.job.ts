import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Sent when a session begins, due at the start of its second minute. */
export const chargeSessionJob = defineJob({
  name: 'discovery-charge',
  input: z.object({ organizationId: z.string(), userId: z.string(), sessionId: z.string() }),
  expireSeconds: 60,
  concurrency: 2,
});
