import { randomUUID } from 'node:crypto';
import { and, desc, eq, getTableColumns, gt, inArray, lte, ne, sql, type SQLWrapper } from 'drizzle-orm';
import { isoText, jsonObject, jsonText, repNames, reviveRow, rowFields } from '#server/db/json-columns.ts';
import { namedStatement } from '#server/db/named-statement.ts';
import type { PrepStatus, PrepSubject } from '#contract/prep.ts';
import { user } from '#server/db/schema/identity.ts';
import { prepSections, prepSessions, prepSources } from '#server/db/schema/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findOrganizationName } from '#server/access/membership.store.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type PrepRow = typeof prepSessions.$inferSelect;

/** The specification's list item, all fields as strings; `toListItem` builds the same from one row. */
const listItem = jsonText(
  {
    prepMeetingId: prepSessions.id,
    clientId: prepSessions.organizationId,
    userId: sql`coalesce(${prepSessions.userId}, '')`,
    createdAt: isoText(prepSessions.createdAt),
    updatedAt: isoText(prepSessions.updatedAt),
    prepDocUrl: sql`'/dashboard?prep=' || ${prepSessions.id}`,
    status: prepSessions.status,
  },
  {
    firstName: prepSessions.firstName,
    lastName: prepSessions.lastName,
    companyName: sql`coalesce(nullif(${prepSessions.companyName}, ''), ${prepSessions.companyDomain}, '')`,
    roleTitle: prepSessions.roleTitle,
    meetingAt: prepSessions.meetingAt,
    ...repNames(user),
  },
);

/** A prep with its sections and sources. */
export interface WholePrep {
  prep: PrepRow;
  repName: string | null;
  repGiven: string | null;
  sections: Pick<typeof prepSections.$inferSelect, 'key' | 'status' | 'claims' | 'error' | 'writtenBy'>[];
  /** `fetchedAt` is ISO 8601; `text` is null if it wasn't requested. */
  sources: (Pick<typeof prepSources.$inferSelect, 'id' | 'kind' | 'title' | 'url' | 'contentId' | 'teamOnly'> & {
    fetchedAt: string;
    text: string | null;
  })[];
}

const organization = sql.placeholder('organization');
const ofPrep = (table: typeof prepSections | typeof prepSources) =>
  sql`${table.organizationId} = ${organization} and ${table.prepId} = ${sql.placeholder('id')}`;

const allOfThem = namedStatement(sql`
  select '{"prepSessions":[' || coalesce(string_agg(${listItem}, ',' order by ${prepSessions.createdAt} desc), '') || ']}'
    as text
  from ${prepSessions} left join ${user} on ${user.id} = ${prepSessions.userId}
  where ${prepSessions.organizationId} = ${organization}`);

const { key, status, claims, error, writtenBy } = getTableColumns(prepSections);
const wholeStatement = (text: SQLWrapper) => {
  const { id, kind, title, url, fetchedAt, contentId, teamOnly } = prepSources;
  const source = jsonObject({ id, kind, title, url, fetchedAt: isoText(fetchedAt), text, contentId, teamOnly });
  return namedStatement(sql`
    select ${jsonObject({
      prep: jsonObject(rowFields(prepSessions)),
      repName: user.name,
      repGiven: user.givenName,
      sections: sql`(select coalesce(json_agg(${jsonObject({ key, status, claims, error, writtenBy })}), '[]')
        from ${prepSections} where ${ofPrep(prepSections)})`,
      sources: sql`(select coalesce(json_agg(${source} order by ${fetchedAt}, ${id}), '[]')
        from ${prepSources} where ${ofPrep(prepSources)})`,
    })}::text as text
    from ${prepSessions} left join ${user} on ${user.id} = ${prepSessions.userId}
    where ${prepSessions.organizationId} = ${organization} and ${prepSessions.id} = ${sql.placeholder('id')}`);
};
const whole = wholeStatement(sql`null`);
const wholeWithTexts = wholeStatement(prepSources.text);

/** Preps of one organization. */
export function prepStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(prepSessions.organizationId, organizationId);
  const is = (id: string) => and(own, eq(prepSessions.id, id));

  return {
    /** `created` is false if the same request created a prep before, whose id is then returned. */
    async create(
      id: string,
      requestId: string | null,
      subject: PrepSubject,
      begun: Pick<PrepRow, 'companyDomain' | 'attendees' | 'steps'>,
    ): Promise<{ created: boolean; id: string }> {
      return tenant(async (db) => {
        const [made] = await db
          .insert(prepSessions)
          .values({ organizationId, id, requestId, userId: ctx.userId, ...begun, ...subject })
          .onConflictDoNothing({ target: [prepSessions.organizationId, prepSessions.requestId] })
          .returning({ id: prepSessions.id });
        if (made !== undefined || requestId === null) return { created: true, id };
        const [existing] = await db
          .select({ id: prepSessions.id })
          .from(prepSessions)
          .where(and(own, eq(prepSessions.requestId, requestId)));
        return { created: false, id: existing?.id ?? id };
      });
    },

    /** Returns all preps, newest first, as the call's JSON. */
    listJson: async (): Promise<string> => (await ctx.services.database.readJson(organizationId, allOfThem)) ?? '',

    /** Returns the organization's own name, so that it isn't taken for a rival. */
    organizationName: (): Promise<string> =>
      ctx.services.database.withIdentity(organizationId, (db) => findOrganizationName(db, organizationId)),

    /** Returns the industries of companies in preps, as typed. */
    async industries(): Promise<string[]> {
      const rows = await tenant((db) =>
        db.selectDistinct({ industry: prepSessions.industryType }).from(prepSessions).where(own),
      );
      return rows.map(({ industry }) => industry.trim()).filter((industry) => industry !== '');
    },

    async find(id: string): Promise<PrepRow | null> {
      const [row] = await tenant((db) => db.select().from(prepSessions).where(is(id)));
      return row ?? null;
    },

    /** Reads a whole brief in one query; `texts` includes the stored text of its sources, which may be long. */
    async findWhole(id: string, { texts }: { texts: boolean } = { texts: true }): Promise<WholePrep | null> {
      const text = await ctx.services.database.readJson(organizationId, texts ? wholeWithTexts : whole, { id });
      if (text === null) return null;
      const { prep, ...rest } = JSON.parse(text) as WholePrep;
      return { ...rest, prep: reviveRow(prepSessions, prep) };
    },

    /** Returns the newest finished preps for a domain, except the given one. */
    earlier: (
      id: string,
      domain: string,
    ): Promise<Pick<PrepRow, 'id' | 'createdAt' | 'roleTitle' | 'questions' | 'prospWebUrl'>[]> =>
      tenant((db) =>
        db
          .select({
            id: prepSessions.id,
            createdAt: prepSessions.createdAt,
            roleTitle: prepSessions.roleTitle,
            questions: prepSessions.questions,
            prospWebUrl: prepSessions.prospWebUrl,
          })
          .from(prepSessions)
          .where(
            and(own, eq(prepSessions.companyDomain, domain), eq(prepSessions.status, 'ready'), ne(prepSessions.id, id)),
          )
          .orderBy(desc(prepSessions.createdAt))
          .limit(20),
      ),

    /** Returns the run's state and what was written after `revision`, sources without text; null: gone. */
    async findSince(id: string, revision: number) {
      return tenant(async (db) => {
        const [row] = await db
          .select({ prep: prepSessions, repName: user.name, repGiven: user.givenName })
          .from(prepSessions)
          .leftJoin(user, eq(user.id, prepSessions.userId))
          .where(is(id));
        if (row === undefined) return null;
        // A write between the queries is left to the next poll.
        const within = (column: typeof prepSections.revision | typeof prepSources.revision) =>
          and(gt(column, revision), lte(column, row.prep.revision));
        const { text: _text, ...columns } = getTableColumns(prepSources);
        const [sections, sources] = await Promise.all([
          db
            .select()
            .from(prepSections)
            .where(
              and(
                eq(prepSections.organizationId, organizationId),
                eq(prepSections.prepId, id),
                within(prepSections.revision),
              ),
            ),
          db
            .select(columns)
            .from(prepSources)
            .where(
              and(
                eq(prepSources.organizationId, organizationId),
                eq(prepSources.prepId, id),
                within(prepSources.revision),
              ),
            ),
        ]);
        return { ...row, sections, sources };
      });
    },

    /**
     * Starts the run under a new run id, clearing what a broken run left, except before a section's run.
     * Null: canceled, ended or gone.
     */
    begin: (id: string): Promise<string | null> =>
      tenant(async (db) => {
        const runId = randomUUID();
        const [row] = await db
          .update(prepSessions)
          .set({ status: 'running', runId, startedAt: new Date(), updatedAt: new Date(), failure: null, steps: [] })
          .where(and(is(id), inArray(prepSessions.status, ['queued', 'running'])))
          .returning({ id: prepSessions.id, runKind: prepSessions.runKind });
        if (row === undefined) return null;
        if (row.runKind === 'section') return runId;
        await db.update(prepSessions).set({ questions: [], timings: null }).where(is(id));
        await db
          .delete(prepSections)
          .where(and(eq(prepSections.organizationId, organizationId), eq(prepSections.prepId, id)));
        await db
          .delete(prepSources)
          .where(and(eq(prepSources.organizationId, organizationId), eq(prepSources.prepId, id)));
        return runId;
      }),

    /** Changes the status from one of the given ones; returns false if it has none of them. */
    async move(id: string, from: PrepStatus[], to: PrepStatus): Promise<boolean> {
      const rows = await tenant((db) =>
        db
          .update(prepSessions)
          .set({ status: to, updatedAt: new Date() })
          .where(and(is(id), inArray(prepSessions.status, from)))
          .returning({ id: prepSessions.id }),
      );
      return rows.length > 0;
    },

    /** Returns how many preps changed owners. */
    async handOver(fromUserId: string, toUserId: string): Promise<number> {
      const rows = await tenant((db) =>
        db
          .update(prepSessions)
          .set({ userId: toUserId })
          .where(and(own, eq(prepSessions.userId, fromUserId)))
          .returning({ id: prepSessions.id }),
      );
      return rows.length;
    },

    async remove(id: string): Promise<boolean> {
      const rows = await tenant((db) => db.delete(prepSessions).where(is(id)).returning({ id: prepSessions.id }));
      return rows.length > 0;
    },
  };
}
