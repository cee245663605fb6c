import { and, eq, inArray } from 'drizzle-orm';
import { prepSessions } from '#server/db/schema/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** Returns those of the domains whose company somebody of the organization prepared for. */
export const findProspectDomains = (ctx: TenantContext, domains: readonly string[]): Promise<string[]> =>
  tenantDb(ctx)(async (db) => {
    const { companyDomain } = prepSessions;
    const ofThem = and(eq(prepSessions.organizationId, ctx.organizationId), inArray(companyDomain, [...domains]));
    const rows = await db.selectDistinct({ companyDomain }).from(prepSessions).where(ofThem);
    return rows.flatMap((row) => row.companyDomain ?? []);
  });
