import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ContentFailure, ContentStage } from '#contract/content.ts';
import { arrayLiteral } from '#server/db/array-literal.ts';
import { contentItems } from '#server/db/schema/content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';
import type { ItemChange } from './content.store.ts';

const rowWaitMs = 5_000;
const open: ContentStage[] = ['received', 'extracting', 'indexing'];

/** Writes of one run over an item. Once another run has taken over, they do nothing and return false. */
export function contentRunStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(contentItems.organizationId, organizationId);
  const set = async (id: string, runId: string, change: ItemChange): Promise<boolean> => {
    const rows = await tenant((db) =>
      db
        .update(contentItems)
        .set(change)
        .where(and(own, eq(contentItems.id, id), eq(contentItems.runId, runId)))
        .returning({ id: contentItems.id }),
    );
    return rows.length > 0;
  };
  const exists = async (id: string): Promise<boolean> =>
    (
      await tenant((db) =>
        db
          .select({ id: contentItems.id })
          .from(contentItems)
          .where(and(own, eq(contentItems.id, id))),
      )
    ).length > 0;
  return {
    /**
     * Takes an item under a new run id; null if it ended or is gone.
     * Waits briefly, since the row is written just after its job.
     */
    async begin(id: string): Promise<{ runId: string; tries: number } | null> {
      const runId = randomUUID();
      for (const end = Date.now() + rowWaitMs; Date.now() < end && !(await exists(id));)
        await new Promise((resolve) => {
          setTimeout(resolve, 100);
        });
      const [row] = await tenant((db) =>
        db
          .update(contentItems)
          .set({
            stage: 'extracting',
            runId,
            tries: sql`${contentItems.tries} + 1`,
            extractingAt: new Date(),
            indexingAt: null,
            endedAt: null,
            failure: null,
          })
          .where(and(own, eq(contentItems.id, id), inArray(contentItems.stage, open)))
          .returning({ tries: contentItems.tries }),
      );
      return row === undefined ? null : { runId, tries: row.tries };
    },
    indexing: (id: string, runId: string, change: ItemChange) =>
      set(id, runId, { ...change, stage: 'indexing', indexingAt: new Date() }),
    change: set,
    fail: (id: string, runId: string, failure: ContentFailure, change: ItemChange = {}) =>
      set(id, runId, { ...change, stage: 'failed', failure, endedAt: new Date() }),
    /** Returns the item to the queue for another worker; the attempt doesn't count. */
    handBack: (id: string, runId: string) =>
      set(id, runId, { stage: 'received', extractingAt: null, indexingAt: null, runId: null }),
    /** Returns the stage of each item. */
    stagesOf: (ids: readonly string[]) =>
      tenant((db) =>
        db
          .select({
            id: contentItems.id,
            stage: contentItems.stage,
            failure: contentItems.failure,
            note: contentItems.note,
            unread: contentItems.unread,
          })
          .from(contentItems)
          .where(and(own, sql`${contentItems.id}::text = any(${arrayLiteral(ids)}::text[])`)),
      ),
  };
}
