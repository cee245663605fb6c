import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findInvitation } from './find-invitation.ts';
import { invitationLink } from './invitation-link.ts';
import { teamStore } from './team.store.ts';
import { stateOf } from './team.view.ts';

/** Returns an open invitation's link for an admin to pass on; the emailed link stays valid. */
export async function readInvitationLink(
  ctx: TenantContext,
  input: { invitationId: string },
): Promise<{ link: string }> {
  const found = await teamStore(ctx).read((team) => findInvitation(team, input.invitationId));
  if (stateOf(found) === 'expired')
    throw new AppError('gone', 'This invitation has expired. Send it again to renew it.');
  const { link } = await invitationLink(ctx.services, found);
  await recordChange(ctx, { action: 'invitation.link-shown', subject: found.email, details: {} });
  return { link };
}
