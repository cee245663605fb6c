import { openToWords, type OpenTo } from '#contract/content.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { teamOnlyStore } from './team-only.store.ts';

/**
 * Says who may hear items and, of a sitemap or crawl, the pages that it found. Briefs that quote them show it at
 * once; cards and proposals are composed from the index, which holds what was said.
 */
export async function sayOpenTo(
  ctx: TenantContext,
  { items, openTo }: { items: readonly { id: string; name: string }[]; openTo: OpenTo },
): Promise<void> {
  if (items.length === 0) return;
  await teamOnlyStore(ctx).say(
    items.map(({ id }) => id),
    openTo,
  );
  for (const { name } of items)
    await recordChange(ctx, {
      action: 'content.open-to',
      subject: name,
      details: { 'who may hear it': openToWords[openTo] },
    });
}
