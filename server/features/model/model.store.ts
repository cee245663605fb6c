import { and, desc, eq } from 'drizzle-orm';
import type { ModelRunRecord } from '#contract/model.ts';
import { prepModelRuns, prepSessions } from '#server/db/schema/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** Model runs of one organization. */
export function modelStore(ctx: Pick<TenantContext, 'services' | 'organizationId'>) {
  const { organizationId } = ctx;
  return {
    /** Newest first, without preps in the trash. */
    async newest(most: number): Promise<ModelRunRecord[]> {
      const rows = await tenantDb(ctx)((db) =>
        db
          .select({ run: prepModelRuns, companyName: prepSessions.companyName, url: prepSessions.prospWebUrl })
          .from(prepModelRuns)
          .innerJoin(
            prepSessions,
            and(
              eq(prepSessions.organizationId, prepModelRuns.organizationId),
              eq(prepSessions.id, prepModelRuns.prepId),
            ),
          )
          .where(eq(prepModelRuns.organizationId, organizationId))
          .orderBy(desc(prepModelRuns.endedAt))
          .limit(most),
      );
      return rows.map(({ run, companyName, url }) => {
        const { prepId, endedAt, organizationId: _organization, runId: _run, refused: _refused, ...counts } = run;
        return { ...counts, prospectId: prepId, companyName: companyName || url, endedAt: endedAt.toISOString() };
      });
    },
  };
}
