import { and, desc, eq, isNull } from 'drizzle-orm';
import { contentItems } from '#server/db/schema/content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** Returns the caller's latest uploads, newest first; for a site, only the site itself. */
export function contentNewsStore(ctx: TenantContext) {
  const { organizationId, userId } = ctx;
  const { id, kind, name, title, stage, failure, note, unread, receivedAt, endedAt } = contentItems;
  return {
    latest: (most: number) =>
      tenantDb(ctx)((db) =>
        db
          .select({ id, kind, name, title, stage, failure, note, unread, receivedAt, endedAt })
          .from(contentItems)
          .where(
            and(
              eq(contentItems.organizationId, organizationId),
              eq(contentItems.userId, userId),
              isNull(contentItems.parentId),
            ),
          )
          .orderBy(desc(receivedAt), id)
          .limit(most),
      ),
  };
}
