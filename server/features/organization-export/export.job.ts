import { z } from 'zod';
import { exportLimits } from '#contract/organization-export.ts';
import { defineJob } from '#server/platform/jobs.ts';

const input = z.object({ organizationId: z.string(), userId: z.string(), exportId: z.string() });

export const exportJob = defineJob({
  name: 'organization-export',
  input,
  expireSeconds: exportLimits.runMs / 1000,
  concurrency: 1,
});

/** Deletes files that can no longer be downloaded; retries for about half a day while the file store is away. */
export const exportEndJob = defineJob({
  name: 'organization-export-end',
  input,
  expireSeconds: 300,
  concurrency: 1,
  retry: { limit: 20, delaySeconds: 2, maxDelaySeconds: 3600 },
});
