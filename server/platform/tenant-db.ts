import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from './context.ts';

/** How every store queries: in one transaction that sees the rows of the context's organization alone. */
export function tenantDb(
  ctx: Pick<TenantContext, 'services' | 'organizationId'>,
): <T>(work: (db: Db) => Promise<T>) => Promise<T> {
  return (work) => ctx.services.database.tenant(ctx.organizationId, work);
}
