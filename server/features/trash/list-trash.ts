import type { OutputOf } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { listTrash as endpoint, TrashItem } from '#contract/trash.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { trashStore } from './trash.store.ts';

/** Returns what can be restored, newest first; expired items are only waiting to be deleted. */
export async function listTrash(ctx: TenantContext): Promise<OutputOf<typeof endpoint>> {
  const store = trashStore(ctx);
  const [preps, items] = await Promise.all([store.preps(), store.items()]);
  const times = (deletedAt: Date) => ({
    deletedAt: deletedAt.toISOString(),
    endsAt: new Date(deletedAt.getTime() + limits.trash.keptMs).toISOString(),
  });
  const all: TrashItem[] = [
    ...preps.map(({ id, companyName, firstName, lastName, userId, deletedAt, deletedBy }) => ({
      kind: 'prep' as const,
      id,
      name: companyName,
      more: `${firstName} ${lastName}`.trim(),
      deletedBy,
      mayChange: userId === ctx.userId || ctx.role === 'org:admin',
      ...times(deletedAt),
    })),
    ...items.map(({ id, name, title, kind, deletedAt, deletedBy }) => ({
      kind: 'content' as const,
      id,
      name: kind === 'document' || title === '' ? name : title,
      more: kind,
      deletedBy,
      mayChange: true,
      ...times(deletedAt),
    })),
  ];
  const now = new Date().toISOString();
  return {
    items: all.filter(({ endsAt }) => endsAt > now).toSorted((a, b) => b.deletedAt.localeCompare(a.deletedAt)),
  };
}
