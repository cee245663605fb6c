import type { Services } from '#server/platform/context.ts';
import { mailedTicket, makeTicket } from '#server/platform/ticket.ts';

interface InvitationLink {
  ticket: string;
  /** Where it leads; without PUBLIC_URL the product is reached on this machine alone. */
  link: string;
}

/** The link of an invitation: made from the secret key each time, never stored. The mailed one also proves the address. */
export async function invitationLink({ auth, environment }: Services, invitation: { organizationId: string; id: string }, way: 'by hand' | 'by mail' = 'by hand'): Promise<InvitationLink> {
  const { secret } = await auth.$context;
  const ticket = makeTicket(secret, invitation.organizationId, `invitation:${invitation.id}`);
  const origin = environment.publicUrl === '' ? `http://localhost:${environment.port}` : environment.publicUrl;
  const given = way === 'by mail' ? mailedTicket(secret, ticket) : ticket;
  return { ticket, link: `${origin}/sign-up?${new URLSearchParams({ ticket: given })}` };
}
