import type { ContentAnswer, SentMetadata, Sync } from '#contract/content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { contentIndexStore } from '#server/search/passage-index.store.ts';
import { contentStore, type ItemChange } from './content.store.ts';
import { findContent } from './find-content.ts';
import { headOf } from '#server/search/head-of.ts';
import { metadataChange } from './metadata-change.ts';
import { nextCheck } from './next-check.ts';
import { sayOpenTo } from '#server/features/team-only/say-open-to.ts';
import { scheduleCheck } from './schedule-check.ts';

interface UpdateInput {
  documentId: string | undefined;
  metadata: SentMetadata | undefined;
  sync?: Sync | undefined;
}

/** Updates an item's metadata; omitted keys keep their stored values. */
export async function updateContent(
  ctx: TenantContext,
  { documentId = '', metadata = {}, sync }: UpdateInput,
): Promise<ContentAnswer> {
  const item = await findContent(ctx, documentId);
  const synced: ItemChange =
    sync === undefined || item.kind !== 'webpage' ? {} : { sync, nextCheckAt: nextCheck(sync, new Date()) };
  const { openTo = item.openTo, ...details } = await metadataChange(ctx, metadata);
  if (openTo !== item.openTo) await sayOpenTo(ctx, { items: [item], openTo });
  const { validFrom, validUntil } = { ...item, ...details };
  if (validFrom !== null && validUntil !== null && validUntil < validFrom)
    throw new AppError('invalid_input', 'Valid until is before Valid from. Nothing was changed.');
  const change: ItemChange = { ...details, ...synced };
  if (!(await contentStore(ctx).change(item.id, { ...change, modifiedAt: new Date() })))
    throw new AppError('not_found', 'This content no longer exists');
  const changed = { ...item, ...change };
  await contentIndexStore(ctx).writeHead(item.id, (opening) => headOf(changed, opening));
  if (sync !== undefined) await scheduleCheck(ctx, item.id);
  return {
    status: 'success',
    documents: [
      { fileKey: item.fileKey, Status: item.stage === 'failed' ? 'failed' : 'completed', DocumentId: item.id },
    ],
  };
}
