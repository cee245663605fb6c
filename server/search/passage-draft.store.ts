import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import { indexRows } from './index-rows.store.ts';
import { partSize } from './rank-places.ts';
import type { ContentPassageText } from './split-passages.ts';
import type { IndexEntry } from './index-entries.ts';
import type { Db } from '#server/db/open-database.ts';
import { contentDrafts, contentIndex, contentItems } from '#server/db/schema/content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

const { partPassages, sweptTerms } = limits.indexing;
/** Parts of one segment: its rows stay short enough to append to. */
const partsOfSegment = 4;

/** Parts that were set aside for a run of an item. */
export interface PassageDraft {
  itemId: string;
  runId: string;
  part: number;
  parts: number;
}

/** The segment of a part of an item that has segments of its own: the number of the first part in it, below 0. */
export function ownSegment(firstPart: number, part: number): number {
  return -(part - ((part - firstPart) % partsOfSegment));
}

/** Large items on their way into the index and out of it, in transactions of bounded size. */
export function passageDrafts(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const { lock, add, insertPassages } = indexRows(organizationId);
  const own = eq(contentDrafts.organizationId, organizationId);

  async function isCurrent(db: Db, { itemId, runId, part }: PassageDraft): Promise<boolean> {
    const [draft] = await db
      .select({ part: contentDrafts.part })
      .from(contentDrafts)
      .where(and(own, eq(contentDrafts.part, part), eq(contentDrafts.runId, runId)))
      .for('share');
    const [item] = await db
      .select({ id: contentItems.id })
      .from(contentItems)
      .where(
        and(
          eq(contentItems.organizationId, organizationId),
          eq(contentItems.id, itemId),
          eq(contentItems.runId, runId),
        ),
      );
    return draft !== undefined && item !== undefined;
  }

  const deleteTerms = async (segment: number): Promise<number> => {
    const rows = await tenant((db) =>
      db.execute(sql`
        with few as (select term from content_terms where organization_id = ${organizationId} and segment = ${segment} limit ${sweptTerms})
        delete from content_terms t using few where t.organization_id = ${organizationId} and t.segment = ${segment} and t.term = few.term returning 1`),
    );
    return rows.length;
  };

  /** Deletes what a draft holds, some at a time; nobody may write to it any more. */
  async function empty({ part, parts }: { part: number; parts: number }): Promise<void> {
    for (let segment = -part; segment > -(part + parts); segment -= partsOfSegment) {
      for (let deleted = sweptTerms as number; deleted === sweptTerms;) deleted = await deleteTerms(segment);
    }
    for (let each = part; each < part + parts; each += 1) {
      await tenant((db) =>
        db.execute(
          sql`delete from content_passages where organization_id = ${organizationId} and place >= ${each * partSize} and place < ${(each + 1) * partSize}`,
        ),
      );
    }
    await tenant((db) => db.delete(contentDrafts).where(and(own, eq(contentDrafts.part, part))));
  }

  return {
    /** Sets parts aside for so many passages; null: the run was overtaken. */
    begin: (itemId: string, runId: string, passages: number): Promise<PassageDraft | null> =>
      tenant(async (db) => {
        const index = await lock(db);
        const [item] = await db
          .select({ id: contentItems.id })
          .from(contentItems)
          .where(
            and(
              eq(contentItems.organizationId, organizationId),
              eq(contentItems.id, itemId),
              eq(contentItems.runId, runId),
            ),
          );
        if (item === undefined) return null;
        const draft = { itemId, runId, part: index.nextPart, parts: Math.ceil(passages / partPassages) };
        await db
          .update(contentIndex)
          .set({ nextPart: draft.part + draft.parts })
          .where(eq(contentIndex.organizationId, organizationId));
        await db.insert(contentDrafts).values({ organizationId, ...draft });
        return draft;
      }),
    /** Writes one part, unseen. False: the run was overtaken, and nothing was written. */
    fill: (
      draft: PassageDraft,
      part: number,
      rows: readonly (ContentPassageText & { place: number; number: number })[],
      entries: readonly IndexEntry[],
    ): Promise<boolean> =>
      tenant(async (db) => {
        if (!(await isCurrent(db, draft))) return false;
        await insertPassages(db, draft.itemId, rows);
        await add(db, ownSegment(draft.part, part), entries);
        return true;
      }),
    /** Shows a draft, as part of the transaction that names its parts in its item; false: it is no more this run's. */
    async show(db: Db, { part, runId }: PassageDraft): Promise<boolean> {
      const rows = await db
        .delete(contentDrafts)
        .where(and(own, eq(contentDrafts.part, part), eq(contentDrafts.runId, runId)))
        .returning({ part: contentDrafts.part });
      return rows.length > 0;
    },
    /** Hides the parts of an item, as part of the transaction that takes them from it. */
    hide: (db: Db, { id, part, parts }: { id: string; part: number; parts: number }) =>
      db.insert(contentDrafts).values({ organizationId, itemId: id, part, parts, runId: null }),
    /** Deletes what was hidden, and what runs left that ended, broke off or were overtaken. */
    async sweep(): Promise<void> {
      const left = await tenant((db) =>
        db
          .select({ part: contentDrafts.part, parts: contentDrafts.parts })
          .from(contentDrafts)
          .leftJoin(
            contentItems,
            and(
              eq(contentItems.organizationId, contentDrafts.organizationId),
              eq(contentItems.id, contentDrafts.itemId),
            ),
          )
          .where(
            and(
              own,
              or(
                isNull(contentDrafts.runId),
                isNull(contentItems.runId),
                ne(contentItems.runId, contentDrafts.runId),
                inArray(contentItems.stage, ['ready', 'failed']),
              ),
            ),
          ),
      );
      for (const draft of left) {
        // Waits for a part that is being written at this moment; after that its run may write no more.
        await tenant((db) =>
          db
            .update(contentDrafts)
            .set({ runId: null })
            .where(and(own, eq(contentDrafts.part, draft.part))),
        );
        await empty(draft);
      }
    },
  };
}
