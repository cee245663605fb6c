import type { TenantContext } from '#server/platform/context.ts';
import { contentSiteJob } from './content-site.job.ts';
import { contentTrainJob } from './content-train.job.ts';
import type { ItemRow } from './content.store.ts';

/** Enqueues reading an item, once per version and retry. */
export async function startTraining(
  ctx: TenantContext,
  item: Pick<ItemRow, 'id' | 'version' | 'retryCount' | 'scope'>,
): Promise<void> {
  const input = { organizationId: ctx.organizationId, userId: ctx.userId, contentId: item.id };
  const job = item.scope === 'page' ? contentTrainJob : contentSiteJob;
  await ctx.services.jobs.send(job, input, { key: `${item.id} ${item.version} ${item.retryCount}` });
}
