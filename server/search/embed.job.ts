import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Has passages embedded once they are searchable by their words: of one item, or all that an organization lacks. */
export const contentEmbedJob = defineJob({
  name: 'content-embed',
  input: z.object({ organizationId: z.string(), userId: z.string(), contentId: z.string().nullable() }),
  expireSeconds: 3600,
  concurrency: 1,
  retry: { limit: 8, delaySeconds: 5, maxDelaySeconds: 900 },
});
