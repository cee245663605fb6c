import { invitationLetter } from '#server/features/mail/letters.view.ts';
import { sendMail } from '#server/features/mail/send-mail.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { invitationLink } from './invitation-link.ts';
import type { InvitationRow, Team } from './team.store.ts';
import { roleOf } from './team.view.ts';

/**
 * Enqueues an invitation's email in the transaction that marks it as sent, under the organization's lock: so none is
 * marked but lost, and no parallel request sends it twice.
 * Without SMTP it waits in the organization's outbox.
 */
export async function mailInvitation(
  ctx: TenantContext,
  { invitation, team, db }: { invitation: InvitationRow; team: Team; db: Db },
): Promise<void> {
  const { services, organizationId } = ctx;
  const { link } = await invitationLink(services, invitation, 'by mail');
  const organizationName = await team.organizationName();
  const inviter = await team.person(ctx.userId);
  const { expiresAt, email: to } = invitation;
  await sendMail(ctx, {
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
    db,
  });
}
