import type { TenantContext } from '#server/platform/context.ts';
import { contentCheckJob } from './content-check.job.ts';
import { contentStore } from './content.store.ts';

/** Enqueues the next look at a page, at the time that stands in its row; again for the same time: nothing. */
export async function scheduleCheck(ctx: TenantContext, contentId: string): Promise<void> {
  const item = await contentStore(ctx).find(contentId);
  if (item === null || item.nextCheckAt === null) return;
  const due = item.nextCheckAt.toISOString();
  const afterSeconds = Math.max(0, Math.ceil((item.nextCheckAt.getTime() - Date.now()) / 1000));
  await ctx.services.jobs.send(
    contentCheckJob,
    { organizationId: ctx.organizationId, userId: ctx.userId, contentId, due },
    { key: `${contentId} ${due}`, afterSeconds },
  );
}
