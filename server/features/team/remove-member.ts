import type { TenantContext } from '#server/platform/context.ts';
import { endMembership } from './end-membership.ts';

/** Removes somebody; without `workTo` the admin who removes takes over the work. */
export async function removeMember(
  ctx: TenantContext,
  { memberId, workTo = ctx.userId }: { memberId: string; workTo?: string | undefined },
): Promise<{ success: boolean; preparations: number }> {
  return endMembership(ctx, { memberId, workTo, action: 'member.removed' });
}
