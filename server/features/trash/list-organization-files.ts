import type { TenantContext } from '#server/platform/context.ts';
import { listOrganizationFiles as list } from './organization-files.store.ts';

/** Returns the keys of every file that the organization's rows refer to, including the trash. */
export function listOrganizationFiles(ctx: Pick<TenantContext, 'services' | 'organizationId'>): Promise<string[]> {
  return list(ctx.services.database, ctx.organizationId);
}
