import { contentCheckJob } from '#server/features/content/content-check.job.ts';
import { contentEmbedJob } from '#server/features/content/content-embed.job.ts';
import { contentQuestionsJob } from '#server/features/content/content-questions.job.ts';
import { contentSiteJob } from '#server/features/content/content-site.job.ts';
import { contentTrainJob } from '#server/features/content/content-train.job.ts';
import { mailJob } from '#server/features/mail/mail.job.ts';
import { prepJob } from '#server/features/prep/prep.job.ts';
import type { JobDefinition } from '#server/platform/jobs.ts';

/** Every kind of durable work of the product. */
export const jobDefinitions: readonly JobDefinition[] = [prepJob, mailJob, contentTrainJob, contentSiteJob, contentCheckJob, contentQuestionsJob, contentEmbedJob];
