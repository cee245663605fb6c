import { acceptInvitation } from '#contract/invitations.ts';
import { addMultiUser, readInvitationLink } from '#contract/team.ts';
import type { DemoSession } from '#tests/support/demo.ts';
import { callServer, signUp, type TestPerson } from '#tests/support/people.ts';
import type { Product } from '#tests/support/product.ts';

/** Adds an admin invited by the demo's admin, and a pending invitation. */
export async function secondAdmin(product: Product, { headers }: DemoSession): Promise<TestPerson> {
  const person = await signUp(product, { name: 'Maya Osei', organization: null });
  const row = { firstName: '', lastName: '', role: 'org:admin' as const };
  const users = [
    { ...row, email: person.email },
    { ...row, email: 'lena.brandt@colleagues.example', role: 'org:member' as const },
  ];
  const { body } = await callServer(product, addMultiUser, { users }, headers);
  const invitationId = body.results[0]?.invitationId ?? '';
  const copied = await callServer(product, readInvitationLink, { invitationId }, headers);
  const ticket = new URL(copied.body.link).searchParams.get('ticket') ?? '';
  const joined = await person.call(acceptInvitation, { ticket });
  if (joined.status !== 200) throw new Error(`joining answered ${joined.status}`);
  return person;
}
