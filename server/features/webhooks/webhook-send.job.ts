import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/**
 * One try of one delivery; a failed one enqueues the next. A slot does nothing but wait for an answer, so there are many; one
 * organization has few of them, so that its silent receivers hold up no other's deliveries.
 */
export const webhookSendJob = defineJob({
  name: 'webhook-send',
  input: z.object({ organizationId: z.string(), deliveryId: z.string(), attempt: z.number().int() }),
  expireSeconds: 60,
  concurrency: 24,
  share: 3,
});
