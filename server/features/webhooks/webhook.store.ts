import { and, arrayContains, asc, count, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { WebhookEvent } from '#contract/webhooks.ts';
import { webhookDeliveries, webhooks } from '#server/db/schema/webhooks.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Webhooks of one organization and what was sent to them. */
export function webhookStore(ctx: Pick<TenantContext, 'services' | 'organizationId'>) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(webhooks.organizationId, organizationId);
  const is = (id: string) => and(own, eq(webhooks.id, id));
  const ownDelivery = eq(webhookDeliveries.organizationId, organizationId);
  const isDelivery = (id: string) => and(ownDelivery, eq(webhookDeliveries.id, id));
  return {
    list: (): Promise<WebhookRow[]> =>
      tenant((db) => db.select().from(webhooks).where(own).orderBy(asc(webhooks.createdAt), asc(webhooks.id))),

    async find(id: string): Promise<WebhookRow | null> {
      const [row] = await tenant((db) => db.select().from(webhooks).where(is(id)));
      return row ?? null;
    },

    /** Those that are on and want an event; none is deleted before the transaction ends. */
    wanting: async (event: WebhookEvent, db: Db): Promise<{ id: string }[]> =>
      db
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(and(own, eq(webhooks.isOn, true), arrayContains(webhooks.events, [event])))
        .for('key share'),

    /** Null: the organization has as many as it may. */
    add: (
      hook: Pick<WebhookRow, 'name' | 'url' | 'events' | 'sealedSecret' | 'createdBy'>,
      most: number,
    ): Promise<string | null> =>
      tenant(async (db) => {
        // Two at once would both find room for one.
        await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`webhooks ${organizationId}`}))`);
        const [held] = await db.select({ held: count() }).from(webhooks).where(own);
        if ((held?.held ?? 0) >= most) return null;
        const [made] = await db
          .insert(webhooks)
          .values({ ...hook, organizationId })
          .returning({ id: webhooks.id });
        return made?.id ?? null;
      }),

    /** False: it isn't there. Whoever switches it on again begins without its failures. */
    async change(id: string, change: Pick<WebhookRow, 'name' | 'url' | 'events' | 'isOn'>): Promise<boolean> {
      const fresh = change.isOn ? { disabledReason: '', failingSince: null } : {};
      const changed = await tenant((db) =>
        db
          .update(webhooks)
          .set({ ...change, ...fresh })
          .where(is(id))
          .returning({ id: webhooks.id }),
      );
      return changed.length > 0;
    },

    async remove(id: string): Promise<string | null> {
      const [gone] = await tenant((db) => db.delete(webhooks).where(is(id)).returning({ name: webhooks.name }));
      return gone?.name ?? null;
    },

    /** Since when it fails with this try; the first failure begins it. */
    async failing(id: string): Promise<Date> {
      const [row] = await tenant((db) =>
        db
          .update(webhooks)
          .set({ failingSince: sql`coalesce(${webhooks.failingSince}, now())` })
          .where(is(id))
          .returning({ since: webhooks.failingSince }),
      );
      return row?.since ?? new Date();
    },
    async arrived(id: string): Promise<void> {
      await tenant((db) => db.update(webhooks).set({ failingSince: null }).where(is(id)));
    },
    /** True: this call switched it off, in one transaction with what is stored `also`. */
    disable: (id: string, reason: string, also: (db: Db) => Promise<void>): Promise<boolean> =>
      tenant(async (db) => {
        const changed = await db
          .update(webhooks)
          .set({ isOn: false, disabledReason: reason })
          .where(and(is(id), eq(webhooks.isOn, true)))
          .returning({ id: webhooks.id });
        if (changed.length > 0) await also(db);
        return changed.length > 0;
      }),

    /** False: it was told already. */
    async addDelivery(
      db: Db,
      delivery: Pick<DeliveryRow, 'id' | 'webhookId' | 'event' | 'eventKey' | 'body'>,
    ): Promise<boolean> {
      const made = await db
        .insert(webhookDeliveries)
        .values({ ...delivery, organizationId, nextAt: new Date() })
        .onConflictDoNothing()
        .returning({ id: webhookDeliveries.id });
      return made.length > 0;
    },
    /** Forgets what ended so long ago. */
    async forgetOld(webhookId: string, keptMs: number): Promise<void> {
      const old = new Date(Date.now() - keptMs);
      const ended = and(ne(webhookDeliveries.state, 'waiting'), lt(webhookDeliveries.createdAt, old));
      await tenant((db) =>
        db.delete(webhookDeliveries).where(and(ownDelivery, eq(webhookDeliveries.webhookId, webhookId), ended)),
      );
    },
    async findDelivery(id: string): Promise<DeliveryRow | null> {
      const [row] = await tenant((db) => db.select().from(webhookDeliveries).where(isDelivery(id)));
      return row ?? null;
    },
    listDeliveries: (webhookId: string, most: number): Promise<DeliveryRow[]> =>
      tenant((db) =>
        db
          .select()
          .from(webhookDeliveries)
          .where(and(ownDelivery, eq(webhookDeliveries.webhookId, webhookId)))
          .orderBy(desc(webhookDeliveries.createdAt), asc(webhookDeliveries.id))
          .limit(most),
      ),
    async note(
      id: string,
      change: Partial<Pick<DeliveryRow, 'state' | 'tries' | 'status' | 'problem' | 'nextAt' | 'endedAt'>>,
    ): Promise<void> {
      await tenant((db) => db.update(webhookDeliveries).set(change).where(isDelivery(id)));
    },
  };
}
