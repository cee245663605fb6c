import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { storedTexts } from '#contract/discovery-fields.ts';
import { discoverySessions } from '#server/db/schema/discovery.ts';
import { user } from '#server/db/schema/identity.ts';
import { sessionImports } from '#server/db/schema/imports.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type ImportRecord = typeof sessionImports.$inferSelect;
type NewImport = Pick<typeof sessionImports.$inferInsert, 'fileName' | 'csv' | 'mapping' | 'total'>;
type ImportChange = Partial<Omit<ImportRecord, 'organizationId' | 'id' | 'endedAt'>>;

const { csv: _, ...listed } = getTableColumns(sessionImports);
const stored = (name: keyof typeof storedTexts) =>
  sql<string>`coalesce(${discoverySessions.fields} ->> ${sql.raw(`'${storedTexts[name]}'`)}, '')`;
const open = inArray(sessionImports.state, ['waiting', 'running']);
const ends: readonly (string | undefined)[] = ['done', 'canceled', 'failed'];

/** Imports of one organization, and its existing sessions. */
export function importStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(sessionImports.organizationId, organizationId);
  const is = (id: string) => and(own, eq(sessionImports.id, id));
  return {
    list: (most: number) =>
      tenant((db) =>
        db
          .select(listed)
          .from(sessionImports)
          .where(own)
          .orderBy(desc(sessionImports.createdAt), asc(sessionImports.id))
          .limit(most),
      ),
    async find(id: string): Promise<ImportRecord | null> {
      const [row] = await tenant((db) => db.select().from(sessionImports).where(is(id)));
      return row ?? null;
    },
    /** Returns null if an import is already running. */
    add: (given: NewImport): Promise<string | null> =>
      tenant(async (db) => {
        await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`imports ${organizationId}`}))`);
        if ((await db.$count(sessionImports, and(own, open))) > 0) return null;
        const byName = sql`coalesce((select ${user.name} from ${user} where ${user.id} = ${ctx.userId}), '')`;
        const [made] = await db
          .insert(sessionImports)
          .values({ organizationId, requestedBy: ctx.userId, byName, ...given })
          .returning({ id: sessionImports.id });
        return made?.id ?? null;
      }),
    /** Changes an import that has not ended; returns false if it has, or is gone. */
    async change(id: string, change: ImportChange): Promise<boolean> {
      const rows = await tenant((db) =>
        db
          .update(sessionImports)
          .set(ends.includes(change.state) ? { ...change, endedAt: new Date() } : change)
          .where(and(is(id), open))
          .returning({ id: sessionImports.id }),
      );
      return rows.length > 0;
    },
    /** Returns the identifying fields of all sessions, and the request that created each ('' for none). */
    sessions: () =>
      tenant((db) =>
        db
          .select({
            requestId: sql<string>`coalesce(${discoverySessions.requestId}, '')`,
            sessionName: stored('sessionName'),
            firstName: stored('firstName'),
            lastName: stored('lastName'),
            companyName: stored('companyName'),
          })
          .from(discoverySessions)
          .where(eq(discoverySessions.organizationId, organizationId)),
      ),
  };
}
