import type { TenantContext } from '#server/platform/context.ts';
import { contentEmbedJob } from './embed.job.ts';

/** Enqueues the embedding of what was just learned; without `item`, of whatever the organization still lacks. Without a model it does nothing. */
export async function startEmbedding(
  ctx: TenantContext,
  item: { contentId: string; runId: string } | null,
): Promise<void> {
  if (ctx.services.embeddings === null) return;
  const { organizationId, userId } = ctx;
  const key = item === null ? organizationId : `${item.contentId} ${item.runId}`;
  await ctx.services.jobs.send(
    contentEmbedJob,
    { organizationId, userId, contentId: item?.contentId ?? null },
    { key },
  );
}
