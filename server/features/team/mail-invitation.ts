import { invitationLetter } from '#server/features/mail/letters.view.ts';
import { sendMail } from '#server/features/mail/send-mail.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { invitationLink } from './invitation-link.ts';
import { teamStore, type InvitationRow } from './team.store.ts';
import { roleOf } from './team.view.ts';

/**
 * Sends an invitation's mail, by the durable queue; without SMTP it waits in the organization's outbox. Whoever decided
 * on it has noted it as sent already, alone in the organization, so that no second request sends it too.
 */
export async function mailInvitation(ctx: TenantContext, invitation: InvitationRow): Promise<void> {
  const { services, organizationId } = ctx;
  const { link } = await invitationLink(services, invitation, 'by mail');
  const { organizationName, inviter } = await teamStore(ctx).read(async (team) => ({
    organizationName: await team.organizationName(),
    inviter: await team.person(ctx.userId),
  }));
  const { expiresAt, email: to } = invitation;
  const queued = sendMail(ctx, {
    key: `invitation:${invitation.id}:${expiresAt.getTime()}`,
    to,
    organizationId,
    link,
    letter: invitationLetter({
      organizationName,
      inviterName: inviter?.name ?? '',
      role: roleOf(invitation) === 'org:admin' ? 'admin' : 'member',
      link,
      expiresAt,
    }),
  });
  await queued.catch(async (error: unknown) => {
    await teamStore(ctx).read((team) => team.changeInvitation(invitation.id, { sentAt: null }));
    throw error;
  });
}
