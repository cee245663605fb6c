import type { TenantContext } from '#server/platform/context.ts';
import { setOrganizationName } from './organization.store.ts';

/** Renames the organization in lists, emails and the switcher. */
export async function renameOrganization(ctx: TenantContext, { name }: { name: string }): Promise<void> {
  await setOrganizationName(ctx.services.database.db, ctx.organizationId, name);
}
