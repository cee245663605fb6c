import { and, desc, eq } from 'drizzle-orm';
import { sessionImports } from '#server/db/schema/imports.ts';
import { organizationExports } from '#server/db/schema/organization-export.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** The caller's own imports and exports, newest first. */
export function workStore(ctx: TenantContext) {
  const { organizationId, userId } = ctx;
  const imports = sessionImports;
  const exports = organizationExports;
  return {
    imports: (most: number) =>
      tenantDb(ctx)((db) =>
        db
          .select({
            id: imports.id,
            state: imports.state,
            name: imports.fileName,
            done: imports.done,
            total: imports.total,
            made: imports.made,
            duplicates: imports.duplicates,
            refused: imports.refused,
            problem: imports.problem,
            createdAt: imports.createdAt,
            endedAt: imports.endedAt,
          })
          .from(imports)
          .where(and(eq(imports.organizationId, organizationId), eq(imports.requestedBy, userId)))
          .orderBy(desc(imports.createdAt), imports.id)
          .limit(most),
      ),
    exports: (most: number) =>
      tenantDb(ctx)((db) =>
        db
          .select({
            id: exports.id,
            state: exports.state,
            done: exports.done,
            total: exports.total,
            problem: exports.problem,
            createdAt: exports.createdAt,
            endedAt: exports.endedAt,
          })
          .from(exports)
          .where(and(eq(exports.organizationId, organizationId), eq(exports.requestedBy, userId)))
          .orderBy(desc(exports.createdAt), exports.id)
          .limit(most),
      ),
  };
}
