import { and, eq, sql } from 'drizzle-orm';
import type { Prospect, Question, Section, SectionKey, Timings } from '#contract/brief.ts';
import type { Source } from '#contract/evidence.ts';
import type { ModelReport } from '#server/agents/brief-writer.ts';
import type { LedgerEntry } from '#server/agents/ledger/stored-ledger.ts';
import type { PrepFailure, PrepStep } from '#contract/prep.ts';
import type { Db } from '#server/db/open-database.ts';
import { prepLedgers, prepModelRuns, prepSections, prepSessions, prepSources } from '#server/db/schema/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** Writes of one run over a prep. Once another run has taken over, they write nothing and return false. */
export function prepRunStore(ctx: TenantContext, prepId: string, runId: string) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const current = and(
    eq(prepSessions.organizationId, organizationId),
    eq(prepSessions.id, prepId),
    eq(prepSessions.runId, runId),
    eq(prepSessions.status, 'running'),
  );
  const update = async (set: Partial<typeof prepSessions.$inferInsert>): Promise<boolean> => {
    const rows = await tenant((db) =>
      db
        .update(prepSessions)
        .set({ ...set, updatedAt: new Date() })
        .where(current)
        .returning({ id: prepSessions.id }),
    );
    return rows.length > 0;
  };
  /** Each write takes the next revision, by which stream readers resume. */
  const whileCurrent = (write: (db: Db, revision: number) => PromiseLike<unknown>): Promise<boolean> =>
    tenant(async (db) => {
      const [held] = await db
        .update(prepSessions)
        .set({ updatedAt: new Date() })
        .where(current)
        .returning({ revision: prepSessions.revision });
      if (held === undefined) return false;
      await write(db, held.revision);
      return true;
    });
  const key = { organizationId, prepId };

  return {
    async isCurrent(): Promise<boolean> {
      return (await tenant((db) => db.select({ id: prepSessions.id }).from(prepSessions).where(current))).length > 0;
    },
    saveSteps: (steps: PrepStep[]) => update({ steps }),
    saveProspect: (prospect: Prospect) =>
      update({ companyName: prospect.company, companyDomain: prospect.domain, prospWebUrl: prospect.url ?? '' }),
    saveQuestions: (questions: Question[]) => update({ questions }),
    saveSource: (source: Source) =>
      whileCurrent((db, revision) =>
        db
          .insert(prepSources)
          .values({ ...key, ...source, revision, text: source.text ?? '', fetchedAt: new Date(source.fetchedAt) })
          .onConflictDoUpdate({
            target: [prepSources.organizationId, prepSources.prepId, prepSources.id],
            set: {
              title: sql`excluded.title`,
              url: sql`excluded.url`,
              text: sql`excluded.text`,
              contentId: sql`excluded.content_id`,
              teamOnly: sql`excluded.team_only`,
              revision,
            },
          }),
      ),
    /** A refresh replaces the old ledger. */
    saveLedger: (entries: LedgerEntry[]) =>
      whileCurrent((db) =>
        db
          .insert(prepLedgers)
          .values({ ...key, entries })
          .onConflictDoUpdate({
            target: [prepLedgers.organizationId, prepLedgers.prepId],
            set: { entries: sql`excluded.entries` },
          }),
      ),
    saveModel: ({ written, notes, ...report }: ModelReport) =>
      whileCurrent((db) =>
        db
          .insert(prepModelRuns)
          .values({ ...key, ...report, runId, written: [...written], notes: [...notes] })
          .onConflictDoNothing(),
      ),
    saveSection: (section: SectionKey, content: Section) =>
      whileCurrent((db, revision) =>
        db
          .insert(prepSections)
          .values({
            ...key,
            revision,
            key: section,
            status: content.status,
            claims: content.claims,
            error: content.error ?? null,
            writtenBy: content.writtenBy ?? null,
          })
          .onConflictDoUpdate({
            target: [prepSections.organizationId, prepSections.prepId, prepSections.key],
            set: {
              status: sql`excluded.status`,
              claims: sql`excluded.claims`,
              error: sql`excluded.error`,
              writtenBy: sql`excluded.written_by`,
              revision,
            },
          }),
      ),
    /** Runs `also` in the same transaction. */
    finish: (
      { prospect, questions, timings }: { prospect: Prospect; questions: Question[]; timings: Timings },
      also: (db: Db) => Promise<void>,
    ): Promise<boolean> =>
      tenant(async (db) => {
        const ready = await db
          .update(prepSessions)
          .set({
            status: 'ready',
            questions,
            timings,
            companyName: prospect.company,
            companyDomain: prospect.domain,
            prospWebUrl: prospect.url ?? '',
            readyAt: new Date(),
            updatedAt: new Date(),
          })
          .where(current)
          .returning({ id: prepSessions.id });
        if (ready.length > 0) await also(db);
        return ready.length > 0;
      }),
    /** Ends a run that wrote one section of an existing brief. */
    finishSection: () => update({ status: 'ready', failure: null }),
    fail: (failure: PrepFailure) => update({ status: 'failed', failure }),
    /** Returns the run to the queue for another worker. */
    handBack: () => update({ status: 'queued' }),
  };
}
