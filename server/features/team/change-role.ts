import type { Role } from '#contract/identity.ts';
import type { TeamMember } from '#contract/team.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { teamStore } from './team.store.ts';
import { toTeamMember } from './team.view.ts';

/** Changes a member's role; an organization always keeps at least one admin. */
export async function changeRole(
  ctx: TenantContext,
  input: { memberId: string; role: Role },
): Promise<{ member: TeamMember }> {
  const { member, changed } = await teamStore(ctx).locked(async (team) => {
    const found = await team.member(input.memberId);
    if (found === null) throw new AppError('not_found', 'Member not found');
    if (found.role === input.role) return { member: found, changed: false };
    if (found.role === 'org:admin' && (await team.admins()) < 2) {
      throw new AppError('conflict', 'An organization needs at least one admin. Make someone else an admin first.');
    }
    await team.setRole(found.memberId, input.role);
    return { member: { ...found, role: input.role }, changed: true };
  });
  if (changed)
    await recordChange(ctx, { action: 'member.role-changed', subject: member.email, details: { role: input.role } });
  return { member: toTeamMember(member) };
}
