import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { readContentText as endpoint } from '#contract/content-library.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentTextStore } from './content-text.store.ts';
import { findContent } from './find-content.ts';

/** Returns a range of the extracted text, in order. */
export async function readContentText(
  ctx: TenantContext,
  { contentId, from, page }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const item = await findContent(ctx, contentId);
  const store = contentTextStore(ctx);
  const start = page === undefined ? from : await store.beforePage(item.id, page);
  const pieces = await store.read(item.id, start, limits.content.pieces);
  const end = start + pieces.length;
  return { pieces, total: item.passages, next: pieces.length > 0 && end < item.passages ? end : null };
}
