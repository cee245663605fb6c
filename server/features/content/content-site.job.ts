import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { defineJob } from '#server/platform/jobs.ts';

/** Finds the pages of a sitemap or site; a separate job reads each page. */
export const contentSiteJob = defineJob({
  name: 'content-site',
  input: z.object({ organizationId: z.string(), userId: z.string(), contentId: z.string() }),
  expireSeconds: limits.content.site.runMs / 1000 + 60,
  concurrency: 1,
});
