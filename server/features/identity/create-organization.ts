import type { UserContext } from '#server/platform/context.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { foundOrganization } from './organization.store.ts';

/** Creates an organization with the caller as its admin. Repeating the name within a minute returns the first one. */
export async function createOrganization(
  ctx: UserContext,
  input: { orgName: string },
): Promise<{ organization: { id: string; name: string } }> {
  const { id, name, made } = await foundOrganization(ctx.services.database.db, ctx.userId, input.orgName);
  if (made)
    await recordChange({ ...ctx, organizationId: id }, { action: 'organization.created', subject: name, details: {} });
  return { organization: { id, name } };
}
