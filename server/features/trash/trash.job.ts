import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

const owner = { organizationId: z.string(), userId: z.string() };

/** Sent with each deletion, due on the day its time in the trash ends. */
export const emptyTrashJob = defineJob({
  name: 'trash-empty',
  input: z.object(owner),
  expireSeconds: 600,
  concurrency: 1,
});

/** Puts a restored item's passages back into the index. */
export const restoreContentJob = defineJob({
  name: 'trash-restore',
  input: z.object({ ...owner, contentId: z.string() }),
  expireSeconds: 900,
  concurrency: 1,
});
