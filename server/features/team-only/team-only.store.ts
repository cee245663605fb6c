import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { OpenTo } from '#contract/content.ts';
import { toRecordId } from '#contract/text.ts';
import { arrayLiteral } from '#server/db/array-literal.ts';
import { openTrash } from '#server/db/open-trash.ts';
import type { Db } from '#server/db/open-database.ts';
import { contentItems } from '#server/db/schema/content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** Who may hear the organization's content, and where its briefs quote what is for the team. */
export function teamOnlyStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(contentItems.organizationId, organizationId);
  /** Marks passages of items in briefs, in the briefs before their refresh, and in statements that people marked. */
  async function markBriefs(db: Db, contentIds: readonly string[], teamOnly: boolean): Promise<void> {
    const ids = sql`${arrayLiteral(contentIds)}::text[]`;
    const said = sql`jsonb_build_object('teamOnly', ${teamOnly}::boolean)`;
    await db.execute(sql`
          update prep_sources set team_only = ${teamOnly}
          where organization_id = ${organizationId} and content_id = any(${ids}::uuid[])`);
    await db.execute(sql`
          update prep_versions set sources = (
            select jsonb_agg(case when s ->> 'contentId' = any(${ids}) then s || ${said} else s end order by at)
            from jsonb_array_elements(sources) with ordinality each(s, at))
          where organization_id = ${organizationId}
            and exists (select from jsonb_array_elements(sources) s where s ->> 'contentId' = any(${ids}))`);
    await db.execute(sql`
          update prep_marks set anchor = jsonb_set(anchor, '{quotes}', (
            select jsonb_agg(case when q #>> '{source,contentId}' = any(${ids})
              then jsonb_set(q, '{source}', (q -> 'source') || ${said}) else q end order by at)
            from jsonb_array_elements(anchor -> 'quotes') with ordinality each(q, at)))
          where organization_id = ${organizationId}
            and exists (select from jsonb_array_elements(anchor -> 'quotes') q where q #>> '{source,contentId}' = any(${ids}))`);
    // What an inference rests on isn't quoted in it.
    await db.execute(sql`
          update prep_marks set anchor = jsonb_set(anchor, '{basis}', (
            select jsonb_agg(case when b ->> 'contentId' = any(${ids}) then b || ${said} else b end order by at)
            from jsonb_array_elements(anchor -> 'basis') with ordinality each(b, at)))
          where organization_id = ${organizationId}
            and exists (select from jsonb_array_elements(anchor -> 'basis') b where b ->> 'contentId' = any(${ids}))`);
  }
  return {
    /**
     * Says who may hear items and the pages that they found, and marks what briefs quote from them. A guess isn't made
     * again for those: with `unsaid` they stay as they were until their refresh.
     */
    say: (of: readonly string[], openTo: OpenTo): Promise<void> =>
      tenant(async (db) => {
        const rows = await db
          .update(contentItems)
          .set({ openTo })
          .where(and(own, or(inArray(contentItems.id, [...of]), inArray(contentItems.parentId, [...of]))))
          .returning({ id: contentItems.id });
        const ids = rows.map((row) => row.id);
        if (openTo !== 'unsaid') await markBriefs(db, ids, openTo === 'team');
      }),
    /** Returns a text that changes whenever somebody says who may hear an item. */
    async key(): Promise<string> {
      const rows = await tenant((db) =>
        db.execute<{ key: string }>(sql`
          select coalesce(md5(string_agg(id::text || open_to, ',' order by id)), '') as key
          from content_items where organization_id = ${organizationId} and open_to <> 'unsaid'`),
      );
      return rows[0]?.key ?? '';
    },
    /** Returns what says whether buyers may hear of items; those in the trash are gone. */
    quotable: (ids: readonly string[]) =>
      tenant((db) => {
        const { id, kind, title, name, stage, openTo, validFrom, validUntil } = contentItems;
        return db
          .select({ id, kind, title, name, stage, openTo, validFrom, validUntil })
          .from(contentItems)
          .where(and(own, inArray(id, ids.map(toRecordId))));
      }),
    /** Returns those of the items that are for the team alone, also in the trash. */
    async among(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await tenant(async (db) => {
        await openTrash(db);
        return db
          .select({ id: contentItems.id })
          .from(contentItems)
          .where(and(own, eq(contentItems.openTo, 'team'), inArray(contentItems.id, ids.map(toRecordId))));
      });
      return new Set(rows.map(({ id }) => id));
    },
  };
}
