import { bigint, doublePrecision, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ModelProvider } from '#contract/model-providers.ts';
import type { ModelAgent } from '#contract/model-settings.ts';
import { organization } from './identity.ts';

const organizationId = () =>
  text('organization_id')
    .notNull()
    .references(() => organization.id, { onDelete: 'cascade' });

/** An organization's own model and spending limit. */
export const modelSettings = pgTable(
  'model_settings',
  {
    organizationId: organizationId(),
    /** Null: the operator's model. */
    provider: text().$type<ModelProvider>(),
    name: text().notNull().default(''),
    url: text().notNull().default(''),
    /** The API key, encrypted with the installation's key; null: none. */
    sealedKey: text('sealed_secret'),
    keyEnd: text('key_end').notNull().default(''),
    /** US dollars per million tokens. */
    inputPrice: doublePrecision('input_price'),
    outputPrice: doublePrecision('output_price'),
    /** US dollars if both prices are known, else tokens. */
    monthlyLimit: doublePrecision('monthly_limit'),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId] })],
);

/** Model usage per agent and month. */
export const modelUsage = pgTable(
  'model_usage',
  {
    organizationId: organizationId(),
    /** 'YYYY-MM', UTC. */
    month: text().notNull(),
    agent: text().$type<ModelAgent>().notNull(),
    calls: integer().notNull().default(0),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull().default(0),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull().default(0),
    estimatedCalls: integer('estimated_calls').notNull().default(0),
    /** Millionths of a US dollar. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.month, table.agent] })],
);

/** Maximum that running calls may use of a month's limit; expires by itself if their process dies. */
export const modelReservations = pgTable(
  'model_reservations',
  {
    organizationId: organizationId(),
    id: uuid().notNull(),
    /** 'YYYY-MM', UTC. */
    month: text().notNull(),
    tokens: bigint({ mode: 'number' }).notNull(),
    /** Millionths of a US dollar. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
