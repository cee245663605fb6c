import type { OutputOf } from '#contract/endpoint.ts';
import type { getOrgMembers as endpoint } from '#contract/members.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { teamStore } from './team.store.ts';
import { toTeamMember } from './team.view.ts';

/** Returns the members in the identity provider's format. */
export async function listOrgMembers(
  ctx: TenantContext,
  input: { organizationId?: string | undefined },
): Promise<OutputOf<typeof endpoint>> {
  requireOwnClient(ctx, input.organizationId);
  const members = await teamStore(ctx).read((team) => team.members());
  const data = members.map(toTeamMember).map(({ memberId, userId, email, firstName, lastName, role }) => ({
    id: memberId,
    role,
    publicUserData: { userId, identifier: email, firstName, lastName },
  }));
  return { orgMembers: { data } };
}
