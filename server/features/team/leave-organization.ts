import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { endMembership } from './end-membership.ts';
import { teamStore } from './team.store.ts';

/** Ends the caller's own membership; the longest-standing other admin takes over. The last admin can't leave. */
export async function leaveOrganization(
  ctx: TenantContext,
  { memberId }: { memberId: string },
): Promise<{ success: boolean; preparations: number }> {
  const members = await teamStore(ctx).read((team) => team.members());
  const own = members.find((each) => each.userId === ctx.userId && each.memberId === memberId);
  if (own === undefined) throw new AppError('not_found', 'Member not found');
  const heir = members.find(({ userId, role }) => userId !== ctx.userId && role === 'org:admin');
  if (heir === undefined)
    throw new AppError(
      'conflict',
      'You’re the only admin, so you can’t leave. Make someone else an admin first. Nothing was changed.',
    );
  return endMembership(ctx, { memberId: own.memberId, workTo: heir.userId, action: 'member.left' });
}
