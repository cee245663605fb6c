import { eq, sql } from 'drizzle-orm';
import { companies } from '#server/db/schema/company.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type CompanyRow = typeof companies.$inferSelect;
export type CompanyChange = Partial<
  Pick<
    CompanyRow,
    | 'name'
    | 'industry'
    | 'website'
    | 'size'
    | 'description'
    | 'logoUrl'
    | 'logoName'
    | 'logoType'
    | 'logoUploadedAt'
    | 'setupFinishedAt'
  >
>;
export type NewCompany = Required<Omit<CompanyChange, 'setupFinishedAt' | 'size' | 'description'>> & {
  instance: string;
};

/** The one client record of an organization. */
export function companyStore(ctx: Pick<TenantContext, 'services' | 'organizationId'>) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(companies.organizationId, organizationId);
  return {
    async find(): Promise<CompanyRow | null> {
      const [row] = await tenant((db) => db.select().from(companies).where(own));
      return row ?? null;
    },
    /** Creates or updates the record. */
    async save(company: NewCompany): Promise<void> {
      await tenant((db) =>
        db
          .insert(companies)
          .values({ organizationId, ...company })
          .onConflictDoUpdate({ target: companies.organizationId, set: { ...company, updatedAt: sql`now()` } }),
      );
    },
    /** Returns false if there is no record. */
    async change(change: CompanyChange): Promise<boolean> {
      const rows = await tenant((db) =>
        db
          .update(companies)
          .set({ ...change, updatedAt: new Date() })
          .where(own)
          .returning({ id: companies.organizationId }),
      );
      return rows.length > 0;
    },
  };
}
