import type { TenantContext } from '#server/platform/context.ts';
import { scheduleEmptying } from './schedule-emptying.ts';
import { trashStore } from './trash.store.ts';

/**
 * Moves a prep to the trash with its brief, links and marks, hidden at once everywhere. Returns false if there is none.
 */
export async function putPrepAway(ctx: TenantContext, { prepId }: { prepId: string }): Promise<boolean> {
  const moved = await trashStore(ctx).putPrep(prepId);
  if (moved) await scheduleEmptying(ctx, { key: prepId });
  return moved;
}
