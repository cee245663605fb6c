import { acceptInvitation } from '#contract/invitations.ts';
import { addMultiUser, readInvitationLink } from '#contract/team.ts';
import type { Role } from '#contract/identity.ts';
import { signUp, type TestPerson } from './people.ts';
import type { TestServer } from './test-server.ts';

/** Invites an address and returns the ticket from the link an admin may copy. */
export async function inviteByLink(
  admin: TestPerson,
  email: string,
  role: Role = 'org:member',
): Promise<{ invitationId: string; ticket: string }> {
  const { body } = await admin.call(addMultiUser, { users: [{ firstName: '', lastName: '', email, role }] });
  const invitationId = body.results[0]?.invitationId ?? '';
  const { body: copied } = await admin.call(readInvitationLink, { invitationId });
  return { invitationId, ticket: new URL(copied.link).searchParams.get('ticket') ?? '' };
}

/** Adds a person to the admin's organization by invitation. */
export async function joinTeam(
  server: TestServer,
  admin: TestPerson,
  options: { role?: Role; name?: string } = {},
): Promise<TestPerson> {
  const person = await signUp(server, {
    organization: null,
    ...(options.name === undefined ? {} : { name: options.name }),
  });
  const { ticket } = await inviteByLink(admin, person.email, options.role);
  const joined = await person.call(acceptInvitation, { ticket });
  if (joined.status !== 200) throw new Error(`joining answered ${joined.status}`);
  return { ...person, organizationId: admin.organizationId };
}
