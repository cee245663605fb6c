import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { contentStore } from './content.store.ts';
import { findContent } from './find-content.ts';

const gone = 'This content has no original file';

/** Returns the original file, of a specific version if one is named. */
export async function readContentFile(
  ctx: TenantContext,
  { contentId, version }: { contentId: string; version?: number | undefined },
): Promise<{ bytes: Uint8Array; name: string; mimeType: string }> {
  const item = await findContent(ctx, contentId);
  const wanted =
    version === undefined || version === item.version
      ? item
      : (await contentStore(ctx).versionsOf(item.id)).find((each) => each.version === version);
  const bytes = wanted?.file === undefined || wanted.file === null ? null : await ctx.services.files.read(wanted.file);
  if (wanted === undefined || bytes === null) throw new AppError('not_found', gone);
  return { bytes, name: wanted.name, mimeType: wanted.mimeType };
}
