import { z } from 'zod';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { contentStore, type ItemRow } from './content.store.ts';

/**
 * Returns an item of the caller's organization. Throws the same error for an unknown id and for another organization's.
 */
export async function findContent(
  ctx: TenantContext,
  contentId: string,
  missing = 'This content no longer exists',
): Promise<ItemRow> {
  const item = z.uuid().safeParse(contentId).success ? await contentStore(ctx).find(contentId) : null;
  if (item === null) throw new AppError('not_found', missing);
  return item;
}
