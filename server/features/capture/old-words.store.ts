import { and, eq, inArray, sql } from 'drizzle-orm';
import { arrayLiteral } from '#server/db/array-literal.ts';
import { capturedPieces } from '#server/db/schema/capture.ts';
import { coachCards, coachSuggestions } from '#server/db/schema/coaching.ts';
import { discoveryLines, discoverySessions } from '#server/db/schema/discovery.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** Old transcripts of one organization's calls. */
export function oldWordsStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  return {
    /** Returns up to `most` sessions whose last word was stored before `moment`. */
    sessionsBefore: (moment: Date, most: number): Promise<string[]> =>
      tenant(async (db) => {
        const { sessionId, createdAt } = discoveryLines;
        const rows = await db
          .select({ sessionId })
          .from(discoveryLines)
          .where(
            and(
              eq(discoveryLines.organizationId, organizationId),
              eq(discoveryLines.kind, 'utterance'),
              eq(discoveryLines.removed, false),
            ),
          )
          .groupBy(sessionId)
          .having(sql`max(${createdAt}) < ${moment.toISOString()}::timestamptz`)
          .limit(most);
        return rows.map((row) => row.sessionId);
      }),

    /**
     * Removes a session's transcript and everything that quotes it; keeps notes, fields and proposals.
     * Returns the number of lines.
     */
    erase: (sessionId: string): Promise<number> =>
      tenant(async (db) => {
        const [session] = await db
          .update(discoverySessions)
          .set({ wordsDeletedAt: new Date() })
          .where(and(eq(discoverySessions.organizationId, organizationId), eq(discoverySessions.id, sessionId)))
          .returning({ revision: discoverySessions.revision });
        if (session === undefined) return 0;
        const lines = await db
          .update(discoveryLines)
          .set({ text: '', removed: true, revision: session.revision })
          .where(
            and(
              eq(discoveryLines.organizationId, organizationId),
              eq(discoveryLines.sessionId, sessionId),
              eq(discoveryLines.kind, 'utterance'),
              eq(discoveryLines.removed, false),
            ),
          )
          .returning({ id: discoveryLines.id });
        const ids = sql`any(${arrayLiteral(lines.map(({ id }) => id))}::uuid[])`;
        for (const table of [coachCards, coachSuggestions])
          await db
            .delete(table)
            .where(
              and(
                eq(table.organizationId, organizationId),
                eq(table.sessionId, sessionId),
                sql`${table.lineId} = ${ids}`,
              ),
            );
        await db
          .delete(capturedPieces)
          .where(
            and(eq(capturedPieces.organizationId, organizationId), inArray(capturedPieces.sessionId, [sessionId])),
          );
        await db.execute(
          sql`update discovery_sessions set kept_promises = coalesce((select jsonb_agg(each) from jsonb_array_elements(kept_promises) each where not ((each ->> 'lineId')::uuid = ${ids})), '[]'::jsonb) where organization_id = ${organizationId} and id = ${sessionId}`,
        );
        return lines.length;
      }),
  };
}
