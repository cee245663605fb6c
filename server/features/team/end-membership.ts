import { recordChange } from '#server/features/audit/record-change.ts';
import { handOverSessions } from '#server/features/discovery/hand-over-sessions.ts';
import { handOverPreps } from '#server/features/prep/hand-over-preps.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { teamStore, type MemberRow, type Team } from './team.store.ts';

interface EndMembershipInput {
  memberId: string;
  /** User id of the member who takes over the work. */
  workTo: string;
  action: 'member.removed' | 'member.left';
}

async function findLeaver(
  team: Team,
  input: { memberId: string; workTo: string },
): Promise<{ leaver: MemberRow; heir: MemberRow }> {
  const leaver = await team.member(input.memberId);
  if (leaver === null) throw new AppError('not_found', 'Member not found');
  if (leaver.role === 'org:admin' && (await team.admins()) < 2) {
    throw new AppError('conflict', 'An organization needs at least one admin. Make someone else an admin first.');
  }
  const heir = await team.memberOf(input.workTo);
  if (heir === null || heir.memberId === leaver.memberId)
    throw new AppError('invalid_input', 'Choose another member to take over the work');
  return { leaver, heir };
}

/** Ends a membership; the person's work passes to a remaining member. */
export async function endMembership(
  ctx: TenantContext,
  { action, ...request }: EndMembershipInput,
): Promise<{ success: boolean; preparations: number }> {
  const { leaver, heir } = await teamStore(ctx).locked(async (team) => {
    const found = await findLeaver(team, request);
    await team.removeMember(found.leaver.memberId, found.leaver.userId);
    return found;
  });
  // After the removal, so that nothing started meanwhile is missed.
  const { preparations } = await handOverPreps(ctx, { fromUserId: leaver.userId, toUserId: heir.userId });
  await handOverSessions(ctx, { fromUserId: leaver.userId, toUserId: heir.userId });
  await recordChange(ctx, {
    action,
    subject: leaver.email,
    details: { workTo: heir.email, preparations: String(preparations) },
  });
  return { success: true, preparations };
}
