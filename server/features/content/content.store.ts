import { and, desc, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { arrayLiteral } from '#server/db/array-literal.ts';
import type { Db } from '#server/db/open-database.ts';
import { contentCitations, contentItems, contentVersions } from '#server/db/schema/content.ts';
import { user } from '#server/db/schema/identity.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type ItemRow = Omit<typeof contentItems.$inferSelect, 'terms'>;
export type NewItem = Omit<typeof contentItems.$inferInsert, 'organizationId' | 'userId'>;
export type NewVersion = Pick<NewItem, 'name' | 'size' | 'mimeType' | 'file' | 'contentHash' | 'fileKey'>;
export type ItemChange = Partial<Omit<ItemRow, 'organizationId' | 'id' | 'kind'>>;

const { terms: _, ...columns } = getTableColumns(contentItems);
const shown = {
  ...columns,
  userName: sql<string>`coalesce(${user.name}, '')`,
  citations: sql<number>`(select count(*)::int from content_citations c where c.organization_id = content_items.organization_id and c.item_id = content_items.id)`,
  duplicates: sql<
    string[]
  >`array(select d.id::text from content_items d where d.organization_id = content_items.organization_id and d.text_hash = content_items.text_hash and d.id <> content_items.id)`,
  childrenRead: sql<number>`(select count(*)::int from content_items d where d.organization_id = content_items.organization_id and d.parent_id = content_items.id and d.stage = 'ready')`,
  childrenFailed: sql<number>`(select count(*)::int from content_items d where d.organization_id = content_items.organization_id and d.parent_id = content_items.id and d.stage = 'failed')`,
};
export type ShownItem = ItemRow & {
  userName: string;
  citations: number;
  duplicates: string[];
  childrenRead: number;
  childrenFailed: number;
};

/** Initial state of a retry or a new version. */
const again = {
  stage: 'received',
  runId: null,
  tries: 0,
  failure: null,
  note: null,
  unread: null,
  extractingAt: null,
  indexingAt: null,
  endedAt: null,
} as const;

/** Seed of the locks that keep an item from being created twice. */
const createLock = 4;

/** Another connection handled the same request first; rolls this one back. */
class Taken extends Error {}

/** The content of an organization. */
export function contentStore(ctx: TenantContext) {
  const { organizationId, userId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(contentItems.organizationId, organizationId);
  const is = (id: string) => and(own, eq(contentItems.id, id));
  const ofVersion = (itemId: string) =>
    and(eq(contentVersions.organizationId, organizationId), eq(contentVersions.itemId, itemId));
  const select = (where: SQL | undefined): Promise<ShownItem[]> =>
    tenant((db) =>
      db
        .select(shown)
        .from(contentItems)
        .leftJoin(user, eq(user.id, contentItems.userId))
        .where(and(own, where))
        .orderBy(desc(contentItems.createdAt), contentItems.id)
        .limit(limits.content.list),
    );
  const one = async (where: SQL | undefined): Promise<ItemRow | null> => {
    const [row] = await tenant((db) =>
      db.select(columns).from(contentItems).where(and(own, where)).orderBy(desc(contentItems.createdAt)).limit(1),
    );
    return row ?? null;
  };
  const addVersion = async (
    db: Db,
    itemId: string,
    version: number,
    sent: NewVersion,
    requestKey: string | null,
  ): Promise<boolean> => {
    const { fileKey: _key, ...rest } = sent;
    const rows = await db
      .insert(contentVersions)
      .values({ organizationId, itemId, version, requestKey, userId, ...rest })
      .onConflictDoNothing()
      .returning({ version: contentVersions.version });
    return rows.length > 0;
  };

  return {
    listOfKind: (kind: ItemRow['kind']): Promise<ShownItem[]> => select(eq(contentItems.kind, kind)),
    listOf: (ids: readonly string[], fileKeys: readonly string[] = []): Promise<ShownItem[]> =>
      select(
        sql`(${contentItems.id}::text = any(${arrayLiteral(ids)}::text[]) or (${contentItems.fileKey} <> '' and ${contentItems.fileKey} = any(${arrayLiteral(fileKeys)}::text[])))`,
      ),
    find: (id: string): Promise<ItemRow | null> => one(eq(contentItems.id, id)),
    findByFileKey: (fileKey: string): Promise<ItemRow | null> =>
      one(and(eq(contentItems.fileKey, fileKey), ne(contentItems.fileKey, ''))),
    findByAddress: (kind: ItemRow['kind'], addressKey: string): Promise<ItemRow | null> =>
      one(and(eq(contentItems.kind, kind), eq(contentItems.addressKey, addressKey))),
    childrenOf: (id: string): Promise<ItemRow[]> =>
      tenant((db) =>
        db
          .select(columns)
          .from(contentItems)
          .where(and(own, eq(contentItems.parentId, id))),
      ),
    findSame: (contentHash: string): Promise<ItemRow | null> =>
      one(and(eq(contentItems.kind, 'document'), eq(contentItems.contentHash, contentHash))),
    findNamed: (name: string): Promise<ItemRow | null> =>
      one(and(eq(contentItems.kind, 'document'), sql`lower(${contentItems.name}) = ${name.toLowerCase()}`)),
    async findByRequest(requestKey: string): Promise<ItemRow | null> {
      const [row] = await tenant((db) =>
        db
          .select(columns)
          .from(contentItems)
          .innerJoin(
            contentVersions,
            and(
              eq(contentVersions.organizationId, contentItems.organizationId),
              eq(contentVersions.itemId, contentItems.id),
            ),
          )
          .where(and(own, eq(contentVersions.requestKey, requestKey))),
      );
      return row ?? null;
    },
    /**
     * Returns false if this request or item exists or, with `once`, one with the same hash or address; safe for
     * parallel calls.
     */
    create: (
      item: NewItem,
      requestKey: string | null,
      once: 'contentHash' | 'addressKey' | null = null,
    ): Promise<boolean> =>
      tenant(async (db) => {
        if (once !== null) {
          const key = item[once] ?? '';
          await db.execute(
            sql`select pg_advisory_xact_lock(hashtextextended(${`${organizationId} ${item.kind} ${key}`}, ${createLock}))`,
          );
          const [twin] = await db
            .select({ id: contentItems.id })
            .from(contentItems)
            .where(and(own, eq(contentItems.kind, item.kind), eq(contentItems[once], key)))
            .limit(1);
          if (twin !== undefined) return false;
        }
        if (requestKey !== null) {
          const [before] = await db
            .select({ id: contentVersions.itemId })
            .from(contentVersions)
            .where(and(eq(contentVersions.organizationId, organizationId), eq(contentVersions.requestKey, requestKey)));
          if (before !== undefined) return false;
        }
        const rows = await db
          .insert(contentItems)
          .values({ organizationId, userId, ...item })
          .onConflictDoNothing()
          .returning({ id: contentItems.id });
        if (rows.length === 0) return false;
        if (!(await addVersion(db, item.id, 1, item, requestKey))) throw new Taken();
        return true;
      }).catch((error: unknown) => {
        if (error instanceof Taken) return false;
        throw error;
      }),
    /** Returns the new version's number, or null if the item is gone or this request already created a version. */
    addVersion: (id: string, sent: NewVersion & ItemChange, requestKey: string | null): Promise<number | null> =>
      tenant(async (db) => {
        const [row] = await db.select({ version: contentItems.version }).from(contentItems).where(is(id)).for('update');
        if (row === undefined) return null;
        const version = row.version + 1;
        const { name, size, mimeType, file, contentHash, fileKey } = sent;
        if (!(await addVersion(db, id, version, { name, size, mimeType, file, contentHash, fileKey }, requestKey)))
          return null;
        await db
          .update(contentItems)
          .set({ ...sent, ...again, version, retryCount: 0, receivedAt: new Date(), modifiedAt: new Date() })
          .where(is(id));
        return version;
      }),
    versionsOf: (id: string) =>
      tenant((db) =>
        db
          .select({ ...getTableColumns(contentVersions), userName: sql<string>`coalesce(${user.name}, '')` })
          .from(contentVersions)
          .leftJoin(user, eq(user.id, contentVersions.userId))
          .where(ofVersion(id))
          .orderBy(desc(contentVersions.version)),
      ),
    citationsOf: (id: string) =>
      tenant((db) =>
        db
          .select({ ...getTableColumns(contentCitations), userName: sql<string>`coalesce(${user.name}, '')` })
          .from(contentCitations)
          .leftJoin(user, eq(user.id, contentCitations.userId))
          .where(and(eq(contentCitations.organizationId, organizationId), eq(contentCitations.itemId, id)))
          .orderBy(desc(contentCitations.createdAt))
          .limit(100),
      ),
    /** Marks items for reading again; returns the existing ones with their retry counts. */
    again: (
      ids: readonly string[],
      change: ItemChange = {},
    ): Promise<Pick<ItemRow, 'id' | 'version' | 'retryCount' | 'scope' | 'kind'>[]> =>
      tenant((db) =>
        db
          .update(contentItems)
          .set({ ...again, retryCount: sql`${contentItems.retryCount} + 1`, receivedAt: new Date(), ...change })
          .where(and(own, inArray(contentItems.id, [...ids])))
          .returning({
            id: contentItems.id,
            version: contentItems.version,
            retryCount: contentItems.retryCount,
            scope: contentItems.scope,
            kind: contentItems.kind,
          }),
      ),
    /** Changes an item; the pages of a site are valid on its days. */
    async change(id: string, change: ItemChange): Promise<boolean> {
      const days = {
        ...(change.validFrom === undefined ? {} : { validFrom: change.validFrom }),
        ...(change.validUntil === undefined ? {} : { validUntil: change.validUntil }),
      };
      const rows = await tenant(async (db) => {
        if (Object.keys(days).length > 0)
          await db
            .update(contentItems)
            .set(days)
            .where(and(own, eq(contentItems.parentId, id)));
        return db.update(contentItems).set(change).where(is(id)).returning({ id: contentItems.id });
      });
      return rows.length > 0;
    },
    /** Removes a deleted solution from all items. */
    forgetSolution: (solutionId: string) =>
      tenant((db) =>
        db
          .update(contentItems)
          .set({ solutions: sql`array_remove(${contentItems.solutions}, ${solutionId})` })
          .where(and(own, sql`${contentItems.solutions} @> ${arrayLiteral([solutionId])}::text[]`)),
      ),
    /** Returns item counts by stage, the labels in use, and the searchable totals. */
    overview: () =>
      tenant(async (db) => {
        const [counts, labels, sums] = await Promise.all([
          db
            .select({ kind: contentItems.kind, stage: contentItems.stage, items: sql<number>`count(*)::int` })
            .from(contentItems)
            .where(own)
            .groupBy(contentItems.kind, contentItems.stage),
          db
            .select({ audience: contentItems.audience, tags: contentItems.tags, contentType: contentItems.contentType })
            .from(contentItems)
            .where(own)
            .orderBy(contentItems.createdAt, contentItems.id),
          db
            .select({
              passages: sql<number>`coalesce(sum(${contentItems.passages}), 0)::int`,
              words: sql<number>`coalesce(sum(${contentItems.words}), 0)::int`,
            })
            .from(contentItems)
            .where(own),
        ]);
        return { counts, labels, ...(sums[0] ?? { passages: 0, words: 0 }) };
      }),
    cite: (citations: Omit<typeof contentCitations.$inferInsert, 'organizationId' | 'userId'>[]) =>
      tenant((db) =>
        db.insert(contentCitations).values(citations.map((citation) => ({ organizationId, userId, ...citation }))),
      ),
  };
}
