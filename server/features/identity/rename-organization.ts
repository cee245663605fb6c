import type { TenantContext } from '#server/platform/context.ts';
import { setOrganizationName } from './organization.store.ts';

/** What the organization is called in lists, mails and the switcher. */
export async function renameOrganization(ctx: TenantContext, { name }: { name: string }): Promise<void> {
  await setOrganizationName(ctx.services.database.db, ctx.organizationId, name);
}
