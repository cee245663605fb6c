import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** One try of one delivery; a failed one enqueues the next. */
export const webhookSendJob = defineJob({
  name: 'webhook-send',
  input: z.object({ organizationId: z.string(), deliveryId: z.string(), attempt: z.number().int() }),
  expireSeconds: 60,
  concurrency: 4,
});
