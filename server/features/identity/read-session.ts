import type { SessionInfo } from '#contract/identity.ts';
import type { UserContext } from '#server/platform/context.ts';
import { listMemberships } from '#server/access/membership.store.ts';
import { AppError } from '#server/platform/errors.ts';
import { findPerson } from './person.store.ts';

/** Returns who is signed in, in which organizations and with which role. */
export async function readSession(ctx: UserContext): Promise<SessionInfo> {
  const { db } = ctx.services.database;
  const [person, memberships] = await Promise.all([findPerson(db, ctx.userId), listMemberships(db, ctx.userId)]);
  if (person === null) throw new AppError('unauthenticated', 'Authentication token not available');
  const known = memberships.some((each) => each.organizationId === ctx.activeOrganizationId);
  return {
    user: {
      id: person.id,
      email: person.email,
      firstName: person.firstName,
      lastName: person.lastName,
      image: person.image,
    },
    twoFactor: person.twoFactor,
    hasPassword: person.hasPassword,
    memberships: memberships.map((each) => ({
      clerkOrgId: each.organizationId,
      clerkOrgMemId: each.id,
      name: each.name,
      role: each.role,
      clientId: each.organizationId,
    })),
    activeOrganizationId: known ? ctx.activeOrganizationId : (memberships[0]?.organizationId ?? null),
  };
}
