import { eq } from 'drizzle-orm';
import type { SharingSettings } from '#contract/buyer.ts';
import { sharingSettings } from '#server/db/schema/buyer.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** Without `cover`, it stays as it is. */
export type SharingChange = Omit<SharingSettings, 'cover'> & { cover?: boolean | undefined };

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
            cover: sharingSettings.cover,
          })
          .from(sharingSettings)
          .where(eq(sharingSettings.organizationId, organizationId)),
      );
      return row ?? { countViews: true, color: '', font: '', approval: false, cover: true };
    },
    async change({ cover, ...others }: SharingChange): Promise<void> {
      const set = cover === undefined ? others : { ...others, cover };
      await tenant((db) =>
        db
          .insert(sharingSettings)
          .values({ organizationId, ...set })
          .onConflictDoUpdate({ target: sharingSettings.organizationId, set }),
      );
    },
  };
}
