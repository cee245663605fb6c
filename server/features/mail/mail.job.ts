import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

export const messageSchema = z.object({
  key: z.string(),
  to: z.string(),
  organizationId: z.string().nullable(),
  link: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});

/** The email is stored encrypted, because its link may open an account. */
export const mailJob = defineJob({
  name: 'mail',
  input: z.object({ sealed: z.string() }),
  expireSeconds: 120,
  concurrency: 2,
  retry: { limit: 14, delaySeconds: 2, maxDelaySeconds: 3600 },
});
