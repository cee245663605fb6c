import { and, asc, count, eq, sql } from 'drizzle-orm';
import { limits } from '#contract/limits.ts';
import type { OwnCard } from '#contract/own-cards.ts';
import { coachCards, ownCards } from '#server/db/schema/coaching.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

type Stored = Omit<OwnCard, 'proof'>;
type Written = Omit<Stored, 'shown' | 'used'>;

/** Coach cards that one organization wrote. */
export function ownCardStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(ownCards.organizationId, organizationId);
  const is = (id: string) => and(own, eq(ownCards.id, id));
  return {
    /** Oldest first, with how often each was shown and used in the sessions that are kept. */
    list: (): Promise<Stored[]> =>
      tenant(async (db) => {
        const cardId = sql<string>`${coachCards.card} #>> '{own,id}'`;
        const counted = await db
          .select({
            cardId,
            shown: count(),
            used: sql<number>`(count(*) filter (where ${coachCards.state} = 'used'))::int`,
          })
          .from(coachCards)
          .where(and(eq(coachCards.organizationId, organizationId), sql`${coachCards.card} ? 'own'`))
          .groupBy(cardId);
        const counts = new Map(counted.map((each) => [each.cardId, each]));
        const rows = await db.select().from(ownCards).where(own).orderBy(asc(ownCards.createdAt), asc(ownCards.id));
        return rows.map(({ organizationId: _organization, createdAt: _created, ...card }) => ({
          ...card,
          shown: counts.get(card.id)?.shown ?? 0,
          used: counts.get(card.id)?.used ?? 0,
        }));
      }),

    /** False: the organization has as many as it may. */
    save: ({ id, ...card }: Written): Promise<boolean> =>
      tenant(async (db) => {
        // Two at once would both find room for one.
        await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`own-cards ${organizationId}`}))`);
        const changed = await db.update(ownCards).set(card).where(is(id)).returning({ id: ownCards.id });
        if (changed.length > 0) return true;
        if ((await db.$count(ownCards, own)) >= limits.coach.ownCards) return false;
        await db.insert(ownCards).values({ organizationId, id, ...card });
        return true;
      }),

    /** Its first phrase or example; null: it was gone. */
    async remove(id: string): Promise<string | null> {
      const [row] = await tenant((db) => db.delete(ownCards).where(is(id)).returning({ words: ownCards.words }));
      return row?.words[0] ?? null;
    },
  };
}
