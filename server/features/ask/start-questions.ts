import type { TenantContext } from '#server/platform/context.ts';
import { contentQuestionsJob } from './questions.job.ts';

const settleSeconds = 2;

/** Has the saved questions asked soon; changes that come one after the other make one run. */
export async function startQuestions(ctx: TenantContext): Promise<void> {
  const { organizationId, userId } = ctx;
  await ctx.services.jobs.send(
    contentQuestionsJob,
    { organizationId, userId },
    { key: organizationId, afterSeconds: settleSeconds },
  );
}
