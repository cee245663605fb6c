import type { TenantContext } from '#server/platform/context.ts';
import { teamStore } from './team.store.ts';
import { toUserRecord } from './team.view.ts';

/** Returns a member of the caller's organization, or null. */
export async function findMember(
  ctx: TenantContext,
  { userId }: { userId: string },
): Promise<ReturnType<typeof toUserRecord> | null> {
  const row = await teamStore(ctx).read((team) => team.memberOf(userId));
  return row === null ? null : toUserRecord(row);
}
