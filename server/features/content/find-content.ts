import { z } from 'zod';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { contentStore, type ItemRow } from './content.store.ts';

/** An item of the caller's organization; the same answer for an unknown id and for somebody else's. */
export async function findContent(
  ctx: TenantContext,
  contentId: string,
  missing = 'This content no longer exists',
): Promise<ItemRow> {
  const item = z.uuid().safeParse(contentId).success ? await contentStore(ctx).find(contentId) : null;
  if (item === null) throw new AppError('not_found', missing);
  return item;
}
