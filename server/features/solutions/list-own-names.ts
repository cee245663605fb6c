import { findOrganizationName } from '#server/access/membership.store.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { listSolutions } from './list-solutions.ts';

/** Returns the names of the organization and of what it sells, so that none of them is taken for a rival. */
export async function listOwnNames(ctx: TenantContext): Promise<string[]> {
  const { organizationId } = ctx;
  const [name, { solutions }] = await Promise.all([
    ctx.services.database.withIdentity(organizationId, (db) => findOrganizationName(db, organizationId)),
    listSolutions(ctx),
  ]);
  return [name, ...solutions.map((solution) => solution.name)].filter((each) => each.trim() !== '');
}
