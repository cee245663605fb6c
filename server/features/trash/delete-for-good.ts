import type { TrashKind } from '#contract/trash.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findTrash } from './find-trash.ts';
import { trashStore } from './trash.store.ts';

/** Permanently deletes an item in the trash with its rows, passages and files. */
export async function deleteForGood(
  ctx: TenantContext,
  { kind, id }: { kind: TrashKind; id: string },
): Promise<{ success: boolean }> {
  const { name, details } = await findTrash(ctx, { kind, id });
  const { erased, files } = await trashStore(ctx).erase({ kind, id });
  for (const file of files) await ctx.services.files.remove(file);
  if (erased)
    await recordChange(ctx, {
      action: kind === 'prep' ? 'preparation.erased' : 'content.erased',
      subject: name,
      details,
    });
  return { success: erased };
}
