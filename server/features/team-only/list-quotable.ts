import { validityOn, type ContentKind, type NotQuoted } from '#contract/content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { teamOnlyStore } from './team-only.store.ts';

export interface QuotableItem {
  title: string;
  kind: ContentKind;
  /** Why no buyer may hear of it today; null: they may. */
  hidden: NotQuoted | null;
}

/** Returns those of the items that the organization still has, by id, each with whether buyers may hear of it today. */
export async function listQuotable(
  ctx: TenantContext,
  { contentIds }: { contentIds: readonly string[] },
): Promise<Map<string, QuotableItem>> {
  const day = new Date().toISOString().slice(0, 10);
  const rows = await teamOnlyStore(ctx).quotable([...new Set(contentIds)]);
  return new Map(
    rows.map(({ id, kind, title, name, stage, openTo, validFrom, validUntil }) => {
      const validity = validityOn(day, { validFrom: validFrom ?? '', validUntil: validUntil ?? '' });
      const today = validity !== 'valid' ? validity : stage === 'ready' ? null : 'unread';
      return [id, { title: title || name, kind, hidden: openTo === 'team' ? 'team-only' : today }];
    }),
  );
}
