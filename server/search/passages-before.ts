import type { ContentPassage } from '#contract/ask.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentSearchStore } from './passage-search.store.ts';

/** Passages that a heading above a whole part is looked for in. */
const looked = 30;

/** Returns what stands right before these passages in their items. */
export async function passagesBefore(
  ctx: TenantContext,
  passages: readonly ContentPassage[],
): Promise<ContentPassage[]> {
  const items = new Map(passages.map((passage) => [passage.contentId, passage]));
  const rows = await contentSearchStore(ctx).textsBefore(passages, looked);
  return rows.flatMap(({ place, itemId, ...row }) => {
    const item = items.get(itemId);
    return item === undefined ? [] : [{ ...item, ...row, passageId: String(place) }];
  });
}
