import { and, asc, eq, sql } from 'drizzle-orm';
import { isSolutionNameTaken } from '#contract/solutions.ts';
import type { Db } from '#server/db/open-database.ts';
import { solutions } from '#server/db/schema/solutions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type SolutionRow = Omit<typeof solutions.$inferSelect, 'organizationId'>;

const columns = {
  id: solutions.id,
  name: solutions.name,
  description: solutions.description,
  status: solutions.status,
  createdAt: solutions.createdAt,
  modifiedAt: solutions.modifiedAt,
};

/** Solutions of one organization. */
export function solutionStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(solutions.organizationId, organizationId);
  const is = (id: string) => and(own, eq(solutions.id, id));
  /** Locks the names, because two at once would both find the same name free; the database's index ignores case only. */
  const locked = <T>(work: (db: Db, all: Pick<SolutionRow, 'id' | 'name'>[]) => Promise<T>): Promise<T> =>
    tenant(async (db) => {
      await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`solutions ${organizationId}`}))`);
      return work(db, await db.select({ id: solutions.id, name: solutions.name }).from(solutions).where(own));
    });
  return {
    list: (): Promise<SolutionRow[]> =>
      tenant((db) => db.select(columns).from(solutions).where(own).orderBy(asc(solutions.createdAt))),
    /** Returns null if the organization has a solution of that name, as people read it. */
    create: (solution: { name: string; description: string }): Promise<SolutionRow | null> =>
      locked(async (db, all) => {
        if (isSolutionNameTaken(all, solution)) return null;
        const [made] = await db
          .insert(solutions)
          .values({ organizationId, ...solution })
          .onConflictDoNothing()
          .returning(columns);
        return made ?? null;
      }),
    /** Returns 'taken' if another solution has that name. */
    async change(
      id: string,
      { name, description }: { name: string; description?: string | undefined },
    ): Promise<SolutionRow | 'taken' | 'missing'> {
      const described = description === undefined ? {} : { description };
      try {
        return await locked(async (db, all) => {
          if (!all.some((one) => one.id === id)) return 'missing';
          if (isSolutionNameTaken(all, { name, except: id })) return 'taken';
          const [changed] = await db
            .update(solutions)
            .set({ name, modifiedAt: new Date(), ...described })
            .where(is(id))
            .returning(columns);
          return changed ?? 'missing';
        });
      } catch (error) {
        const { cause } = error as { cause?: { code?: string } };
        if (cause?.code === '23505') return 'taken';
        throw error;
      }
    },
    async remove(id: string): Promise<boolean> {
      const rows = await tenant((db) => db.delete(solutions).where(is(id)).returning({ id: solutions.id }));
      return rows.length > 0;
    },
  };
}
