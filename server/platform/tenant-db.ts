import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from './context.ts';

/** Returns how a store queries: in a transaction that sees only the context's organization. */
export function tenantDb(
  ctx: Pick<TenantContext, 'services' | 'organizationId'>,
): <T>(work: (db: Db) => Promise<T>) => Promise<T> {
  return (work) => ctx.services.database.tenant(ctx.organizationId, work);
}
