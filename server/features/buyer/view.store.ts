import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { SectionSeconds } from '#contract/buyer.ts';
import { limits } from '#contract/limits.ts';
import type { Db } from '#server/db/open-database.ts';
import { proposalShares, proposalViews } from '#server/db/schema/buyer.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';
import { moveShare } from './share.store.ts';

export type ViewRow = typeof proposalViews.$inferSelect;
export interface ShareCounts {
  shareId: string;
  opens: number;
  viewers: number;
  downloads: number;
  readingNow: number;
}
interface NewView {
  shareId: string;
  sessionId: string;
  viewer: string;
  email: string;
}

/** Views of one organization's proposals; every write is limited, even a forged one. */
export function viewStore(ctx: Pick<TenantContext, 'services' | 'organizationId'>) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(proposalViews.organizationId, organizationId);
  const is = (shareId: string, id: string) => and(own, eq(proposalViews.shareId, shareId), eq(proposalViews.id, id));
  const readingSince = (): Date => new Date(Date.now() - limits.buyer.readingMs);

  return {
    /**
     * Returns null if this viewer or link has too many views.
     * Counts under the share's row lock, with `also` in the same transaction.
     */
    open: (
      { shareId, sessionId, viewer, email }: NewView,
      also: (db: Db, id: string) => Promise<void>,
    ): Promise<string | null> =>
      tenant(async (db) => {
        const share = { organizationId, id: shareId };
        await db
          .select({ id: proposalShares.id })
          .from(proposalShares)
          .where(and(eq(proposalShares.organizationId, organizationId), eq(proposalShares.id, shareId)))
          .for('update');
        await moveShare(db, share, 'open');
        const ofShare = and(own, eq(proposalViews.shareId, shareId));
        const lastHour = sql`now() - interval '1 hour'`;
        const recent = and(ofShare, eq(proposalViews.viewer, viewer), gt(proposalViews.openedAt, lastHour));
        if ((await db.$count(proposalViews, recent)) >= limits.buyer.viewsPerHour) return null;
        if ((await db.$count(proposalViews, ofShare)) >= limits.buyer.views) return null;
        const [row] = await db
          .insert(proposalViews)
          .values({ organizationId, shareId, sessionId, viewer, email })
          .returning({ id: proposalViews.id });
        if (row === undefined) return null;
        await also(db, row.id);
        return row.id;
      }),

    has: (shareId: string, id: string): Promise<boolean> =>
      tenant(async (db) => (await db.$count(proposalViews, is(shareId, id))) > 0),

    /**
     * Updates the reading times of a view under its lock; `change` returns null for no change.
     * Returns false for an unknown view.
     */
    read: (shareId: string, id: string, change: (view: ViewRow) => SectionSeconds | null): Promise<boolean> =>
      tenant(async (db) => {
        const [view] = await db.select().from(proposalViews).where(is(shareId, id)).for('update');
        if (view === undefined) return false;
        const seconds = change(view);
        if (seconds !== null)
          await db.update(proposalViews).set({ seconds, readAt: new Date() }).where(is(shareId, id));
        return true;
      }),

    /** Counts a view as one download, however often it downloads. */
    async download(shareId: string, id: string): Promise<void> {
      await tenant((db) =>
        db
          .update(proposalViews)
          .set({ downloadedAt: sql`coalesce(${proposalViews.downloadedAt}, now())` })
          .where(is(shareId, id)),
      );
    },

    async counts(shareIds: readonly string[]): Promise<ShareCounts[]> {
      if (shareIds.length === 0) return [];
      return tenant((db) =>
        db
          .select({
            shareId: proposalViews.shareId,
            opens: sql<number>`count(*)::int`,
            viewers: sql<number>`count(distinct ${proposalViews.viewer})::int`,
            downloads: sql<number>`count(${proposalViews.downloadedAt})::int`,
            readingNow: sql<number>`(count(distinct ${proposalViews.viewer}) filter (where ${gt(proposalViews.readAt, readingSince())}))::int`,
          })
          .from(proposalViews)
          .where(and(own, inArray(proposalViews.shareId, [...shareIds])))
          .groupBy(proposalViews.shareId),
      );
    },

    /** Returns the seconds per section over all views of each link. */
    async seconds(shareIds: readonly string[]): Promise<{ shareId: string; section: string; seconds: number }[]> {
      if (shareIds.length === 0) return [];
      const each = sql`jsonb_each_text(${proposalViews.seconds})`;
      return tenant((db) =>
        db
          .select({
            shareId: proposalViews.shareId,
            section: sql<string>`part.key`,
            seconds: sql<number>`sum(part.value::int)::int`,
          })
          .from(proposalViews)
          .innerJoin(sql`lateral ${each} as part(key, value)`, sql`true`)
          .where(and(own, inArray(proposalViews.shareId, [...shareIds])))
          .groupBy(proposalViews.shareId, sql`part.key`),
      );
    },

    latest: (shareId: string): Promise<ViewRow[]> =>
      tenant((db) =>
        db
          .select()
          .from(proposalViews)
          .where(and(own, eq(proposalViews.shareId, shareId)))
          .orderBy(desc(proposalViews.openedAt))
          .limit(limits.buyer.viewsListed),
      ),
  };
}
