import type { TrashKind } from '#contract/trash.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { retrainContent } from '#server/features/content/retrain-content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findTrash } from './find-trash.ts';
import { restoreContentJob } from './trash.job.ts';
import { trashStore } from './trash.store.ts';

/** Restores an item. Content can be found again once its passages are in the index. */
export async function restoreTrash(
  ctx: TenantContext,
  { kind, id }: { kind: TrashKind; id: string },
): Promise<{ success: boolean }> {
  const { name, details, deletedAt } = await findTrash(ctx, { kind, id });
  const store = trashStore(ctx);
  if (kind === 'prep') await store.restorePrep(id);
  else {
    const { organizationId, userId, services } = ctx;
    for (const item of await store.restoreItem(id, deletedAt)) {
      const wasRead = item.hasText && item.stage !== 'received' && item.stage !== 'extracting';
      if (wasRead)
        await services.jobs.send(
          restoreContentJob,
          { organizationId, userId, contentId: item.id },
          { key: `${organizationId} ${item.id}` },
        );
      else if (item.stage !== 'failed' && item.stage !== 'ready') await retrainContent(ctx, { contentIds: [item.id] });
    }
  }
  await recordChange(ctx, {
    action: kind === 'prep' ? 'preparation.restored' : 'content.restored',
    subject: name,
    details,
  });
  return { success: true };
}
