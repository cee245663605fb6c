import type { TenantContext } from '#server/platform/context.ts';
import { listOrganizationFiles as list } from './organization-files.store.ts';

/** Keys of every file that rows of the organization name, those in the trash too. */
export function listOrganizationFiles(ctx: Pick<TenantContext, 'services' | 'organizationId'>): Promise<string[]> {
  return list(ctx.services.database, ctx.organizationId);
}
