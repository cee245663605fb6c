import type { OutputOf } from '#contract/endpoint.ts';
import type { runQuestions } from '#contract/ask.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentQuestionStore } from './question.store.ts';
import { contentQuestionsJob } from './questions.job.ts';
import { readQuestions } from './read-questions.ts';

/** Has all saved questions asked again by a job; asked for twice, one run goes on. */
export async function askAllAgain(ctx: TenantContext): Promise<OutputOf<typeof runQuestions>> {
  const { organizationId, userId } = ctx;
  if (!(await readQuestions(ctx)).running) await contentQuestionStore(ctx).setDue();
  await ctx.services.jobs.send(contentQuestionsJob, { organizationId, userId }, { key: organizationId });
  return readQuestions(ctx);
}
