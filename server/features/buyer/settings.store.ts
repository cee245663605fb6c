import { eq } from 'drizzle-orm';
import type { SharingSettings } from '#contract/buyer.ts';
import { sharingSettings } from '#server/db/schema/buyer.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** How one organization presents its proposals to buyers. */
export function sharingSettingsStore(ctx: Pick<TenantContext, 'services' | 'organizationId'>) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  return {
    async read(): Promise<SharingSettings> {
      const [row] = await tenant((db) =>
        db
          .select({
            countViews: sharingSettings.countViews,
            color: sharingSettings.color,
            font: sharingSettings.font,
            approval: sharingSettings.approval,
          })
          .from(sharingSettings)
          .where(eq(sharingSettings.organizationId, organizationId)),
      );
      return row ?? { countViews: true, color: '', font: '', approval: false };
    },
    async change(set: SharingSettings): Promise<void> {
      await tenant((db) =>
        db
          .insert(sharingSettings)
          .values({ organizationId, ...set })
          .onConflictDoUpdate({ target: sharingSettings.organizationId, set }),
      );
    },
  };
}
