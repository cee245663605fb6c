import type { TenantContext } from '#server/platform/context.ts';
import { scheduleEmptying } from './schedule-emptying.ts';
import { trashStore } from './trash.store.ts';

/** Moves a preparation to the trash: its brief, links and marks are out of every list and call at once. False: it is not there. */
export async function putPrepAway(ctx: TenantContext, { prepId }: { prepId: string }): Promise<boolean> {
  const moved = await trashStore(ctx).putPrep(prepId);
  if (moved) await scheduleEmptying(ctx, { key: prepId });
  return moved;
}
