import { z } from 'zod';
import type { InputOf } from '#contract/endpoint.ts';
import type { editManyContents as endpoint } from '#contract/content-library.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { sayOpenTo } from '#server/features/team-only/say-open-to.ts';
import { contentStore } from './content.store.ts';
import { updateContent } from './update-content.ts';

const lists = ['solutions', 'audience', 'tags'] as const;

/** Adds, removes and replaces metadata of several items; returns the ids that exist. */
export async function editMany(
  ctx: TenantContext,
  { contentIds, set, add, remove, sync }: InputOf<typeof endpoint>,
): Promise<{ changed: string[] }> {
  const rows = await contentStore(ctx).listOf(contentIds.filter((id) => z.uuid().safeParse(id).success));
  const { openTo, ...each } = set;
  // All at once: what briefs quote from them is looked for in every version of every brief.
  if (openTo !== undefined) await sayOpenTo(ctx, { items: rows.filter((row) => row.openTo !== openTo), openTo });
  for (const row of rows) {
    const changed = lists.flatMap((key) => {
      if (add[key] === undefined && remove[key] === undefined) return [];
      const gone = new Set((remove[key] ?? []).map((label) => label.toLowerCase()));
      const left = row[key].filter((label) => !gone.has(label.toLowerCase()));
      const known = new Set(left.map((label) => label.toLowerCase()));
      return [[key, [...left, ...(add[key] ?? []).filter((label) => !known.has(label.toLowerCase()))]] as const];
    });
    await updateContent(ctx, { documentId: row.id, metadata: { ...each, ...Object.fromEntries(changed) }, sync });
  }
  return { changed: rows.map(({ id }) => id) };
}
