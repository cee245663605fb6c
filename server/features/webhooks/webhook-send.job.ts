import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/**
 * One attempt of one delivery; a failure enqueues the next.
 * Slots only wait for responses, so there are many; an organization has few of them, so that its unresponsive receivers
 * delay no one else's deliveries.
 */
export const webhookSendJob = defineJob({
  name: 'webhook-send',
  input: z.object({ organizationId: z.string(), deliveryId: z.string(), attempt: z.number().int() }),
  expireSeconds: 60,
  concurrency: 24,
  share: 3,
});
