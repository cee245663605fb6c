import { and, desc, eq, sql } from 'drizzle-orm';
import { checkouts, paymentEvents, payments, subscriptions } from '#server/db/schema/billing.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';
import type { Payment, SubscriptionState } from '#server/ports/payments.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Subscriptions, checkouts, events and payments of one organization. */
export function subscriptionStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  return {
    /** Returns the newest active subscription, else the newest one. */
    async newest(): Promise<SubscriptionRow | null> {
      const [row] = await tenant((db) =>
        db
          .select()
          .from(subscriptions)
          .where(eq(subscriptions.organizationId, organizationId))
          .orderBy(sql`${subscriptions.status} = 'lapsed'`, desc(subscriptions.createdAt))
          .limit(1),
      );
      return row ?? null;
    },
    async find(id: string): Promise<SubscriptionRow | null> {
      const [row] = await tenant((db) =>
        db
          .select()
          .from(subscriptions)
          .where(and(eq(subscriptions.organizationId, organizationId), eq(subscriptions.id, id))),
      );
      return row ?? null;
    },
    /** One row per subscription; ignores states older than the stored one. */
    /** Runs `also` in the same transaction. */
    async save({ clientId, ...state }: SubscriptionState, also: (db: Db) => Promise<void>): Promise<void> {
      if (clientId !== organizationId) throw new Error('A subscription of another client cannot be kept here');
      await tenant(async (db) => {
        await db
          .insert(subscriptions)
          .values({ organizationId, ...state })
          .onConflictDoUpdate({
            target: [subscriptions.organizationId, subscriptions.id],
            set: state,
            setWhere: sql`${subscriptions.readAt} <= excluded.read_at`,
          });
        await also(db);
      });
    },
    addCheckout: (id: string) =>
      tenant((db) => db.insert(checkouts).values({ organizationId, id }).onConflictDoNothing()),
    closeCheckout: (id: string) =>
      tenant((db) =>
        db
          .update(checkouts)
          .set({ open: false })
          .where(and(eq(checkouts.organizationId, organizationId), eq(checkouts.id, id))),
      ),
    async openCheckouts(count: number): Promise<string[]> {
      const rows = await tenant((db) =>
        db
          .select({ id: checkouts.id })
          .from(checkouts)
          .where(and(eq(checkouts.organizationId, organizationId), eq(checkouts.open, true)))
          .orderBy(desc(checkouts.createdAt))
          .limit(count),
      );
      return rows.map(({ id }) => id);
    },
    /** Returns false if the event was recorded before. */
    async noteEvent(id: string, kind: string): Promise<boolean> {
      const rows = await tenant((db) =>
        db
          .insert(paymentEvents)
          .values({ organizationId, id, kind })
          .onConflictDoNothing()
          .returning({ id: paymentEvents.id }),
      );
      return rows.length > 0;
    },
    /** Adds a payment once; its invoice may arrive later. */
    addPayment: (payment: Payment) =>
      tenant((db) =>
        db
          .insert(payments)
          .values({ organizationId, ...payment })
          .onConflictDoUpdate({
            target: [payments.organizationId, payments.id],
            set: { invoiceUrl: sql`coalesce(excluded.invoice_url, ${payments.invoiceUrl})` },
          }),
      ),
    listPayments: (count: number) =>
      tenant((db) =>
        db
          .select()
          .from(payments)
          .where(eq(payments.organizationId, organizationId))
          .orderBy(desc(payments.paidAt))
          .limit(count),
      ),
  };
}
