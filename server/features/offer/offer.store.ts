import { and, eq, sql } from 'drizzle-orm';
import { emptyOffer, type Offer } from '#contract/offer.ts';
import { sellerOffers } from '#server/db/schema/proposal.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export interface StoredOffer {
  offer: Offer;
  /** 0 before anything is stored. */
  revision: number;
}

/** Price list, proof points and case studies of one organization. */
export function offerStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(sellerOffers.organizationId, organizationId);
  return {
    async read(): Promise<StoredOffer> {
      const [row] = await tenant((db) => db.select().from(sellerOffers).where(own));
      // Fills in keys that a later version added.
      return row === undefined
        ? { offer: emptyOffer, revision: 0 }
        : { offer: { ...emptyOffer, ...row.offer }, revision: row.revision };
    },

    /** Returns null if someone else changed it in the meantime. */
    async write(offer: Offer, revision: number): Promise<StoredOffer | null> {
      const [row] = await tenant((db) =>
        revision === 0
          ? db.insert(sellerOffers).values({ organizationId, offer }).onConflictDoNothing().returning()
          : db
              .update(sellerOffers)
              .set({ offer, revision: sql`${sellerOffers.revision} + 1`, updatedAt: new Date() })
              .where(and(own, eq(sellerOffers.revision, revision)))
              .returning(),
      );
      return row === undefined ? null : { offer: row.offer, revision: row.revision };
    },
  };
}
