import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { sectionKeys, type Question, type Section, type SectionKey } from '#contract/brief.ts';
import type { Source } from '#contract/evidence.ts';
import type { PrepSubject } from '#contract/prep.ts';
import { prepSections, prepSessions, prepSources } from '#server/db/schema/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

interface Answered {
  sections: Record<SectionKey, Section>;
  questions: Question[];
  source: Source & { text: string };
  ms: number;
}

/** Preps written by the operator's automation. */
export function automationPrepStore(ctx: TenantContext) {
  const { organizationId, userId } = ctx;
  return {
    /** Returns the id of the prep this request created, or null. */
    async findByRequest(requestId: string): Promise<string | null> {
      const own = and(eq(prepSessions.organizationId, organizationId), eq(prepSessions.requestId, requestId));
      const [found] = await tenantDb(ctx)((db) => db.select({ id: prepSessions.id }).from(prepSessions).where(own));
      return found?.id ?? null;
    },
    /** Stores a finished prep atomically, once per request. Returns its id. */
    keep: (
      subject: PrepSubject,
      requestId: string | null,
      { sections, questions, source, ms }: Answered,
    ): Promise<string> =>
      tenantDb(ctx)(async (db) => {
        const id = randomUUID();
        const { prospWebUrl } = subject;
        const companyDomain = URL.canParse(prospWebUrl) ? new URL(prospWebUrl).host : null;
        const timings = { firstSectionMs: ms, totalMs: ms, networkMs: ms };
        const now = new Date();
        const [made] = await db
          .insert(prepSessions)
          .values({
            organizationId,
            id,
            requestId,
            userId,
            companyDomain,
            steps: [],
            ...subject,
            status: 'ready',
            questions,
            timings,
            startedAt: new Date(now.getTime() - ms),
            readyAt: now,
          })
          .onConflictDoNothing({ target: [prepSessions.organizationId, prepSessions.requestId] })
          .returning({ id: prepSessions.id });
        if (made === undefined) {
          const own = and(eq(prepSessions.organizationId, organizationId), eq(prepSessions.requestId, requestId ?? ''));
          const [existing] = await db.select({ id: prepSessions.id }).from(prepSessions).where(own);
          return existing?.id ?? id;
        }
        const key = { organizationId, prepId: id };
        await db.insert(prepSections).values(sectionKeys.map((each) => ({ ...key, key: each, ...sections[each] })));
        await db.insert(prepSources).values({ ...key, ...source, fetchedAt: new Date(source.fetchedAt) });
        return id;
      }),
  };
}
