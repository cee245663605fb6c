import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WebhookEvent } from '#contract/webhooks.ts';
import { organization } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const organizationId = () =>
  text('organization_id')
    .notNull()
    .references(() => organization.id, { onDelete: 'cascade' });

/** Endpoints that receive events. */
export const webhooks = pgTable(
  'webhooks',
  {
    organizationId: organizationId(),
    id: uuid().notNull().defaultRandom(),
    name: text().notNull(),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** Signing secret, encrypted with the installation's key; a hash would not do, since signing needs the secret. */
    sealedSecret: text('sealed_secret').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    disabledReason: text('disabled_reason').notNull().default(''),
    /** Start of the current failures; null: the last attempt succeeded. */
    failingSince: instant('failing_since'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** One event for one endpoint; its id is the `webhook-id` of every attempt. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    organizationId: organizationId(),
    id: uuid().notNull().defaultRandom(),
    webhookId: uuid('webhook_id').notNull(),
    event: text().notNull(),
    /** Identifies the event, so that reporting it twice creates one delivery. */
    eventKey: text('event_key').notNull(),
    body: text().notNull(),
    state: text().$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    status: integer(),
    problem: text().notNull().default(''),
    createdAt: instant('created_at').notNull().defaultNow(),
    nextAt: instant('next_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      name: 'webhook_deliveries_webhook',
      columns: [table.organizationId, table.webhookId],
      foreignColumns: [webhooks.organizationId, webhooks.id],
    }).onDelete('cascade'),
    uniqueIndex('webhook_deliveries_once').on(table.organizationId, table.webhookId, table.eventKey),
    index('webhook_deliveries_recent').on(table.organizationId, table.webhookId, table.createdAt.desc()),
  ],
);
