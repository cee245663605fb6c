import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { lookUpClient as endpoint } from '#contract/members.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import type { TenantContext, UserContext } from '#server/platform/context.ts';
import { findClientUser } from './find-client-user.ts';

/** The client lookup as an automation call; limited to the caller in the current organization. */
export async function lookUpClient(
  ctx: TenantContext & UserContext,
  { clientId, clerkOrgId, userID, clerkUserId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  requireOwnClient(ctx, clientId);
  requireOwnClient(ctx, clerkOrgId);
  const data = await findClientUser(ctx, {
    clerkUserId: clerkUserId ?? userID ?? ctx.userId,
    clerkOrgId: ctx.organizationId,
  });
  return { status: 'success', data };
}
