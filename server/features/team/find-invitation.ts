import { AppError } from '#server/platform/errors.ts';
import type { InvitationRow, Team } from './team.store.ts';
import { stateOf } from './team.view.ts';

/**
 * Returns an invitation that can be accepted or renewed. Throws the same error for an unknown id and another company's.
 */
export async function findInvitation(team: Team, invitationId: string): Promise<InvitationRow> {
  const found = await team.invitation(invitationId);
  if (found === null) throw new AppError('not_found', 'Invitation not found');
  const state = stateOf(found);
  if (state === 'accepted') throw new AppError('gone', 'This invitation was already accepted');
  if (state === 'revoked')
    throw new AppError('gone', 'This invitation was revoked. Invite the person again to let them join.');
  return found;
}
