import { and, eq, lt } from 'drizzle-orm';
import { contentUploads } from '#server/db/schema/content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** Uploaded files that no process call has used yet. */
export function contentUploadStore(ctx: TenantContext) {
  const { organizationId, userId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(contentUploads.organizationId, organizationId);
  return {
    add: (upload: { id: string; file: string; size: number }) =>
      tenant((db) => db.insert(contentUploads).values({ organizationId, userId, ...upload })),
    /** Removes the upload and returns it, or null if there is none with that id. */
    async take(id: string): Promise<{ file: string } | null> {
      const [row] = await tenant((db) =>
        db
          .delete(contentUploads)
          .where(and(own, eq(contentUploads.id, id)))
          .returning({ file: contentUploads.file }),
      );
      return row ?? null;
    },
    /** Removes unused uploads; returns their file keys. */
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
