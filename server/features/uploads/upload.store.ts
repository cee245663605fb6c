import { and, eq, lt } from 'drizzle-orm';
import { contentUploads } from '#server/db/schema/content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** Files that were sent up and wait to be named. */
export function contentUploadStore(ctx: TenantContext) {
  const { organizationId, userId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(contentUploads.organizationId, organizationId);
  return {
    add: (upload: { id: string; file: string; size: number }) =>
      tenant((db) => db.insert(contentUploads).values({ organizationId, userId, ...upload })),
    /** Takes it away; null: there is none of that id. */
    async take(id: string): Promise<{ file: string } | null> {
      const [row] = await tenant((db) =>
        db
          .delete(contentUploads)
          .where(and(own, eq(contentUploads.id, id)))
          .returning({ file: contentUploads.file }),
      );
      return row ?? null;
    },
    /** Takes away what nobody named; answers the keys of the files. */
    async takeOld(before: Date): Promise<string[]> {
      const rows = await tenant((db) =>
        db
          .delete(contentUploads)
          .where(and(own, lt(contentUploads.createdAt, before)))
          .returning({ file: contentUploads.file }),
      );
      return rows.map(({ file }) => file);
    },
  };
}
