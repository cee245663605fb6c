import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findInvitation } from './find-invitation.ts';
import { teamStore } from './team.store.ts';

/** Revokes an invitation: its link stops working and its seat becomes free. */
export async function revokeInvitation(
  ctx: TenantContext,
  input: { invitationId: string },
): Promise<{ success: boolean }> {
  const { email } = await teamStore(ctx).locked(async (team) => {
    const found = await findInvitation(team, input.invitationId);
    await team.changeInvitation(found.id, { status: 'revoked' });
    return found;
  });
  await recordChange(ctx, { action: 'invitation.revoked', subject: email, details: {} });
  return { success: true };
}
