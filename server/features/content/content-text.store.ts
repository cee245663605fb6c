import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import { contentPassages } from '#server/db/schema/content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { partSize } from '#server/search/rank-places.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** Extracted text of items. */
export function contentTextStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  /** Only the searchable passages, not those of a version being written or replaced. */
  const of = (itemId: string) =>
    and(
      eq(contentPassages.organizationId, organizationId),
      eq(contentPassages.itemId, itemId),
      sql`not exists (select from content_drafts d where d.organization_id = ${organizationId} and ${contentPassages.place} >= d.part * ${partSize} and ${contentPassages.place} < (d.part + d.parts) * ${partSize})`,
    );
  const { number, text, page, heading, second } = contentPassages;
  return {
    read: (itemId: string, from: number, most: number) =>
      tenant((db) =>
        db
          .select({ number, text, page, heading, second })
          .from(contentPassages)
          .where(and(of(itemId), gt(number, from)))
          .orderBy(asc(number))
          .limit(most),
      ),
    /** Returns how many passages come before a page. */
    async beforePage(itemId: string, wanted: number): Promise<number> {
      const [row] = await tenant((db) =>
        db
          .select({ first: sql<number | null>`min(${number})::int` })
          .from(contentPassages)
          .where(and(of(itemId), gte(page, wanted))),
      );
      return Math.max(0, (row?.first ?? 1) - 1);
    },
  };
}
