import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ApiScope } from '#contract/api-keys.ts';
import { member, organization, user } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** API keys of people. A key belongs to a membership: it is deleted with it and doesn't return on rejoining. */
export const apiKeys = pgTable(
  'api_keys',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** SHA-256 of the key; the key itself is never stored. */
    keyHash: text('key_hash').notNull(),
    ending: text().notNull(),
    scopes: text().array().$type<ApiScope[]>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('api_keys_hash').on(table.organizationId, table.keyHash),
    index('api_keys_member').on(table.memberId),
  ],
);
