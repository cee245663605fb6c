import type { OutputOf } from '#contract/endpoint.ts';
import type { fetchByClerkIds as endpoint } from '#contract/members.ts';
import { findCompany } from '#server/features/company/find-company.ts';
import type { UserContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findMembership, lastSignIn } from '#server/access/membership.store.ts';
import { teamStore } from './team.store.ts';
import { toUserRecord } from './team.view.ts';

interface FindClientUserInput {
  clerkUserId: string;
  clerkOrgId?: string | undefined;
}

/**
 * Returns the caller with their company, by their own ids only (decision A119); throws the same error for any other id.
 */
export async function findClientUser(ctx: UserContext, input: FindClientUserInput): Promise<OutputOf<typeof endpoint>> {
  if (input.clerkUserId !== ctx.userId) throw new AppError('forbidden', 'Forbidden');
  const { db } = ctx.services.database;
  const membership = await findMembership(db, ctx.userId, input.clerkOrgId ?? ctx.activeOrganizationId);
  if (membership === null && input.clerkOrgId !== undefined) {
    const own = await findMembership(db, ctx.userId, ctx.activeOrganizationId);
    throw new AppError('forbidden', 'Forbidden', {
      requestedClientId: input.clerkOrgId,
      userClientId: own?.organizationId ?? null,
    });
  }
  if (membership === null) throw new AppError('not_found', 'Client not found');
  const { organizationId } = membership;
  const row = await teamStore({ services: ctx.services, organizationId }).read((team) => team.memberOf(ctx.userId));
  if (row === null) throw new AppError('not_found', 'Client not found');
  const { userId, ...user } = toUserRecord(row);
  const [company, signedInAt] = await Promise.all([
    findCompany({ ...ctx, organizationId, role: membership.role }),
    lastSignIn(db, ctx.userId),
  ]);
  return {
    user: { ...user, lastLoginAt: signedInAt?.toISOString() ?? '' },
    company: {
      name: company?.name ?? membership.name,
      website: company?.website ?? '',
      logo: company?.logoUrl ?? '',
      industry: company?.industry ?? '',
      stripeSubscriptionId: company?.stripeSubscriptionId ?? '',
      planName: company?.planName ?? '',
      subscriptionStatus: company?.subscriptionStatus ?? '',
    },
    clerkOrgId: organizationId,
    clientId: organizationId,
    userID: userId,
  };
}
