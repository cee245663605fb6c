import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CoachCard, Verbosity } from '#contract/coach-cards.ts';
import type { HeardField, ShownCard, Suggestion } from '#contract/coaching.ts';
import {
  coachCards,
  coachedSessions,
  coachSettings,
  coachSuggestions,
  type CoachWish,
} from '#server/db/schema/coaching.ts';
import { discoverySessions } from '#server/db/schema/discovery.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export interface StoredCoaching {
  version: number;
  wishes: CoachWish[];
  sides: string;
  ticked: string[];
  /** In the order in which they were stored. */
  cards: ShownCard[];
  suggestions: Suggestion[];
}

/** What hearing lines brought. */
export interface HeardChange {
  wishes: readonly CoachWish[];
  sides: string;
  ticked: string[];
  cards: readonly CoachCard[];
  /** Ids of cards that the lines no longer give. */
  withdrawn: readonly string[];
  /** All suggestions that the lines give now; null: as they were. */
  suggestions: {
    given: readonly Pick<Suggestion, 'field' | 'lineId' | 'text'>[];
    /** Ids of the lines that the call has. */
    spoken: ReadonlySet<string>;
  } | null;
}

/** What the coach stored of one organization's sessions. */
export function coachingStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  type OfSession = typeof coachCards | typeof coachSuggestions | typeof coachedSessions;
  const of = (table: OfSession, sessionId: string) =>
    and(eq(table.organizationId, organizationId), eq(table.sessionId, sessionId));
  const isSession = (sessionId: string) =>
    and(eq(discoverySessions.organizationId, organizationId), eq(discoverySessions.id, sessionId));
  const person = and(eq(coachSettings.organizationId, organizationId), eq(coachSettings.userId, ctx.userId));

  /** Writers of one session wait for each other, and for whoever deletes it. False: it is gone. */
  const lock = async (db: Db, sessionId: string): Promise<boolean> => {
    const rows = await db
      .select({ id: discoverySessions.id })
      .from(discoverySessions)
      .where(isSession(sessionId))
      .for('update');
    return rows.length > 0;
  };
  /** The trigger counts the revision up and wakes whoever follows the session; when it was last written in stays. */
  const tell = (db: Db, sessionId: string) =>
    db
      .update(discoverySessions)
      .set({ revision: sql`${discoverySessions.revision}` })
      .where(isSession(sessionId));

  async function replaceSuggestions(
    db: Db,
    sessionId: string,
    { given, spoken }: NonNullable<HeardChange['suggestions']>,
  ): Promise<boolean> {
    const known = await db.select().from(coachSuggestions).where(of(coachSuggestions, sessionId));
    const same = (a: { field: HeardField; lineId: string }, b: { field: HeardField; lineId: string }): boolean =>
      a.field === b.field && a.lineId === b.lineId;
    // What was accepted or cleared stays so, as long as its words stand in the call.
    const removed = known.filter(
      (each) =>
        !spoken.has(each.lineId) ||
        (each.state === 'open' && !given.some((one) => same(one, each) && one.text === each.text)),
    );
    for (const { field, lineId } of removed)
      await db
        .delete(coachSuggestions)
        .where(
          and(of(coachSuggestions, sessionId), eq(coachSuggestions.field, field), eq(coachSuggestions.lineId, lineId)),
        );
    const fresh = given.filter((each) => !known.some((one) => same(one, each) && !removed.includes(one)));
    if (fresh.length > 0)
      await db
        .insert(coachSuggestions)
        .values(fresh.map((each) => ({ ...each, organizationId, sessionId })))
        .onConflictDoNothing();
    return removed.length + fresh.length > 0;
  }

  return {
    async read(sessionId: string): Promise<StoredCoaching> {
      return tenant(async (db) => {
        const [row] = await db.select().from(coachedSessions).where(of(coachedSessions, sessionId));
        const cards = await db
          .select({ card: coachCards.card, state: coachCards.state })
          .from(coachCards)
          .where(of(coachCards, sessionId))
          .orderBy(coachCards.createdAt, coachCards.id);
        const { field, lineId, text, state } = coachSuggestions;
        const suggestions = await db
          .select({ field, lineId, text, state })
          .from(coachSuggestions)
          .where(of(coachSuggestions, sessionId));
        return {
          version: row?.version ?? 0,
          wishes: row?.wishes ?? [],
          sides: row?.sides ?? '[]',
          ticked: row?.ticked ?? [],
          cards: cards.map((each) => ({ ...each.card, state: each.state })),
          suggestions,
        };
      });
    },

    /** Stores what was heard, all or nothing; 'stale': somebody else stored more meanwhile; 'gone': no such session. */
    write(sessionId: string, version: number, change: HeardChange): Promise<number | 'stale' | 'gone'> {
      return tenant(async (db) => {
        if (!(await lock(db, sessionId))) return 'gone';
        const [row] = await db.select().from(coachedSessions).where(of(coachedSessions, sessionId));
        if ((row?.version ?? 0) !== version) return 'stale';
        const set = {
          version: version + 1,
          sides: change.sides,
          ticked: change.ticked,
          wishes: [...(row?.wishes ?? []), ...change.wishes],
        };
        await db
          .insert(coachedSessions)
          .values({ organizationId, sessionId, ...set })
          .onConflictDoUpdate({ target: [coachedSessions.organizationId, coachedSessions.sessionId], set });
        if (change.withdrawn.length > 0)
          await db
            .delete(coachCards)
            .where(and(of(coachCards, sessionId), inArray(coachCards.id, [...change.withdrawn])));
        if (change.cards.length > 0)
          await db
            .insert(coachCards)
            .values(change.cards.map((card) => ({ organizationId, sessionId, id: card.id, lineId: card.lineId, card })))
            .onConflictDoNothing();
        const changed =
          change.suggestions === null ? false : await replaceSuggestions(db, sessionId, change.suggestions);
        if (changed || change.cards.length + change.withdrawn.length + change.wishes.length > 0)
          await tell(db, sessionId);
        return version + 1;
      });
    },

    /** False: there is no such card. */
    markCard: (sessionId: string, cardId: string, state: ShownCard['state']): Promise<boolean> =>
      tenant(async (db) => {
        if (!(await lock(db, sessionId))) return false;
        const rows = await db
          .update(coachCards)
          .set({ state })
          .where(and(of(coachCards, sessionId), eq(coachCards.id, cardId)))
          .returning({ id: coachCards.id });
        if (rows.length > 0) await tell(db, sessionId);
        return rows.length > 0;
      }),

    /** False: there is no such suggestion. */
    markSuggestion: (
      sessionId: string,
      { field, lineId, state }: Pick<Suggestion, 'field' | 'lineId' | 'state'>,
    ): Promise<boolean> =>
      tenant(async (db) => {
        if (!(await lock(db, sessionId))) return false;
        const rows = await db
          .update(coachSuggestions)
          .set({ state })
          .where(
            and(
              of(coachSuggestions, sessionId),
              eq(coachSuggestions.field, field),
              eq(coachSuggestions.lineId, lineId),
            ),
          )
          .returning({ field: coachSuggestions.field });
        if (rows.length > 0) await tell(db, sessionId);
        return rows.length > 0;
      }),

    /** How the caller wants the coach. */
    async verbosity(): Promise<Verbosity> {
      const [row] = await tenant((db) => db.select().from(coachSettings).where(person));
      return row?.verbosity ?? 'medium';
    },

    keepVerbosity: (verbosity: Verbosity): Promise<unknown> =>
      tenant((db) =>
        db
          .insert(coachSettings)
          .values({ organizationId, userId: ctx.userId, verbosity })
          .onConflictDoUpdate({ target: [coachSettings.organizationId, coachSettings.userId], set: { verbosity } }),
      ),
  };
}
