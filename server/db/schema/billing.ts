import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Plan, SubscriptionStatus, UsageKind, UsagePool } from '#contract/billing.ts';
import { organization, user } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const organizationId = () =>
  text('organization_id')
    .notNull()
    .references(() => organization.id, { onDelete: 'cascade' });

/** The provider's last known state of a subscription; `id` is the provider's. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    organizationId: organizationId(),
    id: text().notNull(),
    customerId: text('customer_id').notNull(),
    priceId: text('price_id').notNull(),
    planName: text('plan_name').notNull(),
    plan: text().$type<Plan>().notNull(),
    status: text().$type<SubscriptionStatus>().notNull(),
    seats: integer().notNull(),
    nextSeats: integer('next_seats'),
    unpaidEnd: instant('unpaid_end'),
    amountCents: integer('amount_cents').notNull(),
    currency: text().notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    startedAt: instant('started_at').notNull(),
    /** When the provider was asked: an older response never replaces a newer one. */
    readAt: instant('read_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** Checkouts started here, so that a payment is found even if no webhook arrives. */
export const checkouts = pgTable(
  'checkouts',
  {
    organizationId: organizationId(),
    id: text().notNull(),
    open: boolean().notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('checkouts_open').on(table.organizationId, table.open, table.createdAt),
  ],
);

/** Ids of processed provider events. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    organizationId: organizationId(),
    id: text().notNull(),
    kind: text().notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** Payments by the provider's id, so that each is one row. `credits` are purchased extra sessions. */
export const payments = pgTable(
  'payments',
  {
    organizationId: organizationId(),
    id: text().notNull(),
    description: text().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text().notNull(),
    credits: integer().notNull().default(0),
    invoiceUrl: text('invoice_url'),
    paidAt: instant('paid_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('payments_recent').on(table.organizationId, table.paidAt.desc()),
  ],
);

/** One row per run: reserved at start, committed on success, returned otherwise. */
export const usage = pgTable(
  'usage',
  {
    organizationId: organizationId(),
    runId: text('run_id').notNull(),
    kind: text().$type<UsageKind>().notNull(),
    pool: text().$type<UsagePool>().notNull(),
    period: text().notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    state: text().$type<'reserved' | 'committed' | 'returned'>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.runId] }),
    index('usage_period').on(table.organizationId, table.period, table.kind),
  ],
);
