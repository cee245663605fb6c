import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { sectionKeys, type SectionKey } from '#contract/brief.ts';
import type { PrepFailure } from '#contract/prep.ts';
import { prepSections, prepSessions, prepSources } from '#server/db/schema/prep.ts';
import { prepVersions } from '#server/db/schema/prep-reading.ts';
import { jsonObject, reviveRow, rowFields } from '#server/db/json-columns.ts';
import { namedStatement } from '#server/db/named-statement.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type PrepVersion = typeof prepVersions.$inferSelect;

const newestVersion = namedStatement(sql`
  select ${jsonObject(rowFields(prepVersions))}::text as text from ${prepVersions}
  where ${prepVersions.organizationId} = ${sql.placeholder('organization')}
    and ${prepVersions.prepId} = ${sql.placeholder('prepId')}
  order by ${prepVersions.number} desc limit 1`);

/** Briefs from before a refresh, and how they are kept and restored. */
export function prepVersionStore(ctx: Pick<TenantContext, 'services' | 'organizationId'>, prepId: string) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const is = and(eq(prepSessions.organizationId, organizationId), eq(prepSessions.id, prepId));
  const versions = and(eq(prepVersions.organizationId, organizationId), eq(prepVersions.prepId, prepId));
  const ofPrep = <T extends typeof prepSections | typeof prepSources>(table: T) =>
    and(eq(table.organizationId, organizationId), eq(table.prepId, prepId));
  const newest = async (db: Db): Promise<PrepVersion | null> => {
    const [row] = await db.select().from(prepVersions).where(versions).orderBy(desc(prepVersions.number)).limit(1);
    return row ?? null;
  };

  return {
    async newest(): Promise<PrepVersion | null> {
      const text = await ctx.services.database.readJson(organizationId, newestVersion, { prepId });
      return text === null ? null : reviveRow(prepVersions, JSON.parse(text) as object);
    },

    /** Saves the finished brief and queues a refresh; returns false if there is none or a run is in progress. */
    queueRefresh: (chargeId: string): Promise<boolean> =>
      tenant(async (db) => {
        const [prep] = await db
          .update(prepSessions)
          .set({
            status: 'queued',
            runKind: 'refresh',
            runSection: null,
            chargeId,
            failure: null,
            startedAt: null,
            steps: [],
            updatedAt: new Date(),
          })
          .where(and(is, eq(prepSessions.status, 'ready')))
          .returning();
        if (prep === undefined) return false;
        const sections = await db.select().from(prepSections).where(ofPrep(prepSections));
        const sources = await db
          .select()
          .from(prepSources)
          .where(ofPrep(prepSources))
          .orderBy(prepSources.fetchedAt, prepSources.id);
        const kept = new Map(sections.map((row) => [row.key, row]));
        const [last] = await db
          .select({ number: sql<number>`coalesce(max(${prepVersions.number}), 0)::int` })
          .from(prepVersions)
          .where(versions);
        const number = (last?.number ?? 0) + 1;
        const name = `${prep.firstName} ${prep.lastName}`.trim();
        await db.insert(prepVersions).values({
          organizationId,
          prepId,
          number,
          endedAt: prep.readyAt ?? prep.createdAt,
          brief: {
            prospect: {
              company: prep.companyName,
              domain: prep.companyDomain,
              url: prep.prospWebUrl === '' ? null : prep.prospWebUrl,
              person: name === '' ? null : { name, role: prep.roleTitle },
            },
            sections: Object.fromEntries(
              sectionKeys.map((key) => {
                const row = kept.get(key);
                return [
                  key,
                  row === undefined
                    ? { status: 'empty', claims: [] }
                    : {
                        status: row.status,
                        claims: row.claims,
                        ...(row.error !== null && { error: row.error }),
                        ...(row.writtenBy !== null && { writtenBy: row.writtenBy }),
                      },
                ];
              }),
            ) as PrepVersion['brief']['sections'],
            questions: prep.questions,
            timings: prep.timings ?? { firstSectionMs: null, totalMs: 0, networkMs: 0 },
          },
          sources: sources.map(({ id, kind, title, url, fetchedAt, text, contentId, teamOnly }) => ({
            id,
            kind,
            title,
            url,
            fetchedAt: fetchedAt.toISOString(),
            text,
            ...(contentId !== null && { contentId }),
            ...(teamOnly && { teamOnly }),
          })),
        });
        // Keeps the version before, for comparison in case this refresh fails.
        await db.delete(prepVersions).where(and(versions, lt(prepVersions.number, number - 1)));
        return true;
      }),

    /** Ends a failed refresh and restores the brief. `runId` null: any run; returns false if another run took over. */
    restore: (runId: string | null, failure: PrepFailure | null): Promise<boolean> =>
      tenant(async (db) => {
        const [prep] = await db
          .select({ status: prepSessions.status, runId: prepSessions.runId, runKind: prepSessions.runKind })
          .from(prepSessions)
          .where(is)
          .for('update');
        const open =
          prep?.runKind === 'refresh' && (prep.status === 'running' || (prep.status === 'queued' && runId === null));
        const version = open && (runId === null || prep.runId === runId) ? await newest(db) : null;
        if (version === null) return false;
        const { brief } = version;
        await db.delete(prepSections).where(ofPrep(prepSections));
        await db.delete(prepSources).where(ofPrep(prepSources));
        await db.insert(prepSections).values(
          sectionKeys.map((key: SectionKey) => {
            const { status, claims, error, writtenBy } = brief.sections[key];
            return { organizationId, prepId, key, status, claims, error: error ?? null, writtenBy: writtenBy ?? null };
          }),
        );
        if (version.sources.length > 0) {
          await db.insert(prepSources).values(
            version.sources.map((source) => ({
              organizationId,
              prepId,
              ...source,
              text: source.text ?? '',
              fetchedAt: new Date(source.fetchedAt),
            })),
          );
        }
        await db
          .update(prepSessions)
          .set({
            status: 'ready',
            failure,
            steps: [],
            questions: brief.questions,
            timings: brief.timings,
            companyName: brief.prospect.company,
            companyDomain: brief.prospect.domain,
            prospWebUrl: brief.prospect.url ?? '',
            updatedAt: new Date(),
          })
          .where(is);
        await db.delete(prepVersions).where(and(versions, eq(prepVersions.number, version.number)));
        return true;
      }),

    /**
     * Queues writing a failed section of a finished brief; returns false if it did not fail or a run is in progress.
     */
    queueSection: (key: SectionKey): Promise<boolean> =>
      tenant(async (db) => {
        const failed = await db
          .update(prepSections)
          .set({ status: 'working', claims: [], error: null })
          .where(and(ofPrep(prepSections), eq(prepSections.key, key), eq(prepSections.status, 'failed')))
          .returning({ key: prepSections.key });
        if (failed.length === 0) return false;
        const moved = await db
          .update(prepSessions)
          .set({
            status: 'queued',
            runKind: 'section',
            runSection: key,
            startedAt: null,
            steps: [],
            failure: null,
            updatedAt: new Date(),
          })
          .where(and(is, eq(prepSessions.status, 'ready')))
          .returning({ id: prepSessions.id });
        if (moved.length === 0)
          await db
            .update(prepSections)
            .set({ status: 'failed', error: 'We couldn’t write this section.' })
            .where(and(ofPrep(prepSections), eq(prepSections.key, key)));
        return moved.length > 0;
      }),

    /** Ends a section's run without the section; `runId` null: any run. */
    failSection: (runId: string | null, error: string): Promise<boolean> =>
      tenant(async (db) => {
        const running =
          runId === null
            ? sql`${prepSessions.status} in ('queued', 'running')`
            : and(eq(prepSessions.status, 'running'), eq(prepSessions.runId, runId));
        const [prep] = await db
          .update(prepSessions)
          .set({ status: 'ready', steps: [], updatedAt: new Date() })
          .where(and(is, eq(prepSessions.runKind, 'section'), running))
          .returning({ key: prepSessions.runSection, revision: prepSessions.revision });
        if (prep === undefined || prep.key === null) return false;
        await db
          .update(prepSections)
          .set({ status: 'failed', claims: [], error, revision: prep.revision })
          .where(and(ofPrep(prepSections), eq(prepSections.key, prep.key)));
        return true;
      }),
  };
}
