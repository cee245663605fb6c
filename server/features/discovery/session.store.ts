import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { SessionItem } from '#contract/discovery.ts';
import { storedTexts, type StoredFields } from '#contract/discovery-fields.ts';
import type { Db } from '#server/db/open-database.ts';
import { isoText, jsonObject, jsonText, repNames, reviveRow, rowFields } from '#server/db/json-columns.ts';
import { namedStatement } from '#server/db/named-statement.ts';
import { discoverySessions } from '#server/db/schema/discovery.ts';
import { user } from '#server/db/schema/identity.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type SessionRow = typeof discoverySessions.$inferSelect & { repName: string; repGiven: string | null };
type NewSession = Pick<
  typeof discoverySessions.$inferInsert,
  'id' | 'prepId' | 'fields' | 'questions' | 'attendees' | 'status' | 'beganAt'
> & { requestId: string | null };
type SessionSet = Partial<
  Pick<
    SessionRow,
    | 'status'
    | 'stage'
    | 'fields'
    | 'questions'
    | 'writers'
    | 'keptPromises'
    | 'spellings'
    | 'beganAt'
    | 'endedAt'
    | 'chargedAt'
  >
>;

const stored = (name: keyof typeof storedTexts) =>
  sql`coalesce(${discoverySessions.fields} ->> ${sql.raw(`'${storedTexts[name]}'`)}, '')`;

/** The list item of the specification, all fields as strings. */
const listItem = jsonText(
  {
    sessionId: discoverySessions.id,
    clientId: discoverySessions.organizationId,
    userID: sql`coalesce(${discoverySessions.userId}, '')`,
    createdAt: isoText(discoverySessions.createdAt),
    updatedAt: isoText(discoverySessions.updatedAt),
    status: discoverySessions.status,
  } satisfies Partial<Record<keyof SessionItem, unknown>>,
  {
    sessionName: stored('sessionName'),
    firstName: stored('firstName'),
    lastName: stored('lastName'),
    companyName: stored('companyName'),
    solutionName: stored('solutionName'),
    solutionId: stored('solutionId'),
    ...repNames(user),
  } satisfies Partial<Record<keyof SessionItem, unknown>>,
);
const listed = sql`
  select '[' || coalesce(string_agg(${listItem}, ',' order by ${discoverySessions.createdAt} desc), '') || ']' as text
  from ${discoverySessions} left join ${user} on ${user.id} = ${discoverySessions.userId}
  where ${discoverySessions.organizationId} = ${sql.placeholder('organization')}`;
const allOfThem = namedStatement(listed);
const ofPrep = namedStatement(sql`${listed} and ${discoverySessions.prepId} = ${sql.placeholder('prep')}`);

const one = namedStatement(sql`
  select ${jsonObject({
    ...rowFields(discoverySessions),
    repName: sql`coalesce(${user.name}, '')`,
    repGiven: user.givenName,
  })}::text as text
  from ${discoverySessions} left join ${user} on ${user.id} = ${discoverySessions.userId}
  where ${discoverySessions.organizationId} = ${sql.placeholder('organization')}
    and ${discoverySessions.id} = ${sql.placeholder('id')}`);

const rep = {
  repName: sql<string>`coalesce((select u.name from "user" u where u.id = ${discoverySessions.userId}), '')`,
  repGiven: sql<string | null>`(select u.given_name from "user" u where u.id = ${discoverySessions.userId})`,
};

interface Changed<T> {
  set: SessionSet;
  answer: T;
}

/** Discovery sessions of one organization. */
export function sessionStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(discoverySessions.organizationId, organizationId);
  const is = (id: string) => and(own, eq(discoverySessions.id, id));
  const madeBy = async (db: Db, requestId: string): Promise<string | null> => {
    const [row] = await db
      .select({ id: discoverySessions.id })
      .from(discoverySessions)
      .where(and(own, eq(discoverySessions.requestId, requestId)));
    return row?.id ?? null;
  };

  return {
    /** Returns the id of the session that a request created, or null if there is none. */
    ofRequest: (requestId: string): Promise<string | null> => tenant((db) => madeBy(db, requestId)),

    /**
     * Creates a session in one transaction with `also` and returns its id. A request that already created one changes
     * nothing and returns that one's id; the same request at the same time waits for the first to end.
     */
    async create({ requestId, ...session }: NewSession, also: (db: Db) => Promise<void>): Promise<string> {
      return tenant(async (db) => {
        for (;;) {
          const [made] = await db
            .insert(discoverySessions)
            .values({ organizationId, userId: ctx.userId, requestId, ...session })
            .onConflictDoNothing({ target: [discoverySessions.organizationId, discoverySessions.requestId] })
            .returning({ id: discoverySessions.id });
          if (made !== undefined) {
            await also(db);
            return made.id;
          }
          // Null only if it was deleted since, so the next try creates it.
          const existing = await madeBy(db, requestId ?? '');
          if (existing !== null) return existing;
        }
      });
    },

    /** Returns all sessions, newest first, as a JSON list. */
    listJson: async (): Promise<string> => (await ctx.services.database.readJson(organizationId, allOfThem)) ?? '[]',

    /** The same for the sessions that were started from a prep. */
    ofPrepJson: async (prep: string): Promise<string> =>
      (await ctx.services.database.readJson(organizationId, ofPrep, { prep })) ?? '[]',

    async find(id: string): Promise<SessionRow | null> {
      const text = await ctx.services.database.readJson(organizationId, one, { id });
      if (text === null) return null;
      const { repName, repGiven, ...row } = JSON.parse(text) as SessionRow;
      return { ...reviveRow(discoverySessions, row), repName, repGiven };
    },

    /** Returns sessions that began before a time, newest first, with the fields that identify their company. */
    async begun(before: Date, most: number): Promise<{ id: string; companyName: string; prospWebUrl: string }[]> {
      return tenant((db) =>
        db
          .select({
            id: discoverySessions.id,
            companyName: sql<string>`${stored('companyName')}`,
            prospWebUrl: sql<string>`${stored('prospWebUrl')}`,
          })
          .from(discoverySessions)
          .where(and(own, lt(discoverySessions.beganAt, before)))
          .orderBy(desc(discoverySessions.beganAt))
          .limit(most),
      );
    },

    /** Returns one person's sessions that began since a time, newest first. */
    async begunBy(userId: string, since: Date, most: number): Promise<SessionRow[]> {
      const rows = await tenant((db) =>
        db
          .select({ row: discoverySessions, ...rep })
          .from(discoverySessions)
          .where(and(own, eq(discoverySessions.userId, userId), gte(discoverySessions.beganAt, since)))
          .orderBy(desc(discoverySessions.beganAt))
          .limit(most),
      );
      return rows.map(({ row, ...names }) => ({ ...row, ...names }));
    },

    /**
     * Reads and writes under a row lock in one transaction with `also`.
     * Returns null if the session is gone.
     */
    async change<T>(
      id: string,
      work: (row: SessionRow, db: Db) => Changed<T> | Promise<Changed<T>>,
      also: (db: Db, row: SessionRow, answer: T) => Promise<void> = () => Promise.resolve(),
    ): Promise<{ row: SessionRow; answer: T } | null> {
      return tenant(async (db) => {
        const [found] = await db
          .select({ row: discoverySessions, ...rep })
          .from(discoverySessions)
          .where(is(id))
          .for('update');
        if (found === undefined) return null;
        const { row: kept, ...names } = found;
        const before = { ...kept, ...names };
        const { set, answer } = await work(before, db);
        if (Object.keys(set).length === 0) return { row: before, answer };
        const [row] = await db
          .update(discoverySessions)
          .set({ ...set, updatedAt: new Date() })
          .where(is(id))
          .returning();
        if (row === undefined) return null;
        const after = { ...row, ...names };
        await also(db, after, answer);
        return { row: after, answer };
      });
    },

    /** Marks the session as charged; returns false if it was already, or is gone. */
    async charge(id: string): Promise<boolean> {
      const rows = await tenant((db) =>
        db
          .update(discoverySessions)
          .set({ chargedAt: new Date() })
          .where(and(is(id), isNull(discoverySessions.chargedAt)))
          .returning({ id: discoverySessions.id }),
      );
      return rows.length > 0;
    },

    /** Returns how many sessions changed owners. */
    async handOver(fromUserId: string, toUserId: string): Promise<number> {
      const rows = await tenant((db) =>
        db
          .update(discoverySessions)
          .set({ userId: toUserId })
          .where(and(own, eq(discoverySessions.userId, fromUserId)))
          .returning({ id: discoverySessions.id }),
      );
      return rows.length;
    },

    /** Deletes a session with its lines; returns null if it was gone. */
    async remove(id: string): Promise<{ fields: StoredFields; beganAt: Date | null; chargedAt: Date | null } | null> {
      const { fields, beganAt, chargedAt } = discoverySessions;
      const [row] = await tenant((db) =>
        db.delete(discoverySessions).where(is(id)).returning({ fields, beganAt, chargedAt }),
      );
      return row ?? null;
    },
  };
}
