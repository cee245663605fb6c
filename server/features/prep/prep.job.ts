import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { defineJob } from '#server/platform/jobs.ts';

/** Runs one prep; after a crash it starts over and replaces what the broken run left. */
export const prepJob = defineJob({
  name: 'prep-run',
  input: z.object({ organizationId: z.string(), userId: z.string(), prepId: z.string() }),
  expireSeconds: limits.prep.runMs / 1000 + 30,
  concurrency: 2,
});
