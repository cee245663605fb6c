import type { OutputOf } from '#contract/endpoint.ts';
import type { readInvitation as endpoint } from '#contract/invitations.ts';
import type { InvitationState } from '#contract/team.ts';
import type { Context } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { hashTicket, organizationOfTicket } from '#server/platform/ticket.ts';
import { teamStore } from './team.store.ts';
import { roleOf, stateOf } from './team.view.ts';

function asHolderSees(state: InvitationState): OutputOf<typeof endpoint>['state'] {
  if (state === 'accepted') return 'used';
  return state === 'expired' || state === 'revoked' ? state : 'open';
}

/** Returns what an invitation link is for; reading an open one marks it as opened. */
export async function readInvitation(
  { services }: Context,
  { ticket }: { ticket: string },
): Promise<OutputOf<typeof endpoint>> {
  const organizationId = organizationOfTicket(ticket);
  const found =
    organizationId === null
      ? null
      : await teamStore({ services, organizationId }).read(async (team) => {
          const invitation = await team.invitationByHash(hashTicket(ticket));
          if (invitation === null) return null;
          const opens = ['sent', 'not-sent'].includes(stateOf(invitation));
          const seen = opens ? await team.changeInvitation(invitation.id, { openedAt: new Date() }) : null;
          return { invitation: seen ?? invitation, organizationName: await team.organizationName() };
        });
  if (found === null) throw new AppError('not_found', 'This invitation link isn’t valid. Ask for a new one.');
  return {
    email: found.invitation.email,
    firstName: found.invitation.firstName,
    lastName: found.invitation.lastName,
    organizationName: found.organizationName,
    role: roleOf(found.invitation),
    state: asHolderSees(stateOf(found.invitation)),
  };
}
