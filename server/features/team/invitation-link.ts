import type { Services } from '#server/platform/context.ts';
import { ownAddress } from '#server/access/own-address.ts';
import { mailedTicket, makeTicket } from '#server/platform/ticket.ts';

interface InvitationLink {
  ticket: string;
  link: string;
}

/**
 * Returns an invitation's link, derived from the secret key each time and never stored.
 * The emailed one also proves the address.
 */
export async function invitationLink(
  { auth, environment }: Services,
  invitation: { organizationId: string; id: string },
  way: 'by hand' | 'by mail' = 'by hand',
): Promise<InvitationLink> {
  const { secret } = await auth.$context;
  const ticket = makeTicket(secret, invitation.organizationId, `invitation:${invitation.id}`);
  const given = way === 'by mail' ? mailedTicket(secret, ticket) : ticket;
  return { ticket, link: `${ownAddress(environment)}/sign-up?${new URLSearchParams({ ticket: given })}` };
}
