import { and, arrayContains, asc, count, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { WebhookEvent } from '#contract/webhooks.ts';
import { webhookDeliveries, webhooks } from '#server/db/schema/webhooks.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** Webhooks of one organization and their deliveries. */
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

    /** Returns the enabled webhooks subscribed to an event, locked against deletion until the transaction ends. */
    wanting: async (event: WebhookEvent, db: Db): Promise<{ id: string }[]> =>
      db
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(and(own, eq(webhooks.isOn, true), arrayContains(webhooks.events, [event])))
        .for('key share'),

    /** Returns null if the organization has the maximum number. */
    add: (
      hook: Pick<WebhookRow, 'name' | 'url' | 'events' | 'sealedSecret' | 'createdBy'>,
      most: number,
    ): Promise<string | null> =>
      tenant(async (db) => {
        // Without the lock, two parallel calls could both take the last slot.
        await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`webhooks ${organizationId}`}))`);
        const [held] = await db.select({ held: count() }).from(webhooks).where(own);
        if ((held?.held ?? 0) >= most) return null;
        const [made] = await db
          .insert(webhooks)
          .values({ ...hook, organizationId })
          .returning({ id: webhooks.id });
        return made?.id ?? null;
      }),

    /** Returns false if there is none. Enabling a webhook clears its failures. */
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

    /** Records a failure; returns when the current failures began. */
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
    /** Runs `also` in the same transaction. Returns true if this call disabled the webhook. */
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

    /** Returns false if the event was delivered before. */
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
    /** Deletes deliveries that ended this long ago. */
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
