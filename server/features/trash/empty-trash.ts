import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { trashStore } from './trash.store.ts';

/** Permanently deletes items whose time in the trash is over. */
export async function emptyTrash(ctx: TenantContext): Promise<void> {
  const store = trashStore(ctx);
  for (const each of await store.overdue(new Date(Date.now() - limits.trash.keptMs))) {
    const { files } = await store.erase(each);
    for (const file of files) await ctx.services.files.remove(file);
  }
}
