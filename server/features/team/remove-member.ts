import type { TenantContext } from '#server/platform/context.ts';
import { endMembership } from './end-membership.ts';

/** Removes a member; without `workTo`, the removing admin takes over the work. */
export async function removeMember(
  ctx: TenantContext,
  { memberId, workTo = ctx.userId }: { memberId: string; workTo?: string | undefined },
): Promise<{ success: boolean; preparations: number }> {
  return endMembership(ctx, { memberId, workTo, action: 'member.removed' });
}
