import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { member, organization, user } from '#server/db/schema/identity.ts';
import { organizationExports } from '#server/db/schema/organization-export.ts';
import type { Db } from '#server/db/open-database.ts';
import { openTrash } from '#server/db/open-trash.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type ExportRow = typeof organizationExports.$inferSelect;

/** Receives rows in order; awaited before more are read. */
type TakeRows = (rows: Record<string, unknown>[]) => Promise<void>;

/** Exports of one organization, and the data they contain. */
export function exportStore(ctx: Pick<TenantContext, 'services' | 'organizationId'>) {
  const { organizationId } = ctx;
  const { database } = ctx.services;
  const tenant = tenantDb(ctx);
  const own = eq(organizationExports.organizationId, organizationId);
  const is = (id: string) => and(own, eq(organizationExports.id, id));
  return {
    list: (most: number): Promise<ExportRow[]> =>
      tenant((db) =>
        db
          .select()
          .from(organizationExports)
          .where(own)
          .orderBy(desc(organizationExports.createdAt), asc(organizationExports.id))
          .limit(most),
      ),
    async find(id: string): Promise<ExportRow | null> {
      const [row] = await tenant((db) => db.select().from(organizationExports).where(is(id)));
      return row ?? null;
    },
    /**
     * Runs `enqueue` in the same transaction, so that no export waits for a missing job.
     * Returns null if one is in progress.
     */
    add: (by: { requestedBy: string }, enqueue: (db: Db, id: string) => Promise<unknown>): Promise<string | null> =>
      database.withIdentity(organizationId, async (db) => {
        await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`exports ${organizationId}`}))`);
        const busy = and(own, inArray(organizationExports.state, ['waiting', 'running']));
        if ((await db.$count(organizationExports, busy)) > 0) return null;
        const byName = sql`coalesce((select ${user.name} from ${user} where ${user.id} = ${by.requestedBy}), '')`;
        const [made] = await db
          .insert(organizationExports)
          .values({ organizationId, ...by, byName })
          .returning({ id: organizationExports.id });
        if (made === undefined) return null;
        await enqueue(db, made.id);
        return made.id;
      }),
    /**
     * Changes an export only while its parts are those this run recorded last.
     * Every run names its own parts, which is how an outdated run notices; returns false then.
     */
    async changeRun(
      id: string,
      parts: readonly string[],
      change: Partial<Omit<ExportRow, 'organizationId' | 'id' | 'endedAt'>>,
    ): Promise<boolean> {
      const ended = change.state === 'ready' || change.state === 'failed' ? { endedAt: new Date() } : {};
      const underWay = inArray(organizationExports.state, ['waiting', 'running']);
      const changed = await tenant((db) =>
        db
          .update(organizationExports)
          .set({ ...change, ...ended })
          .where(and(is(id), underWay, eq(organizationExports.parts, [...parts])))
          .returning({ id: organizationExports.id }),
      );
      return changed.length > 0;
    },
    /** Runs `also` in the same transaction. Returns false if the export has ended. */
    cancel: (id: string, also: (db: Db) => Promise<void>): Promise<boolean> =>
      tenant(async (db) => {
        const canceled = await db
          .update(organizationExports)
          .set({ state: 'canceled', endedAt: new Date() })
          .where(and(is(id), inArray(organizationExports.state, ['waiting', 'running'])))
          .returning({ id: organizationExports.id });
        if (canceled.length > 0) await also(db);
        return canceled.length > 0;
      }),
    async change(id: string, change: Partial<Omit<ExportRow, 'organizationId' | 'id' | 'endedAt'>>): Promise<void> {
      const ended = change.state === 'ready' || change.state === 'failed' ? { endedAt: new Date() } : {};
      await tenant((db) =>
        db
          .update(organizationExports)
          .set({ ...change, ...ended })
          .where(is(id)),
      );
    },

    /** Returns the organization and its people by name and role. */
    people: () =>
      database.withIdentity(organizationId, async (db) => {
        const [found] = await db
          .select({ id: organization.id, name: organization.name, createdAt: organization.createdAt })
          .from(organization)
          .where(eq(organization.id, organizationId));
        const members = await db
          .select({
            userId: member.userId,
            role: member.role,
            name: user.name,
            email: user.email,
            since: member.createdAt,
          })
          .from(member)
          .innerJoin(user, eq(user.id, member.userId))
          .where(eq(member.organizationId, organizationId))
          .orderBy(asc(member.createdAt), asc(member.id));
        return { organization: found, members };
      }),

    /**
     * Reads every row of a table in batches, including the trash; one cursor, so that nothing is repeated or missed.
     */
    readTable: (table: string, without: readonly string[], rowsAtOnce: number, take: TakeRows): Promise<void> =>
      database.withIdentity(organizationId, async (db) => {
        await openTrash(db);
        const dropped = sql.raw(without.map((column) => ` - '${column}'`).join(''));
        await db.execute(
          sql`declare export_rows no scroll cursor for
            select to_jsonb(one)${dropped} as row from ${sql.identifier(table)} one where one.organization_id = ${organizationId}`,
        );
        for (;;) {
          const found = await db.execute<{ row: Record<string, unknown> }>(
            sql`fetch ${sql.raw(String(rowsAtOnce))} from export_rows`,
          );
          if (found.length > 0) await take(found.map(({ row }) => row));
          if (found.length < rowsAtOnce) break;
        }
      }),
  };
}
