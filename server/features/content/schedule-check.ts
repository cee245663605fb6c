import type { TenantContext } from '#server/platform/context.ts';
import { contentCheckJob } from './content-check.job.ts';
import { contentStore } from './content.store.ts';

/** Schedules a page's next check at the time stored in its row; idempotent for that time. */
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
