import type { OutputOf } from '#contract/endpoint.ts';
import type { acceptInvitation as endpoint } from '#contract/invitations.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { UserContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { hashTicket, organizationOfTicket } from '#server/platform/ticket.ts';
import { findInvitation } from './find-invitation.ts';
import { seatLimit } from './seat-limit.ts';
import { teamStore, type Team } from './team.store.ts';
import { foldEmail, roleOf, stateOf } from './team.view.ts';

const invalid = 'This invitation link isn’t valid. Ask for a new one.';

async function join(team: Team, { ticket, userId, limit }: { ticket: string; userId: string; limit: number }) {
  const invitation = await team.invitationByHash(hashTicket(ticket));
  if (invitation === null) throw new AppError('not_found', invalid);
  const person = await team.person(userId);
  if (person === null || foldEmail(person.email) !== invitation.email) {
    throw new AppError(
      'wrong_account',
      `This invitation is for ${invitation.email}. Sign in with that address, or ask for an invitation to yours.`,
    );
  }
  const organizationName = await team.organizationName();
  const member = await team.memberOf(userId);
  if (member !== null) {
    if (invitation.status === 'pending') await team.changeInvitation(invitation.id, { status: 'accepted' });
    return { organizationName, role: member.role, joined: false };
  }
  const open = await findInvitation(team, invitation.id);
  if (stateOf(open) === 'expired')
    throw new AppError('gone', 'This invitation has expired. Ask an admin to send it again.');
  if ((await team.seats()).used >= limit) {
    throw new AppError(
      'no_free_seat',
      'The last seat was taken. We’ve kept your invitation. Ask an admin for a seat, then open the link again.',
    );
  }
  await team.addMember(userId, roleOf(open));
  await team.changeInvitation(open.id, { status: 'accepted' });
  return { organizationName, role: roleOf(open), joined: true };
}

/** Makes the caller a member; idempotent. Of two people accepting the last seat, one gets it. */
export async function acceptInvitation(
  ctx: UserContext,
  { ticket }: { ticket: string },
): Promise<OutputOf<typeof endpoint>> {
  const organizationId = organizationOfTicket(ticket);
  if (organizationId === null) throw new AppError('not_found', invalid);
  const scope = { ...ctx, organizationId };
  const limit = await seatLimit(scope);
  const { organizationName, role, joined } = await teamStore(scope).locked((team) =>
    join(team, { ticket, userId: ctx.userId, limit }),
  );
  if (joined)
    await recordChange(scope, { action: 'invitation.accepted', subject: organizationName, details: { role } });
  return { organizationId };
}
