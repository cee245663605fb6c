import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { frameLimits } from '#contract/frame-limits.ts';
import type { Frame } from '#contract/frames.ts';
import { qualificationFrames as table } from '#server/db/schema/frames.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** Qualification frames of one organization. */
export function frameStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(table.organizationId, organizationId);
  const is = (id: string) => and(own, eq(table.id, id));
  const byName = sql`lower(${table.name})`;
  return {
    /** By name. */
    list: (): Promise<Frame[]> =>
      tenant((db) =>
        db
          .select({ id: table.id, name: table.name, points: table.points })
          .from(table)
          .where(own)
          .orderBy(asc(byName), asc(table.id)),
      ),

    /** Returns 'full' if the organization has the maximum number, 'taken' if another frame has this name. */
    save: ({ id, name, points }: Frame): Promise<'saved' | 'full' | 'taken'> =>
      tenant(async (db) => {
        // Without the lock, two parallel calls could both take the last slot.
        await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`frames ${organizationId}`}))`);
        const namesakes = and(own, ne(table.id, id), eq(byName, name.toLowerCase()));
        if ((await db.$count(table, namesakes)) > 0) return 'taken';
        const changed = await db.update(table).set({ name, points }).where(is(id)).returning({ id: table.id });
        if (changed.length > 0) return 'saved';
        if ((await db.$count(table, own)) >= frameLimits.frames) return 'full';
        await db.insert(table).values({ organizationId, id, name, points });
        return 'saved';
      }),

    /** Returns the deleted frame's name, or null if it was gone. */
    async remove(id: string): Promise<string | null> {
      const [row] = await tenant((db) => db.delete(table).where(is(id)).returning({ name: table.name }));
      return row?.name ?? null;
    },
  };
}
