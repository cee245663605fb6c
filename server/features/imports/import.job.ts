import { z } from 'zod';
import { importLimits } from '#contract/imports.ts';
import { defineJob } from '#server/platform/jobs.ts';

export const importJob = defineJob({
  name: 'session-import',
  input: z.object({ organizationId: z.string(), userId: z.string(), importId: z.string() }),
  expireSeconds: importLimits.runMs / 1000,
  concurrency: 1,
});
