import { z } from 'zod';
import type { ContentAnswer, DeletedContent } from '#contract/content.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { putContentAway } from '#server/features/trash/put-content-away.ts';
import { contentStore } from './content.store.ts';

/** Moves items to the trash, which removes them from lists, search and new briefs; returns one result per id. */
export async function deleteContent(
  ctx: TenantContext,
  { documentIds }: { documentIds: readonly string[] | undefined },
): Promise<ContentAnswer> {
  if (documentIds === undefined) throw new AppError('invalid_input', 'Name the documents to delete');
  const ids = [...new Set(documentIds)].filter((id) => z.uuid().safeParse(id).success);
  const names = new Map((await contentStore(ctx).listOf(ids)).map(({ id, name }) => [id, name]));
  const gone = await putContentAway(ctx, { ids });
  if (documentIds.length === 1 && !gone.has(documentIds[0] ?? ''))
    throw new AppError('not_found', 'This content no longer exists');
  for (const id of documentIds) {
    const name = names.get(id);
    if (gone.has(id) && name !== undefined)
      await recordChange(ctx, { action: 'content.deleted', subject: name, details: {} });
  }
  const data = documentIds.map((deletedId): DeletedContent =>
    gone.has(deletedId)
      ? { success: true, deletedId }
      : { success: false, deletedId, error: 'This content no longer exists' },
  );
  return { status: 'success', documents: [], data: data.length === 1 && data[0] !== undefined ? data[0] : data };
}
