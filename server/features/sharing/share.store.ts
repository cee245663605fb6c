import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { user } from '#server/db/schema/identity.ts';
import { prepShares } from '#server/db/schema/prep-reading.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findOrganizationName } from '#server/access/membership.store.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type ShareRow = typeof prepShares.$inferSelect & { author: string | null };

const row = {
  organizationId: prepShares.organizationId,
  prepId: prepShares.prepId,
  id: prepShares.id,
  tokenHash: prepShares.tokenHash,
  createdBy: prepShares.createdBy,
  createdAt: prepShares.createdAt,
  expiresAt: prepShares.expiresAt,
  revokedAt: prepShares.revokedAt,
  author: user.name,
};

/** Seed of the locks for creating a brief's links. */
const createLock = 5;

/** Share links of one organization's briefs. */
export function prepShareStore(ctx: Pick<TenantContext, 'services' | 'organizationId'>) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(prepShares.organizationId, organizationId);

  return {
    list: (prepId: string): Promise<ShareRow[]> =>
      tenant((db) =>
        db
          .select(row)
          .from(prepShares)
          .leftJoin(user, eq(user.id, prepShares.createdBy))
          .where(and(own, eq(prepShares.prepId, prepId)))
          .orderBy(desc(prepShares.createdAt)),
      ),
    async find(prepId: string, id: string): Promise<ShareRow | null> {
      const [found] = await tenant((db) =>
        db
          .select(row)
          .from(prepShares)
          .leftJoin(user, eq(user.id, prepShares.createdBy))
          .where(and(own, eq(prepShares.prepId, prepId), eq(prepShares.id, id))),
      );
      return found ?? null;
    },
    /**
     * Returns 'there' if the id exists, 'full' if the brief has too many open links.
     * Counts under a lock, so that parallel calls count too.
     */
    create: (
      share: Omit<typeof prepShares.$inferInsert, 'organizationId'>,
      most: number,
    ): Promise<'made' | 'there' | 'full'> =>
      tenant(async (db) => {
        await db.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`${organizationId} ${share.prepId}`}, ${createLock}))`,
        );
        const ofBrief = and(own, eq(prepShares.prepId, share.prepId));
        if ((await db.$count(prepShares, and(ofBrief, eq(prepShares.id, share.id)))) > 0) return 'there';
        const open = and(ofBrief, isNull(prepShares.revokedAt), gt(prepShares.expiresAt, new Date()));
        if ((await db.$count(prepShares, open)) >= most) return 'full';
        const rows = await db
          .insert(prepShares)
          .values({ organizationId, ...share })
          .onConflictDoNothing()
          .returning({ id: prepShares.id });
        return rows.length > 0 ? 'made' : 'there';
      }),
    async revoke(prepId: string, id: string): Promise<boolean> {
      return (
        (
          await tenant((db) =>
            db
              .update(prepShares)
              .set({ revokedAt: new Date() })
              .where(and(own, eq(prepShares.prepId, prepId), eq(prepShares.id, id), isNull(prepShares.revokedAt)))
              .returning({ id: prepShares.id }),
          )
        ).length > 0
      );
    },
    async findByHash(tokenHash: string): Promise<(ShareRow & { organizationName: string }) | null> {
      // The organization's name is in an identity table.
      return ctx.services.database.withIdentity(organizationId, async (db) => {
        const [found] = await db
          .select(row)
          .from(prepShares)
          .leftJoin(user, eq(user.id, prepShares.createdBy))
          .where(and(own, eq(prepShares.tokenHash, tokenHash)));
        if (found === undefined) return null;
        return { ...found, organizationName: await findOrganizationName(db, organizationId) };
      });
    },
  };
}
