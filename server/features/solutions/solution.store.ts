import { and, asc, eq, sql } from 'drizzle-orm';
import { jsonObject, reviveRow, rowFields } from '#server/db/json-columns.ts';
import { namedStatement } from '#server/db/named-statement.ts';
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

const given = sql.join(
  ['organization', 'name', 'description'].map((name) => sql.placeholder(name)),
  sql`, `,
);
const insertOne = namedStatement(sql`
  insert into ${solutions} (organization_id, name, description) values (${given}) on conflict do nothing
  returning ${jsonObject(rowFields(solutions))}::text as text`);

/** Solutions of one organization. */
export function solutionStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(solutions.organizationId, organizationId);
  const is = (id: string) => and(own, eq(solutions.id, id));
  return {
    list: (): Promise<SolutionRow[]> =>
      tenant((db) => db.select(columns).from(solutions).where(own).orderBy(asc(solutions.createdAt))),
    /** Returns null if the organization has a solution of that name, ignoring case. */
    async create(solution: { name: string; description: string }): Promise<SolutionRow | null> {
      const text = await ctx.services.database.writeJson(organizationId, insertOne, solution);
      return text === null ? null : reviveRow(solutions, JSON.parse(text) as object);
    },
    /** Returns 'taken' if another solution has that name. */
    async change(
      id: string,
      set: { name: string; description?: string | undefined },
    ): Promise<SolutionRow | 'taken' | 'missing'> {
      try {
        const [changed] = await tenant((db) =>
          db
            .update(solutions)
            .set({
              name: set.name,
              modifiedAt: new Date(),
              ...(set.description === undefined ? {} : { description: set.description }),
            })
            .where(is(id))
            .returning(columns),
        );
        return changed ?? 'missing';
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
