import { and, eq } from 'drizzle-orm';
import { prepSections, prepSessions, prepSources } from '#server/db/schema/prep.ts';
import { prepMarks, prepNotes } from '#server/db/schema/prep-reading.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** Copies a finished brief with its marks and notes. */
export function prepCopyStore(ctx: TenantContext) {
  const { organizationId, userId } = ctx;
  const tenant = tenantDb(ctx);
  return {
    /** Returns the copy's id, one per request; null if there is no finished brief with that id. */
    copy: (fromId: string, newId: string, requestId: string): Promise<string | null> =>
      tenant(async (db) => {
        const [prep] = await db
          .select()
          .from(prepSessions)
          .where(
            and(
              eq(prepSessions.organizationId, organizationId),
              eq(prepSessions.id, fromId),
              eq(prepSessions.status, 'ready'),
            ),
          );
        if (prep === undefined) return null;
        const now = new Date();
        const [made] = await db
          .insert(prepSessions)
          .values({
            ...prep,
            id: newId,
            requestId,
            userId,
            chargeId: null,
            runKind: 'first',
            runSection: null,
            failure: null,
            createdAt: now,
            updatedAt: now,
            readyAt: prep.readyAt ?? prep.updatedAt,
          })
          .onConflictDoNothing({ target: [prepSessions.organizationId, prepSessions.requestId] })
          .returning({ id: prepSessions.id });
        if (made === undefined) {
          const [existing] = await db
            .select({ id: prepSessions.id })
            .from(prepSessions)
            .where(and(eq(prepSessions.organizationId, organizationId), eq(prepSessions.requestId, requestId)));
          return existing?.id ?? null;
        }
        for (const table of [prepSections, prepSources, prepMarks, prepNotes] as const) {
          const rows = await db
            .select()
            .from(table)
            .where(and(eq(table.organizationId, organizationId), eq(table.prepId, fromId)));
          if (rows.length > 0) await db.insert(table).values(rows.map((row) => ({ ...row, prepId: newId })) as never);
        }
        return newId;
      }),
  };
}
