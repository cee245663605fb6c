import type { OutputOf } from '#contract/endpoint.ts';
import type { readContent as endpoint } from '#contract/content-library.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { contentStore } from './content.store.ts';
import { findContent } from './find-content.ts';
import { listContent } from './list-content.ts';

/** Returns an item with its versions, newest first, and its latest citations. */
export async function readContent(
  ctx: TenantContext,
  { contentId }: { contentId: string },
): Promise<OutputOf<typeof endpoint>> {
  const row = await findContent(ctx, contentId);
  const store = contentStore(ctx);
  const [[item], versions, citations] = await Promise.all([
    listContent(ctx, { which: { contentIds: [row.id], fileKeys: [] } }),
    store.versionsOf(row.id),
    store.citationsOf(row.id),
  ]);
  if (item === undefined) throw new AppError('not_found', 'This content no longer exists');
  return {
    item,
    versions: versions.map(({ version, name, size, createdAt, userName, words, pages }) => {
      const current = version === row.version;
      return {
        version,
        name,
        size,
        createdAt: createdAt.toISOString(),
        userName,
        words: current ? row.words : words,
        pages: current ? row.pages : pages,
        current,
      };
    }),
    citedIn: citations.map(({ place, label, reference, quote, page, second, createdAt, userName }) => ({
      place,
      label,
      reference,
      quote,
      page,
      second,
      at: createdAt.toISOString(),
      userName,
    })),
  };
}
