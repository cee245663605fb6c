import type { TrashKind } from '#contract/trash.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { trashStore } from './trash.store.ts';

/**
 * Returns an item in the trash that the caller may delete. Throws the same error for any other as for an unknown id.
 */
export async function findTrash(
  ctx: TenantContext,
  { kind, id }: { kind: TrashKind; id: string },
): Promise<{ name: string; details: Record<string, string>; deletedAt: Date }> {
  const store = trashStore(ctx);
  if (kind === 'content') {
    const item = await store.findItem(id);
    if (item === null || item.deletedAt === null) throw new AppError('not_found', 'This is no longer in the trash');
    return { name: item.name, details: {}, deletedAt: item.deletedAt };
  }
  const prep = await store.findPrep(id);
  if (prep === null || prep.deletedAt === null) throw new AppError('not_found', 'This is no longer in the trash');
  if (prep.userId !== ctx.userId && ctx.role !== 'org:admin')
    throw new AppError('forbidden', 'Only the person who started this prep or an admin can change it');
  return {
    name: prep.companyName,
    details: { person: `${prep.firstName} ${prep.lastName}`.trim() },
    deletedAt: prep.deletedAt,
  };
}
