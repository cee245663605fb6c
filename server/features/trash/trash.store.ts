import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { arrayLiteral } from '#server/db/array-literal.ts';
import { openTrash } from '#server/db/open-trash.ts';
import type { Db } from '#server/db/open-database.ts';
import { contentItems, trashPassages } from '#server/db/schema/content.ts';
import { user } from '#server/db/schema/identity.ts';
import { prepSessions } from '#server/db/schema/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

const hasText = sql<boolean>`exists (select from trash_passages t where t.organization_id = ${contentItems.organizationId} and t.item_id = ${contentItems.id})`;
const running = sql`case when ${prepSessions.status} in ('queued', 'running', 'scheduled') then 'cancelled' else ${prepSessions.status} end`;

/** Deleted items of an organization that can still be restored. */
export function trashStore(ctx: Pick<TenantContext, 'services' | 'organizationId' | 'userId'>) {
  const { organizationId, userId } = ctx;
  const tenant = tenantDb(ctx);
  const opened = <T>(work: (db: Db) => Promise<T>): Promise<T> =>
    tenant(async (db) => {
      await openTrash(db);
      return work(db);
    });
  const ofPrep = (id: string) =>
    and(eq(prepSessions.organizationId, organizationId), eq(prepSessions.id, id), isNotNull(prepSessions.deletedAt));
  const ofItem = (id: string) =>
    and(eq(contentItems.organizationId, organizationId), eq(contentItems.id, id), isNotNull(contentItems.deletedAt));
  /** Pages deleted with their site are restored and erased with it. */
  const isRoot = sql`not exists (select from content_items s where s.organization_id = ${contentItems.organizationId}
    and s.id = ${contentItems.parentId} and s.deleted_at = ${contentItems.deletedAt})`;

  return {
    preps: () =>
      opened((db) =>
        db
          .select({
            id: prepSessions.id,
            companyName: prepSessions.companyName,
            firstName: prepSessions.firstName,
            lastName: prepSessions.lastName,
            userId: prepSessions.userId,
            deletedAt: sql<Date>`${prepSessions.deletedAt}`.mapWith(prepSessions.deletedAt),
            deletedBy: sql<string>`coalesce(${user.name}, '')`,
          })
          .from(prepSessions)
          .leftJoin(user, eq(user.id, prepSessions.deletedBy))
          .where(and(eq(prepSessions.organizationId, organizationId), isNotNull(prepSessions.deletedAt)))
          .orderBy(desc(prepSessions.deletedAt))
          .limit(limits.trash.listed),
      ),
    items: () =>
      opened((db) =>
        db
          .select({
            id: contentItems.id,
            name: contentItems.name,
            title: contentItems.title,
            kind: contentItems.kind,
            deletedAt: sql<Date>`${contentItems.deletedAt}`.mapWith(contentItems.deletedAt),
            deletedBy: sql<string>`coalesce(${user.name}, '')`,
          })
          .from(contentItems)
          .leftJoin(user, eq(user.id, contentItems.deletedBy))
          .where(and(eq(contentItems.organizationId, organizationId), isNotNull(contentItems.deletedAt), isRoot))
          .orderBy(desc(contentItems.deletedAt))
          .limit(limits.trash.listed),
      ),
    /** Returns false if the prep is missing or already in the trash. Cancels a running run. */
    async putPrep(id: string): Promise<boolean> {
      const rows = await opened((db) =>
        db
          .update(prepSessions)
          .set({ deletedAt: new Date(), deletedBy: userId, runId: null, status: running as never })
          .where(
            and(
              eq(prepSessions.organizationId, organizationId),
              eq(prepSessions.id, id),
              sql`${prepSessions.deletedAt} is null`,
            ),
          )
          .returning({ id: prepSessions.id }),
      );
      return rows.length > 0;
    },
    async findPrep(id: string) {
      const [row] = await opened((db) => db.select().from(prepSessions).where(ofPrep(id)));
      return row ?? null;
    },
    async findItem(id: string) {
      const [row] = await opened((db) =>
        db
          .select({ id: contentItems.id, name: contentItems.name, deletedAt: contentItems.deletedAt })
          .from(contentItems)
          .where(ofItem(id)),
      );
      return row ?? null;
    },
    restorePrep: (id: string) =>
      opened((db) => db.update(prepSessions).set({ deletedAt: null, deletedBy: null }).where(ofPrep(id))),
    /**
     * Restores an item with the pages deleted with it; returns their stages.
     * Ready items wait for their passages; an item whose site stays in the trash becomes independent.
     */
    restoreItem: (id: string, deletedAt: Date) =>
      opened(async (db) => {
        const own = eq(contentItems.organizationId, organizationId);
        const together = and(
          own,
          or(ofItem(id), and(eq(contentItems.parentId, id), eq(contentItems.deletedAt, deletedAt))),
        );
        const before = await db
          .select({ id: contentItems.id, stage: contentItems.stage, hasText })
          .from(contentItems)
          .where(together)
          .for('update');
        const ids = before.map((row) => row.id);
        if (ids.length === 0) return [];
        await db
          .update(contentItems)
          .set({
            deletedAt: null,
            deletedBy: null,
            stage: sql`case when ${contentItems.stage} = 'ready' and ${hasText} then 'indexing' else ${contentItems.stage} end`,
            parentId: sql`case when ${contentItems.id} = ${id} and exists (select from content_items s where s.organization_id = ${organizationId}
              and s.id = ${contentItems.parentId} and s.deleted_at is not null) then null else ${contentItems.parentId} end`,
          })
          .where(and(own, inArray(contentItems.id, ids)));
        return before;
      }),
    /** Starts a run and returns the item's metadata, or null if it is gone or in the trash again. */
    async takeUp(itemId: string) {
      const runId = randomUUID();
      const { name, title, description, contentType, tags, audience, stage } = contentItems;
      const [row] = await tenant((db) =>
        db
          .update(contentItems)
          .set({ runId })
          .where(and(eq(contentItems.organizationId, organizationId), eq(contentItems.id, itemId), hasText))
          .returning({ name, title, description, contentType, tags, audience, stage }),
      );
      return row === undefined ? null : { ...row, runId };
    },
    passages: (itemId: string) =>
      tenant((db) =>
        db
          .select({
            text: trashPassages.text,
            page: trashPassages.page,
            heading: trashPassages.heading,
            second: trashPassages.second,
            times: trashPassages.times,
            words: trashPassages.words,
          })
          .from(trashPassages)
          .where(and(eq(trashPassages.organizationId, organizationId), eq(trashPassages.itemId, itemId)))
          .orderBy(asc(trashPassages.number)),
      ),
    dropPassages: (itemId: string) =>
      tenant((db) =>
        db
          .delete(trashPassages)
          .where(and(eq(trashPassages.organizationId, organizationId), eq(trashPassages.itemId, itemId))),
      ),
    /** Permanently deletes an item in the trash with everything that depends on it; returns its file keys. */
    erase: ({ kind, id }: { kind: 'content' | 'prep'; id: string }): Promise<{ erased: boolean; files: string[] }> =>
      opened(async (db) => {
        if (kind === 'prep') {
          const rows = await db.delete(prepSessions).where(ofPrep(id)).returning({ id: prepSessions.id });
          return { erased: rows.length > 0, files: [] };
        }
        const all = await db
          .select({ id: contentItems.id })
          .from(contentItems)
          .where(
            and(
              eq(contentItems.organizationId, organizationId),
              isNotNull(contentItems.deletedAt),
              or(eq(contentItems.id, id), eq(contentItems.parentId, id)),
            ),
          )
          .for('update');
        const ids = arrayLiteral(all.map((row) => row.id));
        const files = await db.execute<{ file: string }>(sql`
          select file from content_versions where organization_id = ${organizationId} and file is not null and item_id = any(${ids}::uuid[])
          union select file from content_items where organization_id = ${organizationId} and file is not null and id = any(${ids}::uuid[])`);
        const rows = await db
          .delete(contentItems)
          .where(
            and(
              eq(contentItems.organizationId, organizationId),
              inArray(
                contentItems.id,
                all.map((row) => row.id),
              ),
            ),
          )
          .returning({ id: contentItems.id });
        return { erased: rows.length > 0, files: files.map(({ file }) => file) };
      }),
    /** Returns what has been in the trash since before `before`. */
    overdue: (before: Date): Promise<{ kind: 'content' | 'prep'; id: string }[]> =>
      opened(async (db) => {
        const preps = await db
          .select({ id: prepSessions.id })
          .from(prepSessions)
          .where(and(eq(prepSessions.organizationId, organizationId), lte(prepSessions.deletedAt, before)));
        const items = await db
          .select({ id: contentItems.id })
          .from(contentItems)
          .where(and(eq(contentItems.organizationId, organizationId), lte(contentItems.deletedAt, before)));
        return [
          ...preps.map(({ id }) => ({ kind: 'prep' as const, id })),
          ...items.map(({ id }) => ({ kind: 'content' as const, id })),
        ];
      }),
  };
}
